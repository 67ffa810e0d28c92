import Foundation
import IdentityToolkit
import Testing
import WireFixtures

@testable import DialtoneAuth

struct EnrollmentTests {
    private static let finalize = "v2/accounts/mfaEnrollment:finalize"

    @Test func `enrolled factors are restored after a restart`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let first = try ScriptedProject(server, store: store)
            let lookup = ScriptedAnswer(try WireFixture("lookup"))
            server.on("v1/accounts:lookup") { _ in lookup }
            try await first.signIn()
            let second = try ScriptedProject(server, store: store)
            let user = try #require(second.auth.currentUser)
            let factors = user.multiFactor.enrolledFactors
            #expect(factors.map(\.uid) == ["<mfaEnrollmentId>", "<otherMfaEnrollmentId>"])
            #expect((factors.first as? PhoneMultiFactorInfo)?.phoneNumber == "+16505550102")
            #expect(factors.last is TOTPMultiFactorInfo)
            #expect(user.providerData.count == 3)
        }
    }

    @Test func `enrolling a factor replaces the tokens`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let token = TokenMint().mint(for: "alice", secondFactor: "phone")
            fixtures.server.on(Self.finalize) { _ in
                .json(
                    FinalizeSecondFactorEnrollmentResponse {
                        $0.idToken = token
                        $0.refreshToken = "newer"
                    }
                )
            }
            let assertion = PhoneMultiFactorGenerator.assertion(with: fixtures.project.credential)
            try await user.multiFactor.enroll(with: assertion, displayName: nil)
            #expect(user.refreshToken == "newer")
            #expect(try await user.getIDTokenResult().signInSecondFactor == "phone")
            #expect(fixtures.auth.currentUser === user)
        }
    }

    @Test func `a factor is enrolled and removed although the account cannot be fetched`()
        async throws
    {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            fixtures.server.on("v1/accounts:lookup") { _ in .text("", status: 503) }
            let token = TokenMint().mint(for: "alice", secondFactor: "totp")
            fixtures.server.on(Self.finalize) { _ in
                .json(
                    FinalizeSecondFactorEnrollmentResponse {
                        $0.idToken = token
                        $0.refreshToken = "newer"
                        $0.totpAuthInfo = TOTPInfo()
                    }
                )
            }
            fixtures.server.on("v2/accounts/mfaEnrollment:withdraw") { _ in .text("{}") }
            let before = user.multiFactor.enrolledFactors.map(\.uid)
            let secret = TOTPSecret(
                TOTPSessionInfo {
                    $0.sharedSecretKey = "JBSWY3DPEHPK3PXP"
                    $0.sessionInfo = "session"
                }
            )
            let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
                with: secret,
                oneTimePassword: "123456"
            )
            try await user.multiFactor.enroll(with: assertion, displayName: "App")
            #expect(user.refreshToken == "newer")
            let factor = try #require(
                user.multiFactor.enrolledFactors.first { !before.contains($0.uid) }
            )
            #expect(factor is TOTPMultiFactorInfo && factor.displayName == "App")
            try await user.multiFactor.unenroll(with: factor)
            #expect(user.multiFactor.enrolledFactors.map(\.uid) == before)
        }
    }

    @Test func `a removal that keeps the tokens keeps them`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let before = user.record.current.tokens
            fixtures.server.on("v2/accounts/mfaEnrollment:withdraw") { _ in .text("{}") }
            try await user.multiFactor.unenroll(withFactorUID: "factor")
            #expect(user.record.current.tokens == before)
        }
    }

    @Test(arguments: [
        ("SECOND_FACTOR_EXISTS", AuthErrorCode.secondFactorAlreadyEnrolled),
        ("SECOND_FACTOR_LIMIT_EXCEEDED", .maximumSecondFactorCountExceeded),
        ("UNVERIFIED_EMAIL", .unverifiedEmail), ("INVALID_CODE", .invalidVerificationCode),
        ("UNSUPPORTED_FIRST_FACTOR", .unsupportedFirstFactor),
        ("CREDENTIAL_TOO_OLD_LOGIN_AGAIN", .requiresRecentLogin),
    ])
    func `a refused factor leaves the user signed in`(
        word: String,
        code: AuthErrorCode
    ) async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            fixtures.server.on(Self.finalize) { _ in .refusal(word) }
            let assertion = PhoneMultiFactorGenerator.assertion(with: fixtures.project.credential)
            await expectError(code) {
                try await user.multiFactor.enroll(with: assertion, displayName: nil)
            }
            #expect(fixtures.auth.currentUser === user)
        }
    }

    @Test func `a proof of the wrong kind is refused without a call`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let enrolled = TOTPMultiFactorGenerator.assertionForSignIn(
                withEnrollmentID: "factor",
                oneTimePassword: "123456"
            )
            await expectError(.missingMultiFactorInfo) {
                try await user.multiFactor.enroll(with: enrolled, displayName: nil)
            }
            let session = MultiFactorSession(.signIn(pendingCredential: "pending"))
            await expectError(.missingMultiFactorSession) {
                try await TOTPMultiFactorGenerator.generateSecret(with: session)
            }
            await expectError(.missingMultiFactorInfo) {
                try await fixtures.project.provider.verifyPhoneNumber(
                    "+16505550102",
                    multiFactorSession: session
                )
            }
            #expect(fixtures.server.requests(to: Self.finalize).isEmpty)
        }
    }

    @Test func `a response without a secret is an error`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            fixtures.server.on("v2/accounts/mfaEnrollment:start") { _ in .text("{}") }
            let session = try await user.multiFactor.session()
            await expectError(.internalError) {
                try await TOTPMultiFactorGenerator.generateSecret(with: session)
            }
        }
    }

    @Test func `reauthentication with a second factor keeps the same user`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            try fixtures.play("signInWithPassword.secondFactor")
            try fixtures.play("mfaSignIn.finalize.totp")
            let credential = EmailAuthProvider.credential(withEmail: "a@b.c", password: "secret")
            let error = await expectError(.secondFactorRequired) {
                try await user.reauthenticate(with: credential)
            }
            let resolver = try #require(
                error?.userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
            )
            let assertion = TOTPMultiFactorGenerator.assertionForSignIn(
                withEnrollmentID: "factor",
                oneTimePassword: "123456"
            )
            let result = try await resolver.resolveSignIn(with: assertion)
            #expect(result.user === user)
            #expect(fixtures.auth.currentUser === user)
        }
    }
}
