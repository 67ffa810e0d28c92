import DialtoneCore
import DialtoneMessaging

/// Shows every message in the inbox, oldest first, used or not.
struct ShowMessages: Endpoint {
    let inbox: Inbox

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> SentMessages {
        SentMessages(messages: inbox.messages(of: caller.project.id).map(SentMessage.init))
    }
}

/// Answer of `messages`.
struct SentMessages: Encodable, Sendable {
    let messages: [SentMessage]
}
