package import DialtoneBasics

/// A project's own text of one kind of mail in one language.
///
/// It is plain text. The server makes the HTML version, so that no text can contain markup.
package struct CustomMailText: Hashable, Sendable {
    package static let subjectLimit = 150
    package static let bodyLimit = 5_000
    package static let buttonLimit = 60

    package var subject = ""

    /// The content, in paragraphs that empty lines separate.
    package var body = ""

    /// The label of the button for the link; `nil` for the built-in one.
    package var button: String?

    package init() {}

    package init(subject: String, body: String, button: String? = nil) {
        self.subject = subject
        self.body = body
        self.button = button
    }

    /// Returns the text of a form or a file: with plain line breaks, and without blanks around it.
    package static func entered(subject: String, body: String, button: String?) -> Self {
        let lines = body.replacing("\r\n", with: "\n")
        let label = button.map(trimmed) ?? ""
        return Self(
            subject: trimmed(subject),
            body: String(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()),
            button: label.isEmpty ? nil : label
        )
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\n"
    }
}

extension CustomMailText: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("subject", \.subject),
            SettingPart("body", \.body),
            SettingPart("button", \.button),
        ]
    }
}
