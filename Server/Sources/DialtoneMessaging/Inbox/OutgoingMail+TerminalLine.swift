package import DialtoneCore

extension OutgoingMail {
    /// The mail as one line for the terminal of a developer; never for a log.
    package var terminalLine: String {
        let link = notice.action.map { " " + $0.link } ?? ""
        return "mail to \(recipient) (\(projectID)): \(content.subject)\(link)"
    }
}
