#if INSPECTOR

internal import ComponentFlow
package import OpenDisplay

/// The answers and reports of the desktop, which are inputs of the program as events are.
extension SessionRecorder: DesktopInterceptor {
    package func perform(
        _ request: DesktopRequest, send: (@escaping @MainActor (DesktopAnswer) -> Void) -> Void,
        completion: @escaping @MainActor (DesktopAnswer) -> Void
    ) {
        let number = takeRequestNumber()
        pendingRequests.insert(number)
        let sending = Sending()
        send { [weak self] answer in
            guard let self, isRecording else { return completion(answer) }
            perform(number, request, answer, isImmediate: !sending.hasEnded) { completion(answer) }
        }
        sending.hasEnded = true
    }

    private final class Sending {
        var hasEnded = false
    }

    private func perform(
        _ number: Int, _ request: DesktopRequest, _ answer: DesktopAnswer, isImmediate: Bool, _ body: () -> Void
    ) {
        let reply = RecordedReply(number: number, request: request, answer: answer, isImmediate: isImmediate)
        if reply.isLast { pendingRequests.remove(number) }
        if answer == .isCarried(true) { isDragging = true }
        perform(.reply(reply), body)
    }

    package func answer(_ request: DesktopRequest, send: () -> DesktopAnswer) -> DesktopAnswer {
        let number = takeRequestNumber()
        let answer = send()
        perform(number, request, answer, isImmediate: true) {}
        return answer
    }

    package func handle(_ report: DesktopReport, _ body: () -> Void) {
        switch report {
        case .clipboard(let isPrimary, let types):
            let types = types.map(RecordedDesktop.recorded)
            desktop[isPrimary: isPrimary] = types
            perform(.clipboard(isPrimary: isPrimary, types: types), body)
        case .dragEnded(let action):
            isDragging = false
            perform(.dragEnded(action), body)
        }
    }

    package func canPrint(_ isAvailable: Bool) -> Bool {
        if isAvailable { desktop.canPrint = true }
        return isAvailable
    }

    /// Records contents of the clipboards that no report has announced, because they were there before the first window.
    func noteClipboards() {
        let current = RecordedDesktop.current(canPrint: desktop.canPrint)
        for isPrimary in [false, true] {
            guard let types = current[isPrimary: isPrimary], types != desktop[isPrimary: isPrimary] else { continue }
            desktop[isPrimary: isPrimary] = types
            perform(.clipboard(isPrimary: isPrimary, types: types))
        }
    }
}

#endif
