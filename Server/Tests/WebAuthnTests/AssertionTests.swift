import DialtoneBasics
import DialtoneTestSupport
import Testing
import WebAuthn

struct AssertionTests {
    private typealias Flag = SoftwareAuthenticator.Flag

    @Test(arguments: SoftwareAuthenticator.Algorithm.allCases)
    func `a signature of the challenge is accepted`(
        algorithm: SoftwareAuthenticator.Algorithm
    )
        throws
    {
        var attempt = try ResponseCase(algorithm)
        attempt.authenticator.counter = 9
        attempt.authenticator.flags &= ~Flag.backedUp
        let assertion = try attempt.signIn()
        #expect(assertion.counter == 9)
        #expect(!assertion.isBackedUp)
    }

    @Test(arguments: SoftwareAuthenticator.Algorithm.allCases)
    func `a signature by another key, or of anything else, is refused`(
        algorithm: SoftwareAuthenticator.Algorithm
    ) throws {
        let attempt = try ResponseCase(algorithm)
        let stranger = try ResponseCase(algorithm)
        #expect(throws: WebAuthnProblem.wrongSignature) {
            try attempt.signIn {
                $0.signature =
                    (try? stranger.authenticator.assertion(challenge: ResponseCase.challenge))?
                    .signature ?? []
            }
        }
        #expect(throws: WebAuthnProblem.wrongSignature) {
            try attempt.signIn { $0.signature[$0.signature.count - 1] ^= 1 }
        }
        #expect(throws: WebAuthnProblem.wrongSignature) { try attempt.signIn { $0.signature = [] } }
        // The counter, and a member that is not read.
        #expect(throws: WebAuthnProblem.wrongSignature) {
            try attempt.signIn { $0.authenticatorData[36] ^= 1 }
        }
        #expect(throws: WebAuthnProblem.wrongSignature) {
            try attempt.signIn { $0.clientDataJSON[$0.clientDataJSON.count - 4] ^= 1 }
        }
    }

    @Test func `a sign-in must not be a registration`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.type = "webauthn.create"
        #expect(throws: WebAuthnProblem.wrongType) { try attempt.signIn() }
    }

    @Test func `another challenge, origin or RP ID is refused`() throws {
        var attempt = try ResponseCase()
        attempt.challenge[0] ^= 1
        #expect(throws: WebAuthnProblem.wrongChallenge) { try attempt.signIn() }
        attempt = try ResponseCase()
        attempt.authenticator.origin = "https://evil.example"
        #expect(throws: WebAuthnProblem.wrongOrigin) { try attempt.signIn() }
        attempt = try ResponseCase()
        attempt.authenticator.isCrossOrigin = true
        #expect(throws: WebAuthnProblem.wrongTopOrigin) { try attempt.signIn() }
        attempt.authenticator.isCrossOrigin = nil
        attempt.authenticator.topOrigin = "https://evil.example"
        #expect(throws: WebAuthnProblem.wrongTopOrigin) { try attempt.signIn() }
        attempt = try ResponseCase()
        attempt.authenticator.relyingPartyID = "example.com"
        #expect(throws: WebAuthnProblem.wrongRelyingParty) { try attempt.signIn() }
    }

    @Test(arguments: [
        (Flag.synced & ~Flag.userPresent, WebAuthnProblem.userNotPresent),
        (Flag.synced & ~Flag.userVerified, .userNotVerified),
        (Flag.synced & ~Flag.backupEligible, .impossibleBackup),
        (Flag.userPresent | Flag.userVerified, .changedBackupEligibility),
    ])
    func `flags that must not be are refused`(flags: UInt8, problem: WebAuthnProblem) throws {
        var attempt = try ResponseCase()
        attempt.authenticator.flags = flags
        #expect(throws: problem) { try attempt.signIn() }
    }

    @Test func `the user handle must be present and the account's`() throws {
        let attempt = try ResponseCase()
        #expect(throws: WebAuthnProblem.missingUserHandle) {
            try attempt.signIn { $0.userHandle = [] }
        }
        #expect(throws: WebAuthnProblem.wrongUserHandle) {
            try attempt.signIn { $0.userHandle[0] ^= 1 }
        }
        #expect(throws: WebAuthnProblem.tooLarge) {
            try attempt.signIn { $0.userHandle = [UInt8](repeating: 1, count: 65) }
        }
    }

    @Test func `a credential other than the stored one is refused`() throws {
        let attempt = try ResponseCase()
        let other = try ResponseCase()
        #expect(throws: WebAuthnProblem.wrongCredential) { try attempt.signIn(to: other.known) }
    }

    @Test func `a new credential in a sign-in is refused`() throws {
        var attempt = try ResponseCase()
        attempt.authenticator.flags |= Flag.attestedCredential
        attempt.authenticator.appendix =
            attempt.authenticator.aaguid + [0, 1, 9] + attempt.authenticator.publicKey
        #expect(throws: WebAuthnProblem.malformedAuthenticatorData) { try attempt.signIn() }
    }

    @Test func `every truncated part and every trailing byte is refused`() throws {
        let attempt = try ResponseCase()
        let whole = try attempt.authenticator.assertion(challenge: ResponseCase.challenge)
        for length in whole.authenticatorData.indices {
            #expect(throws: WebAuthnProblem.malformedAuthenticatorData) {
                try attempt.signIn {
                    $0.authenticatorData = Array(whole.authenticatorData[..<length])
                }
            }
        }
        #expect(throws: WebAuthnProblem.malformedAuthenticatorData) {
            try attempt.signIn { $0.authenticatorData.append(0) }
        }
        for length in whole.clientDataJSON.indices {
            #expect(throws: WebAuthnProblem.malformedClientData) {
                try attempt.signIn { $0.clientDataJSON = Array(whole.clientDataJSON[..<length]) }
            }
        }
    }

    @Test func `parts that are too large are refused`() throws {
        let attempt = try ResponseCase()
        #expect(throws: WebAuthnProblem.tooLarge) {
            try attempt.signIn { $0.signature = [UInt8](repeating: 0, count: 1_025) }
        }
        #expect(throws: WebAuthnProblem.tooLarge) {
            try attempt.signIn {
                $0.authenticatorData = [UInt8](repeating: 0, count: CBORReader.sizeLimit + 1)
            }
        }
        #expect(throws: WebAuthnProblem.invalidCredentialID) {
            try attempt.signIn { $0.credentialID = [UInt8](repeating: 0, count: 1_024) }
        }
    }

    @Test(arguments: [
        (0, 0, true), (0, 1, true), (4, 5, true), (UInt32.max - 1, .max, true),
        (5, 5, false), (5, 4, false), (5, 0, false), (.max, 0, false),
    ])
    func `a counter must increase unless there is none`(
        stored: UInt32,
        new: UInt32,
        isAccepted: Bool
    ) throws {
        var attempt = try ResponseCase()
        attempt.authenticator.counter = new
        let assertion = try attempt.signIn()
        if isAccepted {
            #expect(throws: Never.self) { try assertion.checkCounter(after: stored) }
        } else {
            #expect(throws: WebAuthnProblem.counterWentBack) {
                try assertion.checkCounter(after: stored)
            }
        }
    }
}
