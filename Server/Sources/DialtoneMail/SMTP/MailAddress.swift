/// An email address in a form that can end neither a header nor an SMTP command.
package struct MailAddress: Sendable, Hashable, CustomStringConvertible {
    /// The maximum length of an address in SMTP (RFC 5321, section 4.5.3.1.3).
    private static let limit = 254

    let text: String

    /// Returns `nil` for an invalid address, or one with spaces, controls, quotes or brackets.
    package init?(_ text: String) {
        guard (3...Self.limit).contains(text.utf8.count),
            let at = text.lastIndex(of: "@"), at > text.startIndex,
            text.index(after: at) < text.endIndex,
            text.unicodeScalars.allSatisfy(Self.isPlain),
            text[..<at].firstIndex(of: "@") == nil
        else { return nil }
        self.text = text
    }

    var domain: Substring {
        text[(text.lastIndex(of: "@") ?? text.startIndex)...].dropFirst()
    }

    var isASCII: Bool { text.utf8.allSatisfy { $0 < 128 } }

    package var description: String { "MailAddress(•••)" }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
            .unassigned:
            false
        default:
            !"<>()[]\\,;:\"".unicodeScalars.contains(scalar)
        }
    }
}
