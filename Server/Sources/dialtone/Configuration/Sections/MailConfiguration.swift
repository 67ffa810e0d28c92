import DialtoneMail
import DialtoneModel
import Configuration

/// The settings for sending mail.
///
/// - `from` (string, required if `smtp.host` is set): the sender address of mails.
/// - `replyTo` (string, optional): the address for replies.
/// - `senderDomains` (list of strings, default empty): the domains, besides that of `from`, whose
///   addresses projects may use as senders.
struct MailConfiguration: Sendable {
    struct Delivery: Sendable {
        let server: SMTPServerSettings
        let from: MailAddress
        let replyTo: MailAddress?
        let senderDomains: Set<String>
    }

    /// The delivery settings; `nil` for a server that sends no mail.
    let delivery: Delivery?

    /// The file with the password for the mail server; `nil` if there is none.
    let passwordFile: String?

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let smtp = try problems.collect {
            try SMTPConfiguration(config: config.scoped(to: "smtp"))
        }
        passwordFile = smtp?.passwordFile
        let sender = config.string(forKey: "from")
        let from = try problems.collect { try Self.address(sender, key: "mail.from") } ?? nil
        let replyTo = try problems.collect {
            try Self.address(config.string(forKey: "replyTo"), key: "mail.replyTo")
        }
        if config.string(forKey: "smtp.host")?.isEmpty == false, sender == nil {
            problems.note("mail.from: is missing; for example no-reply@example.com")
        }
        let domains = Self.senderDomains(config, &problems)
        try problems.check()
        if let server = smtp?.server, let from {
            delivery = Delivery(
                server: server,
                from: from,
                replyTo: replyTo ?? nil,
                senderDomains: domains
            )
        } else {
            delivery = nil
        }
    }

    private static func senderDomains(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> Set<String> {
        var domains: Set<String> = []
        for text in config.stringArray(forKey: "senderDomains", default: []) {
            if (try? EmailAddress(checking: "x@\(text)")) != nil {
                domains.insert(text.lowercased())
            } else {
                problems.note("mail.senderDomains: \(text) is not a domain such as example.com")
            }
        }
        return domains
    }

    private static func address(_ text: String?, key: String) throws -> MailAddress? {
        guard let text else { return nil }
        guard let address = MailAddress(text) else {
            throw ConfigurationProblem("\(key): must be an address like no-reply@example.com")
        }
        return address
    }
}
