import DialtoneBasics
import DialtoneTestSupport
import Testing
import WebAuthn

struct RegistrationTests {
    private typealias Flag = SoftwareAuthenticator.Flag

    @Test(arguments: SoftwareAuthenticator.Algorithm.allCases)
    func `a registration that matches its challenge is accepted`(
        algorithm: SoftwareAuthenticator.Algorithm
    ) throws {
        var attempt = try ResponseCase(algorithm)
        attempt.authenticator.counter = 5
        let credential = try attempt.register()
        #expect(credential.id == attempt.authenticator.credentialID)
        #expect(credential.publicKey == attempt.authenticator.publicKey)
        #expect(credential.counter == 5)
        #expect(credential.aaguid == [UInt8](1...16))
    }

    @Test func `the statement of an attestation that was not requested is not evaluated`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.format = "tpm"
        attempt.authenticator.statement = CBORWriter.map([("ver", CBORWriter.text("2.0"))])
        #expect(throws: Never.self) { try attempt.register() }
    }

    @Test func `the outputs of extensions are read`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.flags |= Flag.extensions
        attempt.authenticator.appendix = CBORWriter.map([("credProtect", [0x02])])
        #expect(throws: Never.self) { try attempt.register() }
    }

    @Test(arguments: [
        ("webauthn.get", WebAuthnProblem.wrongType), ("payment.get", .wrongType), ("", .wrongType),
    ])
    func `client data of another ceremony is refused`(
        type: String,
        problem: WebAuthnProblem
    )
        throws
    {
        var attempt = try ResponseCase()
        attempt.authenticator.type = type
        #expect(throws: problem) { try attempt.register() }
    }

    @Test func `another challenge is refused`() throws {
        var attempt = try ResponseCase()
        attempt.challenge[47] ^= 1
        #expect(throws: WebAuthnProblem.wrongChallenge) { try attempt.register() }
        attempt.challenge = []
        #expect(throws: WebAuthnProblem.wrongChallenge) { try attempt.register() }
    }

    @Test(arguments: [
        "https://evil.example", "http://example.org", "https://example.org:8443",
        "https://example.org/", "https://EXAMPLE.org", "https://sub.example.org", "",
        "android:apk-key-hash:AAAA", "null",
    ])
    func `another origin is refused`(origin: String) throws {
        var attempt = try ResponseCase()
        attempt.authenticator.origin = origin
        #expect(throws: WebAuthnProblem.wrongOrigin) { try attempt.register() }
    }

    @Test func `another RP ID is refused`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.relyingPartyID = "example.com"
        #expect(throws: WebAuthnProblem.wrongRelyingParty) { try attempt.register() }
    }

    @Test(arguments: [
        (Flag.synced & ~Flag.userPresent, WebAuthnProblem.userNotPresent),
        (Flag.synced & ~Flag.userVerified, .userNotVerified),
        (Flag.synced & ~Flag.backupEligible, .impossibleBackup),
    ])
    func `flags that must not be are refused`(flags: UInt8, problem: WebAuthnProblem) throws {
        var attempt = try ResponseCase()
        attempt.authenticator.flags = flags
        #expect(throws: problem) { try attempt.register() }
    }

    @Test func `a credential ID beside another one is refused`() throws {
        let attempt = try ResponseCase()
        #expect(throws: WebAuthnProblem.wrongCredential) {
            try attempt.register { $0.credentialID[0] ^= 1 }
        }
    }

    @Test(arguments: [0, 1_024])
    func `a credential ID of an impossible length is refused`(length: Int) throws {
        var attempt = try ResponseCase()
        attempt.authenticator.credentialID = [UInt8](repeating: 1, count: length)
        #expect(throws: WebAuthnProblem.invalidCredentialID) { try attempt.register() }
        #expect(throws: WebAuthnProblem.invalidCredentialID) {
            try attempt.register { $0.credentialID = [1] }
        }
    }

    @Test func `the statement of no attestation must be empty`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.statement = CBORWriter.map([("sig", CBORWriter.bytes([1]))])
        #expect(throws: WebAuthnProblem.malformedAttestation) { try attempt.register() }
    }

    @Test func `bytes after the credential are refused`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.appendix = [0xa0]
        #expect(throws: WebAuthnProblem.malformedAuthenticatorData) { try attempt.register() }
        attempt.authenticator.flags |= Flag.extensions
        #expect(throws: Never.self) { try attempt.register() }
        attempt.authenticator.appendix = [0xa0, 0x00]
        #expect(throws: WebAuthnProblem.malformedAuthenticatorData) { try attempt.register() }
        attempt.authenticator.appendix = [0x01]
        #expect(throws: WebAuthnProblem.malformedAuthenticatorData) { try attempt.register() }
        #expect(throws: WebAuthnProblem.malformedAttestation) {
            try ResponseCase().register { $0.attestationObject.append(0) }
        }
    }

    @Test(arguments: [
        // Too large for any page's client data.
        ([UInt8](repeating: 0x20, count: ClientData.sizeLimit + 1), WebAuthnProblem.tooLarge),
        (Array("null".utf8), .malformedClientData),
        (
            Array(#"{"type":"webauthn.create","origin":"https://example.org"}"#.utf8),
            .malformedClientData
        ),
        (Array(#"{"type":1,"challenge":"","origin":""}"#.utf8), .malformedClientData),
        (
            Array(#"{"type":"webauthn.create","challenge":"a+b","origin":""}"#.utf8),
            .malformedClientData
        ),
        ([0xff, 0xfe], .malformedClientData),
        // Valid JSON in UTF-16.
        (
            Array(#"{"type":"","challenge":"","origin":""}"#.utf16.flatMap { [UInt8($0), 0] }),
            .malformedClientData
        ),
        (Array(repeating: UInt8(ascii: "["), count: 8_000), .malformedClientData),
    ])
    func `malformed client data is refused`(bytes: [UInt8], problem: WebAuthnProblem) throws {
        let attempt = try ResponseCase()
        #expect(throws: problem) { try attempt.register { $0.clientDataJSON = bytes } }
    }

    @Test func `an attestation object that is too large is refused`() throws {
        let attempt = try ResponseCase()
        #expect(throws: WebAuthnProblem.tooLarge) {
            try attempt.register {
                $0.attestationObject = [UInt8](repeating: 0, count: CBORReader.sizeLimit + 1)
            }
        }
    }

    @Test func `every truncated attestation object is refused`() throws {
        let attempt = try ResponseCase()
        let whole = attempt.authenticator.registration(challenge: ResponseCase.challenge)
        for length in whole.attestationObject.indices {
            #expect(throws: WebAuthnProblem.self) {
                try attempt.register {
                    $0.attestationObject = Array(whole.attestationObject[..<length])
                }
            }
        }
    }

    /// Truncates the authenticator data inside an otherwise valid object.
    @Test func `every truncated credential is refused`() throws {
        let attempt = try ResponseCase()
        let digest = [UInt8](repeating: 0, count: 32)
        let data =
            digest + [Flag.synced | Flag.attestedCredential, 0, 0, 0, 0]
            + attempt.authenticator.aaguid + [0, 32] + attempt.authenticator.credentialID
            + attempt.authenticator.publicKey
        for length in data.indices {
            #expect(throws: WebAuthnProblem.self) {
                try attempt.register {
                    $0.attestationObject = CBORWriter.map([
                        ("fmt", CBORWriter.text("none")), ("attStmt", CBORWriter.map([])),
                        ("authData", CBORWriter.bytes(Array(data[..<length]))),
                    ])
                }
            }
        }
    }
}
