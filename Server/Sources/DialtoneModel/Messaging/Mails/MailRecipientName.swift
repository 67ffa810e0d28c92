/// A user's name, if it is safe to show in a mail.
///
/// Anyone can sign up with another person's address and any name. A name that looks like a link, an
/// address or a message would turn the server's mails into spam, so it is not shown at all.
package struct MailRecipientName: Hashable, Sendable {
    /// The maximum number of characters.
    package static let limit = 40

    package let text: String

    /// Returns `nil` for a name that is empty or not safe.
    package init?(_ name: String?) {
        guard let name, !name.isEmpty, name.unicodeScalars.count <= Self.limit,
            name.unicodeScalars.allSatisfy(Self.isUsable),
            name.split(separator: " ").count <= 5,
            // A dot between letters makes a host name; after a title or an initial is a space.
            name.firstMatch(of: /\.[^ ]/) == nil
        else { return nil }
        let text = name.split(separator: " ").joined(separator: " ")
        guard text.unicodeScalars.contains(where: MessageCharacter.isLetter) else { return nil }
        self.text = text
    }

    private static func isUsable(_ scalar: Unicode.Scalar) -> Bool {
        MessageCharacter.isLetter(scalar) || " .'’-·".unicodeScalars.contains(scalar)
    }
}
