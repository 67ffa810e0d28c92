import Foundation
import Testing

@testable import DialtoneAuth

struct SecondFactorFixtureTests {
    @Test func `a phone becomes a second factor`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let session = try await user.multiFactor.session()
            let provider = fixtures.project.provider
            let id = try await fixtures.exchange("mfaEnrollment.start.phone") {
                try await provider.verifyPhoneNumber("+16505550102", multiFactorSession: session)
            }
            let assertion = PhoneMultiFactorGenerator.assertion(
                with: provider.credential(withVerificationID: id, verificationCode: "<code>")
            )
            try await fixtures.exchange("mfaEnrollment.finalize.phone") {
                try await user.multiFactor.enroll(with: assertion, displayName: "work")
            }
            #expect(user.multiFactor.enrolledFactors.count == 2)
        }
    }

    @Test func `an authenticator app becomes a second factor`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let session = try await user.multiFactor.session()
            let secret = try await fixtures.exchange("mfaEnrollment.start.totp") {
                try await TOTPMultiFactorGenerator.generateSecret(with: session)
            }
            #expect(secret.sharedSecretKey() == "<secret>")
            let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
                with: secret,
                oneTimePassword: "<code>"
            )
            #expect(assertion.factorID == "totp")
            try await fixtures.exchange("mfaEnrollment.finalize.totp") {
                try await user.multiFactor.enroll(with: assertion, displayName: "authenticator")
            }
        }
    }

    @Test func `a second factor is removed`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let factor = try #require(user.multiFactor.enrolledFactors.first)
            try await fixtures.exchange("mfaEnrollment.withdraw") {
                try await user.multiFactor.unenroll(with: factor)
            }
        }
    }

    @Test func `a password with a phone as second factor signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let resolver = try await resolver(fixtures)
            let hint = try #require(resolver.hints.first as? PhoneMultiFactorInfo)
            #expect(hint.phoneNumber == "+*******0102")
            let provider = fixtures.project.provider
            let id = try await fixtures.exchange("mfaSignIn.start") {
                try await provider.verifyPhoneNumber(
                    with: hint,
                    multiFactorSession: resolver.session
                )
            }
            let assertion = PhoneMultiFactorGenerator.assertion(
                with: provider.credential(withVerificationID: id, verificationCode: "<code>")
            )
            let result = try await fixtures.exchange("mfaSignIn.finalize.phone") {
                try await resolver.resolveSignIn(with: assertion)
            }
            #expect(result.user === fixtures.auth.currentUser)
        }
    }

    @Test func `a password with an authenticator app as second factor signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let resolver = try await resolver(fixtures)
            let assertion = TOTPMultiFactorGenerator.assertionForSignIn(
                withEnrollmentID: "<mfaEnrollmentId>",
                oneTimePassword: "<code>"
            )
            let result = try await fixtures.exchange("mfaSignIn.finalize.totp") {
                try await resolver.resolveSignIn(with: assertion)
            }
            #expect(result.user === fixtures.auth.currentUser)
        }
    }

    private func resolver(_ fixtures: FixtureServer) async throws -> MultiFactorResolver {
        let error = try await fixtures.refusedExchange(
            "signInWithPassword.secondFactor",
            .secondFactorRequired
        ) {
            try await fixtures.auth.signIn(
                withEmail: "alice@example.org",
                password: "correct horse 1"
            )
        }
        #expect(fixtures.auth.currentUser == nil)
        return try #require(
            error.userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
        )
    }
}
