import DialtoneCore
import DialtoneMessaging

/// Finds the codes in the inbox that can still be used.
struct OpenCodes: Sendable {
    let store: any DataStore
    let inbox: Inbox
    let clock: ServerClock

    /// The messages whose codes are good, oldest first.
    func messages(of project: ProjectID) async throws -> [TextMessage] {
        let messages = inbox.messages(of: project)
        let now = clock.now
        let open = try await store.read { data in
            try messages.map { message in
                let session = try data.verificationSession(message.sessionInfo.sessionID)
                return session.map { $0.refusal(at: now) == nil } ?? false
            }
        }
        return zip(messages, open).filter(\.1).map(\.0)
    }
}
