import Foundation

/// An app's name, sanitized for use in a message.
///
/// The name is free text of an operator. Line breaks, `@` and `#` could bind the code to another
/// site, and invisible characters could reorder the text.
package struct MessageAppName: Hashable, Sendable {
    package static let limit = 30

    package let text: String

    package init(_ name: String) {
        let visible = name.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
            MessageCharacter.isVisible(scalar) && !MessageCharacter.binds(scalar)
                ? Character(scalar) : " "
        }
        text = Self.cut(Self.squeezed(String(visible)), to: Self.limit)
    }

    private init(checked text: String) {
        self.text = text
    }

    /// The name without text that phones may read as the code or as an address.
    package var besideCode: MessageAppName {
        var text = text.replacing("://", with: " ")
        while let number = MessageCharacter.longNumber(in: text) { text.removeSubrange(number) }
        return MessageAppName(checked: Self.squeezed(text))
    }

    /// Returns shorter names, each one character shorter, for messages with less room.
    package func shortened(to least: Int) -> [String] {
        (least..<max(text.count, least)).reversed().map { Self.cut(text, to: $0) }
    }

    private static func squeezed(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }

    private static func cut(_ text: String, to length: Int) -> String {
        var text = text.prefix(length)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
