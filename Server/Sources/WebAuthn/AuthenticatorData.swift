import Crypto
import DialtoneBasics

/// The parsed authenticator data (Web Authentication, section 6.1).
struct AuthenticatorData: Sendable {
    /// The length of the digest of the RP ID, the flags and the counter.
    private static let fixedLength = 37

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        static let userPresent = Self(rawValue: 0x01)
        static let userVerified = Self(rawValue: 0x04)
        static let backupEligible = Self(rawValue: 0x08)
        static let backedUp = Self(rawValue: 0x10)
        static let attestedCredential = Self(rawValue: 0x40)
        static let extensions = Self(rawValue: 0x80)
    }

    let bytes: [UInt8]
    let flags: Flags
    let counter: UInt32

    /// The new credential; `nil` unless the flags announce one.
    let credential: AttestedCredential?

    init(_ bytes: [UInt8]) throws(WebAuthnProblem) {
        guard bytes.count <= CBORReader.sizeLimit else { throw .tooLarge }
        guard bytes.count >= Self.fixedLength else { throw .malformedAuthenticatorData }
        self.bytes = bytes
        flags = Flags(rawValue: bytes[32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        var rest = bytes[Self.fixedLength...]
        credential =
            flags.contains(.attestedCredential) ? try AttestedCredential(takenFrom: &rest) : nil
        if flags.contains(.extensions) {
            guard let (outputs, after) = try? CBORReader.item(atStartOf: rest),
                case .map = outputs
            else { throw .malformedAuthenticatorData }
            rest = after
        }
        guard rest.isEmpty else { throw .malformedAuthenticatorData }
    }

    /// Throws unless the data is for the relying party, and the user was present and, if it requires
    /// that, verified.
    func check(for party: RelyingParty) throws(WebAuthnProblem) {
        let digest = Array(SHA256.hash(data: Array(party.id.utf8)))
        guard Array(bytes[..<32]) == digest else { throw .wrongRelyingParty }
        guard flags.contains(.userPresent) else { throw .userNotPresent }
        guard flags.contains(.userVerified) || !party.requiresUserVerification else {
            throw .userNotVerified
        }
        guard flags.contains(.backupEligible) || !flags.contains(.backedUp) else {
            throw .impossibleBackup
        }
    }
}

/// A new credential in authenticator data: the authenticator's kind, the ID and the public key.
struct AttestedCredential: Sendable {
    /// The length of the authenticator's kind and of the length of the ID.
    private static let fixedLength = 18

    let aaguid: [UInt8]
    let id: [UInt8]

    /// The public key in the form of COSE.
    let publicKey: [UInt8]

    /// Reads a credential from the start of `data`, and removes its bytes.
    fileprivate init(takenFrom data: inout ArraySlice<UInt8>) throws(WebAuthnProblem) {
        guard data.count >= Self.fixedLength else { throw .malformedAuthenticatorData }
        aaguid = Array(data.prefix(16))
        let length = data.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
        guard CredentialID.lengths.contains(length) else { throw .invalidCredentialID }
        let afterLength = data.dropFirst(Self.fixedLength)
        guard afterLength.count > length else { throw .malformedAuthenticatorData }
        id = Array(afterLength.prefix(length))
        let keyAndMore = afterLength.dropFirst(length)
        guard let (key, rest) = try? CBORReader.item(atStartOf: keyAndMore), case .map = key else {
            throw .malformedAuthenticatorData
        }
        publicKey = Array(keyAndMore[..<rest.startIndex])
        data = rest
    }
}

/// The limits of credential IDs.
package enum CredentialID {
    /// The possible lengths in bytes (Web Authentication, sections 4 and 7.1).
    package static let lengths = 1...1_023
}
