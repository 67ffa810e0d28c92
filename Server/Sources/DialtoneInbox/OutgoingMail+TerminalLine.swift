package import DialtoneModel

extension OutgoingMail {
    /// The email as one line for a developer's terminal; must not be logged.
    package var terminalLine: String {
        let link = notice.action.map { " " + $0.link } ?? ""
        return "mail to \(recipient) (\(projectID)): \(content.subject)\(link)"
    }
}
