/// A normalized e-mail address: the lower-case form that is stored and compared.
package struct EmailAddress: Hashable, Sendable {
    /// The longest address that SMTP delivers to (RFC 5321, 4.5.3.1).
    private static let lengthLimit = 254

    package let rawValue: String

    /// Throws ``Refusal/invalidEmail`` for text that no mail server accepts.
    ///
    /// Only sending a message shows whether the address exists, so this checks the syntax only: one
    /// `@`, no invisible characters, and a domain of labels with letters, digits and hyphens.
    package init(checking text: String) throws(Refusal) {
        let address = text.lowercased()
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard address.utf8.count <= Self.lengthLimit, parts.count == 2,
            address.unicodeScalars.allSatisfy(Self.isVisible), Self.isLocalPart(parts[0]),
            Self.isDomain(parts[1])
        else { throw .invalidEmail }
        rawValue = address
    }

    private static func isLocalPart(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy { scalar in
                !"<>()[]\\,;:\"".unicodeScalars.contains(scalar)
            }
    }

    /// White space, control and format characters can make one address look like another, and can
    /// control the terminal that shows it.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
            .lineSeparator, .paragraphSeparator:
            return false
        default:
            return !scalar.properties.isDefaultIgnorableCodePoint
                && !scalar.properties.isWhitespace
        }
    }

    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
    }
}

extension EmailAddress: CustomStringConvertible {
    package var description: String { "EmailAddress(redacted)" }
}
