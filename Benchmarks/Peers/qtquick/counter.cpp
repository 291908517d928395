// A counter: all of it is in counter.qml, only the lines are understood here.
#include "harness.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine(QUrl::fromLocalFile(application.arguments().value(1)));
    if (engine.rootObjects().isEmpty())
        return 1;

    auto window = qobject_cast<QQuickWindow *>(engine.rootObjects().first());
    Harness harness(window, [window](const QString &operation) {
        return operation == u"count" && window->setProperty("count", window->property("count").toInt() + 1);
    });
    return application.exec();
}
