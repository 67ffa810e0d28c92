extension DataOptions {
    /// Why operators get no mails about alerts, as the end of a sentence; `nil` where they do.
    func alertMailObstacle() async throws -> String? {
        guard let mail = try await mail() else { return "a development server mails no operators" }
        return Self.obstacle(of: mail)
    }

    /// Why users get no mails; `nil` where they do, as in the inbox of a development server.
    func mailObstacle() async throws -> String? {
        try await mail().flatMap(Self.obstacle)
    }

    private static func obstacle(of mail: MailConfiguration) -> String? {
        guard mail.delivery == nil else { return nil }
        return "no mail server is set up: set mail.smtp.host and mail.from in the configuration"
    }

    /// Tells whoever named operators to be mailed that they will not be, if so.
    func noteAlertMail() async throws {
        guard let obstacle = try await alertMailObstacle() else { return }
        Terminal.complain(
            "Note: the addresses are kept, but alerts are not mailed, since \(obstacle)."
        )
    }
}
