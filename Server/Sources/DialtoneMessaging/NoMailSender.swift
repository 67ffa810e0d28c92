package import DialtoneCore

/// Takes no mail: for servers whose accounts need none, or that do not send yet.
package struct NoMailSender: MailSender, OperatorMailSender {
    package init() {}

    package func send(_ mail: OutgoingMail) async throws {
        throw NoMailSenderConfigured()
    }

    package func deliver(_ mail: OperatorMail) async throws {
        throw NoMailSenderConfigured()
    }
}

/// The configuration names nobody who delivers mail.
package struct NoMailSenderConfigured: Error, Hashable {
    package init() {}
}
