#include "words.h"

#include <QStringList>

namespace {

const QStringList adjectives {
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
    "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive", "cheap",
    "expensive", "fancy",
};
const QStringList colours {
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
};
const QStringList nouns {
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
    "keyboard",
};

// A fixed linear congruential generator, so that every framework shows the same texts.
const QString &draw(const QStringList &words)
{
    static quint32 x = 42;
    x = (x * 1103515245u + 12345u) & 0x7fffffffu;
    return words[(x >> 16) % words.size()];
}

}

QString nextLabel()
{
    const QString &adjective = draw(adjectives);
    const QString &colour = draw(colours);
    const QString &noun = draw(nouns);
    return adjective + ' ' + colour + ' ' + noun;
}
