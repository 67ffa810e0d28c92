/// What the reader of a mail sees, in both forms.
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
