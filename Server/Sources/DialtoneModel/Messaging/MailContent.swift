/// The content of a mail, as plain text and as HTML.
package struct MailContent: Sendable, Equatable, CustomStringConvertible {
    package let subject: String
    package let text: String
    package let html: String

    package init(subject: String, text: String, html: String) {
        self.subject = subject
        self.text = text
        self.html = html
    }

    package var description: String { "MailContent(•••)" }
}
