#include "words.h"

static const char *const adjectives[] = {
  "pretty", "large",  "big",       "small",    "tall",      "short",       "long",  "handsome",  "plain",
  "quaint", "clean",  "elegant",   "easy",     "angry",     "crazy",       "helpful", "mushy",   "odd",
  "unsightly", "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
};
static const char *const colours[] = {
  "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
};
static const char *const nouns[] = {
  "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse", "keyboard",
};

/* A fixed linear congruential generator, so that every framework shows the same texts. */
static guint
draw (guint count)
{
  static guint32 x = 42;

  x = (x * 1103515245u + 12345u) & 0x7fffffffu;
  return (x >> 16) % count;
}

char *
words_next_label (void)
{
  const char *adjective = adjectives[draw (G_N_ELEMENTS (adjectives))];
  const char *colour = colours[draw (G_N_ELEMENTS (colours))];
  const char *noun = nouns[draw (G_N_ELEMENTS (nouns))];

  return g_strdup_printf ("%s %s %s", adjective, colour, noun);
}
