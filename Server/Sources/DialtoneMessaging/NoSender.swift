package import DialtoneCore

/// Takes no message: for servers that only serve fictional numbers, or do not send yet.
package struct NoSender: SMSSender {
    package init() {}

    package func send(_ message: TextMessage) async throws {
        throw NoSenderConfigured()
    }
}

/// The configuration names nobody who delivers messages.
package struct NoSenderConfigured: Error, Hashable {
    package init() {}
}
