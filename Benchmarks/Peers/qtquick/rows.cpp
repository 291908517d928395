// A table of rows: the view is in rows.qml, the model in C++.
#include "harness.h"
#include "row-model.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

static bool perform(RowModel &model, const QString &operation)
{
    if (operation == u"create" || operation == u"replace")
        model.create(1000);
    else if (operation == u"create10k")
        model.create(10000);
    else if (operation == u"append" || operation == u"append10k")
        model.append(1000);
    else if (operation == u"clear")
        model.clear();
    else if (operation == u"update")
        model.updateEveryTenth();
    else if (operation == u"select" && model.rowCount() > 0)
        model.selectNext();
    else if (operation == u"swap" && model.rowCount() > 998)
        model.swap(1, 998);
    else if (operation == u"remove" && model.rowCount() > 4)
        model.remove(4);
    else
        return false;
    return true;
}

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    RowModel model;
    QQmlApplicationEngine engine;
    engine.setInitialProperties({ { "rows", QVariant::fromValue(&model) } });
    engine.load(QUrl::fromLocalFile(application.arguments().value(1)));
    if (engine.rootObjects().isEmpty())
        return 1;

    auto window = qobject_cast<QQuickWindow *>(engine.rootObjects().first());
    Harness harness(window, [&model](const QString &operation) { return perform(model, operation); });
    return application.exec();
}
