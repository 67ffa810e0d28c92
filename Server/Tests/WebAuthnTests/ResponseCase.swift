import DialtoneBasics
import DialtoneTestSupport
import WebAuthn

/// One registration or sign-in for `example.org`, in which a test changes one thing.
struct ResponseCase {
    static let challenge = [UInt8](repeating: 7, count: 48)
    static let userHandle = Array("handle".utf8)
    static let party = RelyingParty(
        id: "example.org",
        origins: AllowedOrigins(["https://example.org"])
    )

    var authenticator: SoftwareAuthenticator
    var challenge = ResponseCase.challenge

    init(_ algorithm: SoftwareAuthenticator.Algorithm = .es256) throws {
        authenticator = try SoftwareAuthenticator(algorithm)
        authenticator.relyingPartyID = Self.party.id
        authenticator.origin = "https://example.org"
        authenticator.userHandle = Self.userHandle
    }

    /// Registers the authenticator's credential, after `change`.
    func register(
        changing change: (inout SoftwareAuthenticator.Registration) -> Void = { _ in }
    ) throws -> NewCredential {
        var made = authenticator.registration(challenge: challenge)
        change(&made)
        return try RegistrationResponse(
            credentialID: made.credentialID,
            clientDataJSON: made.clientDataJSON,
            attestationObject: made.attestationObject
        )
        .verify(challenge: Self.challenge, for: Self.party)
    }

    /// Signs in with the authenticator's credential, after `change`.
    func signIn(
        to known: KnownCredential? = nil,
        changing change: (inout SoftwareAuthenticator.Assertion) -> Void = { _ in }
    ) throws -> SignedAssertion {
        var made = try authenticator.assertion(challenge: challenge)
        change(&made)
        return try AssertionResponse(
            credentialID: made.credentialID,
            clientDataJSON: made.clientDataJSON,
            authenticatorData: made.authenticatorData,
            signature: made.signature,
            userHandle: made.userHandle
        )
        .verify(challenge: Self.challenge, for: Self.party, by: known ?? self.known)
    }

    /// The credential as it is stored.
    var known: KnownCredential {
        KnownCredential(
            id: authenticator.credentialID,
            publicKey: authenticator.publicKey,
            userHandle: Self.userHandle,
            isBackupEligible: true
        )
    }
}
