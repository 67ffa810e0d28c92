package import DialtoneCore
package import DialtoneMessaging

/// Which of the two kinds of server runs.
package enum ServerMode: Sendable {
    /// As open as the Firebase Auth emulator: any API key means `defaultProject`, `Bearer owner`
    /// administers every project, and whoever asks reads the messages in `inbox`.
    case development(defaultProject: ProjectID, inbox: Inbox)

    /// Nothing of the emulator's surface exists.
    ///
    /// Whoever reaches `adminListener` administers every project, so it belongs on loopback.
    case production(adminListener: ListenerSettings?)

    var isProduction: Bool {
        if case .production = self { true } else { false }
    }
}
