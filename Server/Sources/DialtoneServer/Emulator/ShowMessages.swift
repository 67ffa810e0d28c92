import DialtoneCore

/// Shows every message in the inbox, oldest first, used or not.
struct ShowMessages: Endpoint {
    let codes: SentCodes

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> SentMessages {
        let sent = try await codes.all(of: caller.project.id)
        return SentMessages(messages: sent.map(SentMessage.init))
    }
}

/// Answer of `messages`.
struct SentMessages: Encodable, Sendable {
    let messages: [SentMessage]
}
