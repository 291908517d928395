// The line protocol of the benchmarks' programs: times operations from their call until the window has swapped the
// frame that shows them.
#pragma once

#include <QCoreApplication>
#include <QQuickWindow>
#include <QSocketNotifier>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <functional>
#include <optional>
#include <unistd.h>

// Performs the lines of stdin one after the other, each when no frame was painted for a while.
class Harness
{
public:
    // Performs the operation of a line; false if it is unknown.
    using Perform = std::function<bool(const QString &operation)>;

    Harness(QQuickWindow *window, Perform perform) : m_window(window), m_perform(std::move(perform))
    {
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { nextLine(); });
        QObject::connect(&m_input, &QSocketNotifier::activated, [this] { read(); });
        QObject::connect(window, &QQuickWindow::frameSwapped, window, [this] { frameSwapped(); }, Qt::DirectConnection);
    }

private:
    using Clock = std::chrono::steady_clock;

    // After so long without a frame, nothing throttles the next one.
    static constexpr std::chrono::milliseconds idle { 50 };
    static constexpr std::chrono::milliseconds tick { 5 };

    void read()
    {
        char buffer[65536];
        const auto count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count <= 0) {
            m_input.setEnabled(false);
            m_received += "quit\n";
        } else {
            m_received.append(buffer, count);
        }
        nextLine();
    }

    void nextLine()
    {
        const auto end = m_received.indexOf('\n');
        if (!m_operation.isEmpty() || !m_lastFrame || end < 0)
            return;
        if (Clock::now() - *m_lastFrame < idle) {
            m_timer.start(tick);
            return;
        }
        const auto line = QString::fromUtf8(m_received.first(end));
        m_received.remove(0, end + 1);
        if (line == u"quit") {
            QCoreApplication::quit();
        } else if (line == u"state") {
            QString state;
            QMetaObject::invokeMethod(m_window, "state", Q_RETURN_ARG(QString, state));
            say("state " + state.toUtf8());
            m_timer.start(0);
        } else {
            perform(line);
        }
    }

    // As an event's handler would; the window then swaps one frame, also if nothing changed.
    void perform(const QString &operation)
    {
        m_operation = operation.toUtf8();
        m_started = Clock::now();
        if (m_perform(operation)) {
            m_window->update();
            return;
        }
        m_operation.clear();
        say("unknown " + operation.toUtf8());
        m_timer.start(0);
    }

    void frameSwapped()
    {
        const auto now = Clock::now();
        if (!m_lastFrame) {
            say("ready " + QByteArray::number(std::chrono::duration<double>(now.time_since_epoch()).count(), 'f', 6));
        } else if (!m_operation.isEmpty()) {
            const std::chrono::duration<double, std::milli> taken = now - m_started;
            say("done " + m_operation + ' ' + QByteArray::number(taken.count(), 'f', 3));
            m_operation.clear();
        }
        m_lastFrame = now;
        m_timer.start(tick);
    }

    static void say(const QByteArray &line)
    {
        std::puts(line.constData());
        std::fflush(stdout);
    }

    QQuickWindow *m_window;
    Perform m_perform;
    QTimer m_timer;
    QSocketNotifier m_input { STDIN_FILENO, QSocketNotifier::Read };
    QByteArray m_received;
    QByteArray m_operation;
    Clock::time_point m_started;
    std::optional<Clock::time_point> m_lastFrame;
};
