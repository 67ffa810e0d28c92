package import DialtoneBasics

/// The secret that an administrator's program sends as its bearer token: a prefix that identifies
/// the kind of token, and 32 random bytes.
///
/// The prefix lets scanners of repositories and logs detect a leaked secret.
package struct AdminSecret: Sendable, CustomStringConvertible {
    package enum Kind: String, Sendable, CaseIterable {
        case key = "dtk_"
        case accessToken = "dta_"

        fileprivate var form: BytesText { BytesText(length: 32, prefix: rawValue) }
    }

    package let kind: Kind
    private let secret: [UInt8]

    package init(_ kind: Kind, random: RandomSource) {
        self.kind = kind
        secret = random.bytes(kind.form.length)
    }

    /// Parses a bearer token; `nil` if it does not have the form of an admin secret.
    package init?(_ text: some StringProtocol) {
        guard let kind = Kind.allCases.first(where: { text.hasPrefix($0.rawValue) }),
            let bytes = kind.form.bytes(of: text)
        else { return nil }
        self.kind = kind
        secret = bytes
    }

    package var text: String { kind.form.text(of: secret) }

    package var digest: TokenDigest { TokenDigest(of: secret) }

    package var description: String { "AdminSecret(•••)" }
}
