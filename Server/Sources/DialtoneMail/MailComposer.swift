package import DialtoneBasics
import DialtoneModel
import Foundation

/// Composes emails in the format of RFC 5322.
package struct MailComposer: Sendable {
    private let from: MailAddress
    private let replyTo: MailAddress?
    private let senderDomains: Set<String>
    private let random: RandomSource

    /// `senderDomains` are the domains in lower case, besides that of `from`, whose addresses
    /// projects may use as senders.
    package init(
        from: MailAddress,
        replyTo: MailAddress? = nil,
        senderDomains: Set<String> = [],
        random: RandomSource
    ) {
        self.from = from
        self.replyTo = replyTo
        self.senderDomains = senderDomains
        self.random = random
    }

    /// The addresses that a mail is sent from and answered to.
    private struct Addresses {
        let from: MailAddress
        let replyTo: MailAddress?
    }

    /// Composes an email with the sender of its project.
    ///
    /// Throws ``MailFailure/malformed`` for an invalid address, and for a field with line breaks or
    /// other controls: a field that could add a header is rejected, not corrected.
    func compose(_ mail: OutgoingMail) throws(MailFailure) -> SMTPEnvelope {
        try compose(
            mail.content,
            to: mail.recipient,
            by: mail.sender.name,
            from: addresses(of: mail.sender),
            at: mail.sentAt
        )
    }

    func compose(_ mail: OperatorMail) throws(MailFailure) -> SMTPEnvelope {
        try compose(
            MailContent(
                subject: mail.subject,
                text: mail.text,
                html: OperatorMailPage(mail).text
            ),
            to: mail.recipient,
            by: "Dialtone",
            from: Addresses(from: from, replyTo: replyTo),
            at: mail.createdAt
        )
    }

    /// Returns why mails do not have the sender address `address`; `nil` if they have.
    func problem(withSender address: String) -> String? {
        guard let address = MailAddress(address) else { return "is not an e-mail address" }
        let domain = address.domain.lowercased()
        guard domain != from.domain.lowercased(), !senderDomains.contains(domain) else {
            return nil
        }
        return "has the domain \(domain), which mail.senderDomains in the server's configuration "
            + "does not contain"
    }

    /// An address of a domain that is not permitted is replaced by the server's: another project
    /// or company may own it.
    private func addresses(of sender: MailIdentity) -> Addresses {
        var own = from
        if let text = sender.from, problem(withSender: text) == nil, let address = MailAddress(text)
        {
            own = address
        }
        return Addresses(
            from: own,
            replyTo: sender.replyTo.flatMap(MailAddress.init) ?? replyTo
        )
    }

    private func compose(
        _ content: MailContent,
        to recipient: String,
        by name: String,
        from addresses: Addresses,
        at moment: Timestamp
    ) throws(MailFailure) -> SMTPEnvelope {
        guard let recipient = MailAddress(recipient) else { throw .malformed }
        let (from, replyTo) = (addresses.from, addresses.replyTo)
        let domain = String(from.domain)
        var headers = MailHeaders()
        try headers.add("Date", Self.date(of: moment))
        try headers.add("Message-ID", "<\(Base64URL.encode(random.bytes(18)))@\(domain)>")
        try headers.add("From", mailbox: from, name: name)
        try headers.add("To", mailbox: recipient, name: "")
        if let replyTo { try headers.add("Reply-To", mailbox: replyTo, name: "") }
        try headers.add("Subject", text: content.subject)
        // Prevents automatic replies (RFC 3834).
        try headers.add("Auto-Submitted", "auto-generated")
        let body = MailBody(
            content: content,
            boundary: "=_" + Base64URL.encode(random.bytes(18))
        )
        return SMTPEnvelope(
            sender: from,
            recipient: recipient,
            content: headers.text + body.text
        )
    }

    /// Returns the date in UTC, for example `Tue, 14 Nov 2023 22:13:20 +0000`.
    private static func date(of moment: Timestamp) -> String {
        let style = Date.VerbatimFormatStyle(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \
                \(year: .padded(4)) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
                \(minute: .twoDigits):\(second: .twoDigits) +0000
                """,
            locale: Locale(identifier: "en_US_POSIX"),
            timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian)
        )
        return moment.date.formatted(style)
    }
}

/// The header fields of an email; the values cannot end a field.
struct MailHeaders {
    private(set) var text = ""

    /// Adds a field with a plain ASCII value.
    mutating func add(_ name: String, _ value: String) throws(MailFailure) {
        guard value.utf8.allSatisfy({ (32...126).contains($0) }) else { throw .malformed }
        text += "\(name): \(value)\r\n"
    }

    /// Adds a field with free text, encoded if necessary.
    mutating func add(_ name: String, text value: String) throws(MailFailure) {
        text += "\(name): \(try EncodedWords.text(of: value))\r\n"
    }

    /// Adds a field with one mailbox.
    ///
    /// A non-ASCII address is not encoded: it is only sent to servers that support such headers.
    mutating func add(
        _ field: String,
        mailbox address: MailAddress,
        name: String
    ) throws(MailFailure) {
        let phrase = name.isEmpty ? "" : try EncodedWords.phrase(of: name) + " "
        text += "\(field): \(phrase)<\(address.text)>\r\n"
    }
}

/// The HTML version of an email to an operator, with the line breaks of the text.
struct OperatorMailPage {
    private let mail: OperatorMail

    init(_ mail: OperatorMail) {
        self.mail = mail
    }

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>\(HTMLText(mail.subject))</title></head>
        <body>
        <pre style="white-space:pre-wrap">\(HTMLText(mail.text))</pre>
        </body>
        </html>

        """
    }
}
