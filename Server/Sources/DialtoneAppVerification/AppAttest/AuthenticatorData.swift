/// The parsed authenticator data (Web Authentication, section 6.1).
///
/// Devices may append more data, such as the app's version. It is covered by the signature and the
/// nonce, but not used here.
struct AuthenticatorData: Hashable, Sendable {
    /// The length of the relying party digest, flags and counter.
    private static let fixedLength = 37

    /// The SHA-256 of the team ID, a dot and the bundle ID.
    let relyingPartyDigest: [UInt8]
    let counter: UInt32

    /// The remaining bytes, which contain the attested credential of an attestation.
    private let rest: ArraySlice<UInt8>

    /// `nil` if there are too few bytes.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.fixedLength else { return nil }
        relyingPartyDigest = Array(bytes[..<32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        rest = bytes[Self.fixedLength...]
    }

    /// The attested credential: authenticator and key ID; `nil` if there is none.
    var attestedCredential: (authenticator: [UInt8], id: [UInt8])? {
        guard rest.count >= 18 else { return nil }
        let authenticator = Array(rest.prefix(16))
        let length = rest.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
        let id = rest.dropFirst(18).prefix(length)
        guard id.count == length else { return nil }
        return (authenticator, Array(id))
    }
}
