/// What an authenticator says of itself and of the app (Web Authentication, section 6.1).
///
/// Devices may append more, such as the app's version; it is covered by signature and nonce, and
/// nothing here depends on it.
struct AuthenticatorData: Hashable, Sendable {
    /// Relying party, flags and counter.
    private static let fixedLength = 37

    /// SHA-256 of team ID, a dot and bundle ID.
    let relyingPartyDigest: [UInt8]
    let counter: UInt32

    /// What follows in an attestation: the rest of the bytes.
    private let rest: ArraySlice<UInt8>

    /// `nil` if there are too few bytes.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.fixedLength else { return nil }
        relyingPartyDigest = Array(bytes[..<32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        rest = bytes[Self.fixedLength...]
    }

    /// The key that an attestation is about; `nil` if there is none.
    var attestedCredential: (authenticator: [UInt8], id: [UInt8])? {
        guard rest.count >= 18 else { return nil }
        let authenticator = Array(rest.prefix(16))
        let length = rest.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
        let id = rest.dropFirst(18).prefix(length)
        guard id.count == length else { return nil }
        return (authenticator, Array(id))
    }
}
