import Crypto
import CryptoExtras
import DialtoneBasics
import Foundation

/// An authenticator in software with one passkey, which tests can make lie about everything.
package struct SoftwareAuthenticator: Sendable {
    package enum Algorithm: Sendable, CaseIterable {
        case es256, edDSA, rs256
    }

    /// The flags of authenticator data.
    package enum Flag {
        package static let userPresent: UInt8 = 0x01
        package static let userVerified: UInt8 = 0x04
        package static let backupEligible: UInt8 = 0x08
        package static let backedUp: UInt8 = 0x10
        package static let attestedCredential: UInt8 = 0x40
        package static let extensions: UInt8 = 0x80

        /// Those of a passkey that a provider synchronizes.
        package static let synced = userPresent | userVerified | backupEligible | backedUp
    }

    package var relyingPartyID = "localhost"
    package var origin = "http://localhost:8080"
    package var isCrossOrigin: Bool?
    package var topOrigin: String?

    /// The type in the client data; `nil` for the right one.
    package var type: String?

    package var flags = Flag.synced
    package var counter: UInt32 = 0
    package var aaguid = [UInt8](1...16)
    package var credentialID: [UInt8]
    package var userHandle: [UInt8] = []
    package var format = "none"
    package var statement = CBORWriter.map([])

    /// Bytes after the authenticator data, such as the outputs of extensions.
    package var appendix: [UInt8] = []

    /// The public key in the form of COSE; set it to register another one.
    package var publicKey: [UInt8]

    private let key: Key

    private enum Key: Sendable {
        case es256(P256.Signing.PrivateKey)
        case edDSA(Curve25519.Signing.PrivateKey)
        case rs256(_RSA.Signing.PrivateKey)
    }

    package init(_ algorithm: Algorithm = .es256, credentialID: [UInt8]? = nil) throws {
        self.credentialID =
            credentialID ?? SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
        switch algorithm {
        case .es256:
            let key = P256.Signing.PrivateKey()
            let point = Array(key.publicKey.rawRepresentation)
            publicKey = CBORWriter.numbers([
                (1, [2]), (3, [0x26]), (-1, [1]),
                (-2, CBORWriter.bytes(Array(point.prefix(32)))),
                (-3, CBORWriter.bytes(Array(point.suffix(32)))),
            ])
            self.key = .es256(key)
        case .edDSA:
            let key = Curve25519.Signing.PrivateKey()
            publicKey = CBORWriter.numbers([
                (1, [1]), (3, [0x27]), (-1, [6]),
                (-2, CBORWriter.bytes(Array(key.publicKey.rawRepresentation))),
            ])
            self.key = .edDSA(key)
        case .rs256:
            let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
            let primitives = try key.publicKey.getKeyPrimitives()
            publicKey = CBORWriter.numbers([
                (1, [3]), (3, [0x39, 0x01, 0x00]),
                (-1, CBORWriter.bytes(Array(primitives.modulus))),
                (-2, CBORWriter.bytes(Array(primitives.publicExponent))),
            ])
            self.key = .rs256(key)
        }
    }
}

extension SoftwareAuthenticator {
    /// The response to a registration.
    package struct Registration: Sendable {
        package var credentialID: [UInt8]
        package var clientDataJSON: [UInt8]
        package var attestationObject: [UInt8]
    }

    /// The response to a sign-in.
    package struct Assertion: Sendable {
        package var credentialID: [UInt8]
        package var clientDataJSON: [UInt8]
        package var authenticatorData: [UInt8]
        package var signature: [UInt8]
        package var userHandle: [UInt8]
    }

    package func registration(challenge: [UInt8]) -> Registration {
        let attested =
            aaguid + [UInt8(credentialID.count >> 8), UInt8(credentialID.count & 0xff)]
            + credentialID + publicKey
        let data = authenticatorData(flags | Flag.attestedCredential, attested + appendix)
        return Registration(
            credentialID: credentialID,
            clientDataJSON: clientData(type ?? "webauthn.create", challenge),
            attestationObject: CBORWriter.map([
                ("fmt", CBORWriter.text(format)),
                ("attStmt", statement),
                ("authData", CBORWriter.bytes(data)),
            ])
        )
    }

    package func assertion(challenge: [UInt8]) throws -> Assertion {
        let data = authenticatorData(flags, appendix)
        let clientDataJSON = clientData(type ?? "webauthn.get", challenge)
        return Assertion(
            credentialID: credentialID,
            clientDataJSON: clientDataJSON,
            authenticatorData: data,
            signature: try sign(data + SHA256.hash(data: clientDataJSON)),
            userHandle: userHandle
        )
    }

    private func authenticatorData(_ flags: UInt8, _ rest: [UInt8]) -> [UInt8] {
        let digest = Array(SHA256.hash(data: Array(relyingPartyID.utf8)))
        let count = (0..<4).reversed().map { UInt8(truncatingIfNeeded: counter >> ($0 * 8)) }
        return digest + [flags] + count + rest
    }

    private func clientData(_ type: String, _ challenge: [UInt8]) -> [UInt8] {
        var members = [
            "\"type\":\"\(type)\"", "\"challenge\":\"\(Base64URL.encode(challenge))\"",
            "\"origin\":\"\(origin)\"",
        ]
        if let isCrossOrigin { members.append("\"crossOrigin\":\(isCrossOrigin)") }
        if let topOrigin { members.append("\"topOrigin\":\"\(topOrigin)\"") }
        // As Chromium does now and then.
        members.append("\"other_keys_can_be_added_here\":\"do not compare with a template\"")
        return Array("{\(members.joined(separator: ","))}".utf8)
    }

    private func sign(_ message: [UInt8]) throws -> [UInt8] {
        switch key {
        case .es256(let key): Array(try key.signature(for: message).derRepresentation)
        case .edDSA(let key): Array(try key.signature(for: message))
        case .rs256(let key):
            Array(
                try key.signature(
                    for: SHA256.hash(data: message),
                    padding: .insecurePKCS1v1_5
                )
                .rawRepresentation
            )
        }
    }
}
