package import DialtoneCore

/// Takes no mail: for servers whose users sign in by phone number alone.
package struct NoMailSender: MailSender, OperatorMailSender {
    package init() {}

    package func send(_ mail: OutgoingMail) async throws {
        throw NoMailSenderConfigured()
    }

    package func deliver(_ mail: OperatorMail) async throws {
        throw NoMailSenderConfigured()
    }

    package func checkAvailability() throws(Refusal) {
        throw .mailNotConfigured
    }
}

/// The configuration has no mail server.
package struct NoMailSenderConfigured: Error, Hashable {
    package init() {}
}
