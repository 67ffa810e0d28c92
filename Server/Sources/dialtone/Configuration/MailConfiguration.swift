import Configuration
import DialtoneMessaging

/// Who delivers mail.
///
/// - `from` (string, required where `smtp.host` is set): the address that mails come from.
/// - `replyTo` (string, optional): the address that answers go to.
struct MailConfiguration: Sendable {
    struct Delivery: Sendable {
        let server: SMTPServerSettings
        let from: MailAddress
        let replyTo: MailAddress?
    }

    /// `nil` for a server that sends no mail.
    let delivery: Delivery?

    init(config: ConfigReader) throws {
        let server = try SMTPConfiguration(config: config.scoped(to: "smtp")).server
        let from = try Self.address(config.string(forKey: "from"), key: "mail.from")
        let replyTo = try Self.address(config.string(forKey: "replyTo"), key: "mail.replyTo")
        guard let server else {
            delivery = nil
            return
        }
        guard let from else {
            throw ConfigurationProblem("mail.from: is missing; for example no-reply@example.com")
        }
        delivery = Delivery(server: server, from: from, replyTo: replyTo)
    }

    private static func address(_ text: String?, key: String) throws -> MailAddress? {
        guard let text else { return nil }
        guard let address = MailAddress(text) else {
            throw ConfigurationProblem("\(key): must be an address like no-reply@example.com")
        }
        return address
    }
}
