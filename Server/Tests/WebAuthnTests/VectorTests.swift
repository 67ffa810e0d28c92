import DialtoneBasics
import Testing
import WebAuthn

struct VectorTests {
    @Test(arguments: [
        ("none.ES256", CredentialKey.Algorithm.es256),
        ("packed-self.ES256", .es256),
        ("none.ES256.long-credential-id", .es256),
        ("RS256", .rs256),
        ("EdDSA", .edDSA),
    ])
    func `a registration and a sign-in of another implementation verify`(
        name: String,
        algorithm: CredentialKey.Algorithm
    ) throws {
        let vector = try WebAuthnVector.named(name)

        let credential = try vector.register()
        let assertion = try vector.signIn(with: credential)

        #expect(credential.algorithm == algorithm)
        #expect(Hex.encode(credential.id) == vector.credentialID)
        #expect(Hex.encode(credential.aaguid) == vector.aaguid)
        #expect(credential.counter == 0)
        #expect(throws: Never.self) { try assertion.checkCounter(after: credential.counter) }
    }

    @Test func `the backup state of a sign-in replaces that of the registration`() throws {
        let vector = try WebAuthnVector.named("none.ES256")
        let credential = try vector.register()
        #expect(credential.isBackupEligible)
        #expect(credential.isBackedUp)
        #expect(try vector.signIn(with: credential).isBackedUp)
        let other = try WebAuthnVector.named("packed-self.ES256")
        let unsynced = try other.register()
        #expect(unsynced.isBackupEligible)
        #expect(try other.signIn(with: unsynced).isBackedUp == false)
    }

    @Test(arguments: ["ES384", "Ed448"])
    func `a key of an algorithm that was not offered is refused`(name: String) throws {
        let vector = try WebAuthnVector.named(name)
        #expect(throws: WebAuthnProblem.unsupportedAlgorithm) { try vector.register() }
    }

    @Test func `a page in a frame of an unknown page is refused`() throws {
        let vector = try WebAuthnVector.named("none.ES256.crossOrigin")
        #expect(throws: WebAuthnProblem.wrongTopOrigin) { try vector.register() }
    }

    @Test func `a page in a frame of an allowed page may use passkeys`() throws {
        let vector = try WebAuthnVector.named("none.ES256.topOrigin")
        let party = WebAuthnVector.party(["https://example.org", "https://example.com"])
        #expect(throws: WebAuthnProblem.wrongTopOrigin) { try vector.register() }

        let credential = try vector.register(for: party)

        #expect(throws: Never.self) { try vector.signIn(with: credential, for: party) }
        #expect(throws: WebAuthnProblem.wrongTopOrigin) { try vector.signIn(with: credential) }
    }
}
