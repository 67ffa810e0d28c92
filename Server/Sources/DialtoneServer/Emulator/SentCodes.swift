import DialtoneCore
import DialtoneMessaging

/// The messages in the inbox with what became of their codes.
struct SentCodes: Sendable {
    let store: any DataStore
    let inbox: Inbox
    let clock: ServerClock

    /// Every message of the project, oldest first.
    func all(of project: ProjectID) async throws -> [(message: TextMessage, state: CodeState)] {
        let messages = inbox.messages(of: project)
        let now = clock.now
        let states = try await store.read { data in
            try messages.map { message in
                let session = try data.verificationSession(message.sessionInfo.sessionID)
                return CodeState(of: session, at: now)
            }
        }
        return Array(zip(messages, states))
    }
}
