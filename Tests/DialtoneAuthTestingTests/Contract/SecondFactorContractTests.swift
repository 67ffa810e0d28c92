import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// The server in memory behaves as the real one does, because both pass these tests.
@Suite(.serialized) struct SecondFactorContractTests {
    private let email = "ada@example.org"
    private let number = "+16505550102"

    @Test(arguments: ContractServer.available)
    func `an authenticator app is enrolled, completes sign-ins, and is removed`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            let user = try await inbox.signUp(auth, email)
            // The test may run into the next period, in which the code of this one is still good.
            let enrollment = Date()
            let app = try await inbox.enrollApp(user, at: enrollment)
            #expect(user.multiFactor.enrolledFactors.map(\.displayName) == ["App"])
            #expect(try await user.getIDTokenResult().signInSecondFactor == "totp")
            try auth.signOut()
            let resolver = try await inbox.resolver(auth, email)
            let hint = try #require(resolver.hints.first as? TOTPMultiFactorInfo)
            func assertion(_ code: String) -> TOTPMultiFactorAssertion {
                TOTPMultiFactorGenerator.assertionForSignIn(
                    withEnrollmentID: hint.uid,
                    oneTimePassword: code
                )
            }
            // The enrollment has used this code.
            let used = try await expectRefusal(.invalidVerificationCode) {
                try await resolver.resolveSignIn(with: assertion(app.code(at: enrollment)))
            }
            #expect(used.triesLeft == 9)
            let next = app.code(at: enrollment.addingTimeInterval(30))
            let again = try await resolver.resolveSignIn(with: assertion(next)).user
            #expect(again.uid == user.uid)
            try await again.multiFactor.unenroll(with: hint)
            #expect(again.multiFactor.enrolledFactors.isEmpty)
            try auth.signOut()
            try await auth.signIn(withEmail: email, password: ContractServer.Inbox.password)
        }
    }

    @Test(arguments: ContractServer.available)
    func `an enrollment accepts three wrong codes, and needs a name`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            let user = try await inbox.signUp(auth, email)
            let session = try await user.multiFactor.session()
            let secret = try await TOTPMultiFactorGenerator.generateSecret(with: session)
            let app = try #require(AuthenticatorApp(secret: secret.sharedSecretKey()))
            let old = app.code(at: Date(timeIntervalSince1970: 0))
            func enroll(_ code: String, _ name: String?) async throws {
                let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
                    with: secret,
                    oneTimePassword: code
                )
                try await user.multiFactor.enroll(with: assertion, displayName: name)
            }
            let nameless = try await expectRefusal(.internalError) {
                try await enroll(app.code(), nil)
            }
            #expect(nameless.word == "MISSING_DISPLAY_NAME")
            for triesLeft in [2, 1, 0] {
                let refusal = try await expectRefusal(.invalidVerificationCode) {
                    try await enroll(old, "App")
                }
                #expect(refusal.triesLeft == triesLeft)
            }
            let spent = try await expectRefusal(.tooManyRequests) {
                try await enroll(app.code(), "App")
            }
            #expect(spent.word == "TOO_MANY_ENROLLMENT_ATTEMPTS")
            _ = try await inbox.enrollApp(user)
        }
    }

    @Test(arguments: ContractServer.available)
    func `a number is enrolled, completes sign-ins, and is removed`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            let user = try await inbox.signUp(auth, email)
            try await enrollNumber(user, auth, inbox)
            let factor = try #require(
                user.multiFactor.enrolledFactors.first as? PhoneMultiFactorInfo
            )
            #expect(factor.phoneNumber == number && factor.displayName == "Phone")
            _ = try await expectRefusal(.secondFactorAlreadyEnrolled) {
                try await enrollNumber(user, auth, inbox)
            }
            let credential = try await inbox.phoneCredential(auth, "+16505550103")
            _ = try await expectRefusal(.unsupportedFirstFactor) {
                try await user.link(with: credential)
            }
            try auth.signOut()
            let resolver = try await inbox.resolver(auth, email)
            let hint = try #require(resolver.hints.first as? PhoneMultiFactorInfo)
            #expect(hint.phoneNumber == "+*******0102")
            let provider = PhoneAuthProvider.provider(auth: auth)
            let id = try await provider.verifyPhoneNumber(
                with: hint,
                uiDelegate: nil,
                multiFactorSession: resolver.session
            )
            let proof = provider.credential(
                withVerificationID: id,
                verificationCode: try await inbox.code(id)
            )
            // The code is for this sign-in, and for nothing else.
            let foreign = try await expectRefusal(.invalidVerificationID) {
                try await auth.signIn(with: proof)
            }
            #expect(foreign.word == "INVALID_SESSION_INFO")
            let assertion = PhoneMultiFactorGenerator.assertion(with: proof)
            let again = try await resolver.resolveSignIn(with: assertion).user
            #expect(again.uid == user.uid)
            #expect(try await again.getIDTokenResult().signInSecondFactor == "phone")
            try await again.multiFactor.unenroll(with: hint)
            #expect(again.multiFactor.enrolledFactors.isEmpty)
        }
    }

    @Test(arguments: ContractServer.available)
    func `only a user with a verified address can enroll a factor`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            func refuses(_ user: User, _ code: AuthErrorCode) async throws {
                let session = try await user.multiFactor.session()
                _ = try await expectRefusal(code) {
                    try await TOTPMultiFactorGenerator.generateSecret(with: session)
                }
            }
            try await refuses(auth.signInAnonymously().user, .unsupportedFirstFactor)
            try await refuses(
                auth.signIn(with: inbox.phoneCredential(auth, "+16505550104")).user,
                .unsupportedFirstFactor
            )
            let password = ContractServer.Inbox.password
            try await refuses(
                auth.createUser(withEmail: email, password: password).user,
                .unverifiedEmail
            )
        }
    }

    private func enrollNumber(
        _ user: User,
        _ auth: Auth,
        _ inbox: ContractServer.Inbox
    ) async throws {
        let provider = PhoneAuthProvider.provider(auth: auth)
        let id = try await provider.verifyPhoneNumber(
            number,
            uiDelegate: nil,
            multiFactorSession: user.multiFactor.session()
        )
        let credential = provider.credential(
            withVerificationID: id,
            verificationCode: try await inbox.code(id)
        )
        let assertion = PhoneMultiFactorGenerator.assertion(with: credential)
        try await user.multiFactor.enroll(with: assertion, displayName: "Phone")
    }
}
