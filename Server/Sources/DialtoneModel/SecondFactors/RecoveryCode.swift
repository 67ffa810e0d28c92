package import DialtoneBasics

/// A code that a user keeps for the loss of a second factor.
///
/// It has 80 random bits. These are too many for an attacker who reads the digests to try out all
/// codes, so the digest needs neither a key nor a slow function.
package struct RecoveryCode: Hashable, Sendable {
    /// Digits and letters without those that are read as others: i, l, o and u.
    private static let alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    private static let length = 16

    /// Letters that users read in the place of digits.
    private static let misread: [Character: Character] = ["o": "0", "i": "1", "l": "1"]

    /// Hyphens, with those that word processors put in their place.
    private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2011}", "\u{2013}"]

    private let characters: String

    package init(random: RandomSource) {
        characters = random.text(of: Self.alphabet, length: Self.length)
    }

    /// Parses what a user typed, with spaces, hyphens and capitals, and with letters for digits.
    package init?(typed text: String) {
        guard text.utf8.count <= 8 * Self.length else { return nil }
        let characters = text.lowercased()
            .filter { !$0.isWhitespace && !Self.hyphens.contains($0) }
            .map { Self.misread[$0] ?? $0 }
        guard characters.count == Self.length,
            characters.allSatisfy({ Self.alphabet.contains($0) })
        else { return nil }
        self.characters = String(characters)
    }

    /// The code in groups of four, as users get it.
    package var text: String {
        stride(from: 0, to: Self.length, by: 4)
            .map { String(characters.dropFirst($0).prefix(4)) }
            .joined(separator: "-")
    }

    /// The digest for one account, so that equal codes of others do not show, and a digest that is
    /// copied to another account is of no use there.
    func digest(for account: Account) -> TokenDigest {
        let parts = ["recovery-code", account.projectID.rawValue, account.id.rawValue, characters]
        return TokenDigest(of: Array(parts.joined(separator: "\n").utf8))
    }
}

extension RecoveryCode: CustomStringConvertible, CustomReflectable {
    package var description: String { "RecoveryCode(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
