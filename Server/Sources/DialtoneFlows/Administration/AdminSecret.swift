package import DialtoneBasics

/// The secret that an administrator's program sends as its bearer token: a prefix that identifies
/// the kind of token, and 32 random bytes.
///
/// The prefix lets scanners of repositories and logs detect a leaked secret.
package struct AdminSecret: Sendable, CustomStringConvertible {
    package enum Kind: String, Sendable, CaseIterable {
        case key = "dtk_"
        case accessToken = "dta_"
    }

    package let kind: Kind
    private let secret: [UInt8]

    package init(_ kind: Kind, random: RandomSource) {
        self.kind = kind
        secret = random.bytes(32)
    }

    /// Parses a bearer token; `nil` if it does not have the form of an admin secret.
    package init?(_ text: some StringProtocol) {
        guard let kind = Kind.allCases.first(where: { text.hasPrefix($0.rawValue) }),
            let bytes = Base64URL.decode(String(text.dropFirst(kind.rawValue.count))),
            bytes.count == 32
        else { return nil }
        self.kind = kind
        secret = bytes
    }

    package var text: String { kind.rawValue + Base64URL.encode(secret) }

    package var digest: TokenDigest { TokenDigest(of: secret) }

    package var description: String { "AdminSecret(•••)" }
}
