package import DialtoneModel

/// Rejects all emails, for servers whose users sign in only by phone number.
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

/// No mail server is configured.
package struct NoMailSenderConfigured: Error, Hashable {
    package init() {}
}
