/// An app's name, made safe to stand inside a message.
///
/// A name is free text of an operator. Line breaks, `@` and `#` could turn it into a code that
/// phones fill in on another site; invisible marks could reorder what the reader sees.
struct MessageAppName {
    static let limit = 30

    let text: String

    init(_ name: String) {
        // Most names are words of ASCII, and need no look at Unicode's tables.
        if name.utf8.count <= Self.limit, name.utf8.allSatisfy(Self.isLetterOrDigit) {
            text = name
            return
        }
        let visible = name.unicodeScalars.map { scalar in
            Self.isPlain(scalar) ? Character(scalar) : " "
        }
        let words = String(visible).split(separator: " ", omittingEmptySubsequences: true)
        text = Self.trimmed(words.joined(separator: " "), to: Self.limit)
    }

    /// Shorter names, each cut by one character, for messages that have less room.
    var shortened: some Sequence<String> {
        (1..<max(text.count, 1)).lazy.map { Self.trimmed(text, to: text.count - $0) }
    }

    private static func trimmed(_ text: String, to length: Int) -> String {
        var text = text.prefix(length)
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator,
            .surrogate, .privateUse, .unassigned:
            false
        default:
            // The full-width and small forms of both signs are read like the plain ones.
            !"@#\u{FF20}\u{FF03}\u{FE6B}\u{FE5F}".unicodeScalars.contains(scalar)
        }
    }
}
