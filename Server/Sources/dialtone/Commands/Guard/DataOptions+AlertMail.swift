extension DataOptions {
    /// Returns why alerts are not mailed, as the end of a sentence; `nil` if they are.
    func alertMailObstacle() async throws -> String? {
        guard let mail = try await mail() else {
            return "a development server sends no e-mails to operators"
        }
        return mail.obstacle
    }

    /// Returns why users get no mail; `nil` if they do, or if a development server stores it.
    func mailObstacle() async throws -> String? {
        try await mail().flatMap(\.obstacle)
    }

    /// Prints a note if operators' addresses are configured but no mail can be sent.
    func noteAlertMail() async throws {
        guard let obstacle = try await alertMailObstacle() else { return }
        Terminal.complain(
            "Note: the addresses are saved, but alerts are not sent to them because \(obstacle)."
        )
    }
}

extension MailConfiguration {
    /// Why the server sends no e-mails, as the end of a sentence; `nil` if it does.
    var obstacle: String? {
        guard delivery == nil else { return nil }
        return "no mail server is configured: set mail.smtp.host and mail.from"
    }
}
