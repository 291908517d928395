import ComponentFlow
import ComponentFlowSecrets
import Foundation

extension Page {
    static let desktopServices = Page(
        "desktop-services", title: "Desktop services", topic: .motion,
        about: Localized(
            "Secrets that the desktop keeps, a computer that stays awake, notifications, recent files and the formats of the clipboard.",
            de:
                "Geheimnisse, die der Desktop verwahrt, ein Rechner, der wach bleibt, Mitteilungen, zuletzt geöffnete Dateien und die Formate der Zwischenablage.",
            ja: "デスクトップが保管する秘密情報、スリープの抑止、通知、最近使ったファイル、クリップボードの形式。"),
        demo: DesktopServicesDemo())
}

// <code>
private struct DesktopServicesDemo: CompositeComponent {
    @Local var secret = "correct horse"
    @Local var staysAwake = false
    @Local var report = "The results are shown here."

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                TextField("Secret", text: $secret, isSecure: true)
                    .frame(width: 130)
                PillButton("Store") { storeSecret() }
                PillButton("Read") { readSecret() }
            }
            Toggle("Keep the computer awake", isOn: $staysAwake)
                .onChange(of: staysAwake) { keepAwake(staysAwake) }
                .onDisappear { keepAwake(false) }
            HStack(spacing: 12) {
                PillButton("Notify") { notify() }
                PillButton("Save a file") { saveFile() }
            }
            HStack(spacing: 12) {
                PillButton("Copy") { copyFormats() }
                PillButton("Show formats") { showFormats() }
            }
            caption(report, theme)
        }
    }

    @MainActor private func keepAwake(_ isAwake: Bool) {
        UIApplication.shared.isIdleTimerDisabled = isAwake
    }

    // This collection is forgotten at the end of the session.
    private var store: SecretStore {
        SecretStore(collection: .session)
    }

    @MainActor private func storeSecret() {
        Task {
            do {
                try await store.store(
                    secret, service: "Gallery", account: "demo")
                report = "The secret was stored."
            } catch {
                report = "\(error)"
            }
        }
    }

    @MainActor private func readSecret() {
        Task {
            do {
                let secret = try await store.string(
                    service: "Gallery", account: "demo")
                report =
                    secret.map { "The secret is \($0)." }
                    ?? "There is no secret."
            } catch {
                report = "\(error)"
            }
        }
    }

    @MainActor private func notify() {
        let content = UNMutableNotificationContent()
        content.title = "Gallery"
        content.body = "This is a notification of the desktop."
        let request = UNNotificationRequest(
            identifier: "gallery", content: content, trigger: nil)
        UNUserNotificationCenter.current().add(request)
    }

    @MainActor private func saveFile() {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("Gallery.txt")
        do {
            try Data("A recent file\n".utf8).write(to: file)
            UIApplication.shared.noteNewRecentDocumentURL(file)
            let files = UIApplication.shared.recentDocumentURLs
            let names = files.map(\.lastPathComponent)
            report = "Recent: \(names.joined(separator: ", "))"
        } catch {
            report = "\(error)"
        }
    }

    /// Copies a text that other programs paste in bold.
    @MainActor private func copyFormats() {
        UIPasteboard.general.items = [
            [
                "public.utf8-plain-text": "Bold text",
                "public.html": "<b>Bold</b> text",
                "public.rtf": Data(#"{\rtf1 {\b Bold} text}"#.utf8),
            ]
        ]
        showFormats()
    }

    @MainActor private func showFormats() {
        let types = UIPasteboard.general.types
        report =
            types.isEmpty
            ? "The clipboard is empty."
            : types.joined(separator: ", ")
    }
}
// </code>
