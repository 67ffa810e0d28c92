import DialtoneBasics
import Foundation
import WebAuthn

/// A registration and an assertion by another implementation; `Vectors/make-vectors.py` writes them.
struct WebAuthnVector: Decodable {
    struct Registration: Decodable {
        let challenge: String
        let clientDataJSON: String
        let attestationObject: String
    }

    struct Assertion: Decodable {
        let challenge: String
        let clientDataJSON: String
        let authenticatorData: String
        let signature: String
    }

    let name: String
    let credentialID: String
    let aaguid: String
    let registration: Registration
    let assertion: Assertion

    static func named(_ name: String) throws -> WebAuthnVector {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Vectors/vectors.json")
        let vectors = try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
        guard let vector = vectors.first(where: { $0.name == name }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return vector
    }

    static let userHandle = Array("user".utf8)

    /// The relying party of the vectors; some of their authenticators did not verify the user.
    static func party(_ origins: Set<String> = ["https://example.org"]) -> RelyingParty {
        var party = RelyingParty(id: "example.org", origins: AllowedOrigins(origins))
        party.requiresUserVerification = false
        return party
    }

    func register(for party: RelyingParty = party()) throws -> NewCredential {
        try RegistrationResponse(
            credentialID: Self.bytes(credentialID),
            clientDataJSON: Self.bytes(registration.clientDataJSON),
            attestationObject: Self.bytes(registration.attestationObject)
        )
        .verify(challenge: Self.bytes(registration.challenge), for: party)
    }

    func signIn(
        with credential: NewCredential,
        for party: RelyingParty = party()
    ) throws -> SignedAssertion {
        try AssertionResponse(
            credentialID: Self.bytes(credentialID),
            clientDataJSON: Self.bytes(assertion.clientDataJSON),
            authenticatorData: Self.bytes(assertion.authenticatorData),
            signature: Self.bytes(assertion.signature),
            userHandle: Self.userHandle
        )
        .verify(
            challenge: Self.bytes(assertion.challenge),
            for: party,
            by: KnownCredential(
                id: credential.id,
                publicKey: credential.publicKey,
                userHandle: Self.userHandle,
                isBackupEligible: credential.isBackupEligible
            )
        )
    }

    static func bytes(_ hex: String) throws -> [UInt8] {
        guard let bytes = Hex.decode(hex) else { throw CocoaError(.coderReadCorrupt) }
        return bytes
    }
}
