import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// What a test can set on the server in memory, and not on a real one.
struct SettingsTests {
    private let number = "+16505550101"
    private let email = "ada@example.org"

    @Test func `after the cooldown, another message replaces the first`() async throws {
        let server = InMemoryAuthServer()
        try await server.withAuth { auth in
            let provider = PhoneAuthProvider.provider(auth: auth)
            let first = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            #expect(try await provider.verifyPhoneNumber(number, uiDelegate: nil) == first)
            server.endSendCooldowns()
            let second = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            #expect(second != first && server.messages.count == 2)
            let credential = provider.credential(
                withVerificationID: first,
                verificationCode: InMemoryAuthServer.usualCode
            )
            let refusal = try await expectRefusal(.sessionExpired) {
                try await auth.signIn(with: credential)
            }
            #expect(refusal.reason == .codeSuperseded)
        }
    }

    @Test func `an expired link is refused`() async throws {
        let server = InMemoryAuthServer()
        server.addUser(email: email, password: "correct horse 1")
        try await server.withAuth { auth in
            try await auth.sendPasswordReset(withEmail: email)
            server.expireCodes()
            let code = try #require(server.mails.first?.code)
            await expect(.expiredActionCode) { try await auth.verifyPasswordResetCode(code) }
        }
    }

    @Test func `an address changes when its link is opened`() async throws {
        let server = InMemoryAuthServer()
        server.addUser(email: email, password: "correct horse 1")
        try await server.withAuth { auth in
            let user = try await auth.signIn(withEmail: email, password: "correct horse 1").user
            try await user.sendEmailVerification(beforeUpdatingEmail: "grace@example.org")
            let mail = try #require(server.mails.first)
            #expect(mail.email == "grace@example.org")
            #expect(mail.operation == .verifyAndChangeEmail)
            try await auth.applyActionCode(mail.code)
            await expect(.userTokenExpired) { try await user.reload() }
            try await auth.signIn(withEmail: "grace@example.org", password: "correct horse 1")
        }
    }

    @Test func `without sign-up, only known users sign in`() async throws {
        let server = InMemoryAuthServer()
        server.addUser(email: email, password: "correct horse 1")
        server.settings.allowsSignUp = false
        try await server.withAuth { auth in
            await expect(.adminRestrictedOperation) { try await auth.signInAnonymously() }
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            let credential = provider.credential(withVerificationID: id, verificationCode: "123456")
            await expect(.adminRestrictedOperation) { try await auth.signIn(with: credential) }
            try await auth.signIn(withEmail: email, password: "correct horse 1")
            #expect(server.userIDs == ["user-1"])
        }
    }

    @Test func `if addresses are not hidden, an unknown one is told from a wrong password`()
        async throws
    {
        let server = InMemoryAuthServer()
        server.addUser(email: email, password: "correct horse 1")
        server.settings.hidesEmailAddresses = false
        try await server.withAuth { auth in
            await expect(.wrongPassword) { try await auth.signIn(withEmail: email, password: "x") }
            await expect(.userNotFound) {
                try await auth.signIn(withEmail: "grace@example.org", password: "x")
            }
            await expect(.userNotFound) {
                try await auth.sendPasswordReset(withEmail: "grace@example.org")
            }
        }
    }

    @Test func `the sign-in options are the settings`() async throws {
        let server = InMemoryAuthServer()
        server.settings.secondFactors = ["totp"]
        server.settings.allowsSecondFactorAfterPhone = true
        server.settings.allowedRegions = ["DE"]
        server.settings.minimumPasswordLength = 12
        server.settings.termsURL = "https://example.org/terms"
        try await server.withAuth { auth in
            let options = try await auth.signInOptions()
            #expect(options.secondFactors == ["totp"] && options.allowsSecondFactorAfterPhone)
            #expect(options.allowedRegions == ["DE"])
            #expect(options.termsURL?.absoluteString == "https://example.org/terms")
            await expect(.weakPassword) {
                try await auth.createUser(withEmail: email, password: "elevenchars")
            }
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(number, uiDelegate: nil)
            let credential = provider.credential(withVerificationID: id, verificationCode: "123456")
            let user = try await auth.signIn(with: credential).user
            let session = try await user.multiFactor.session()
            let secret = try await TOTPMultiFactorGenerator.generateSecret(with: session)
            #expect(AuthenticatorApp(secret: secret.sharedSecretKey()) != nil)
            await expect(.operationNotAllowed) {
                try await provider.verifyPhoneNumber(
                    "+16505550102",
                    uiDelegate: nil,
                    multiFactorSession: session
                )
            }
        }
    }

    @Test func `a user can be added with an authenticator app`() async throws {
        let server = InMemoryAuthServer()
        let app = try #require(AuthenticatorApp(secret: "JBSWY3DPEHPK3PXP"))
        server.addUser(email: email, password: "correct horse 1", authenticatorApp: app)
        try await server.withAuth { auth in
            let error = await #expect(throws: NSError.self) {
                try await auth.signIn(withEmail: email, password: "correct horse 1")
            }
            let resolver = try #require(
                error?.userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
            )
            let assertion = TOTPMultiFactorGenerator.assertionForSignIn(
                withEnrollmentID: try #require(resolver.hints.first).uid,
                oneTimePassword: app.code()
            )
            #expect(try await resolver.resolveSignIn(with: assertion).user.email == email)
        }
    }
}
