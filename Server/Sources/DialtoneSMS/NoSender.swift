package import DialtoneModel

/// Rejects every message, for servers that use only fictional numbers or do not send yet.
package struct NoSender: SMSSender {
    package init() {}

    package func send(_ message: TextMessage) async throws {
        throw NoSenderConfigured()
    }
}

/// No SMS gateway is configured.
package struct NoSenderConfigured: Error, Hashable {
    package init() {}
}
