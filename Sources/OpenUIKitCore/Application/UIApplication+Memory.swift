extension UIApplication {
    /// Posted when the system has little free memory, which it reports if the service Low Memory Monitor is installed.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Notifies the delegate, the observers, and all controllers in windows that little memory is free.
    package final func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        var seen: Set<ObjectIdentifier> = []
        var waiting = windows.compactMap(\.rootViewController)
        while let controller = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            controller.didReceiveMemoryWarning()
            waiting += controller.children
            if let presented = controller.presentedViewController { waiting.append(presented) }
        }
    }
}
