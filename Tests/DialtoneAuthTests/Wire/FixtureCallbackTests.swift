import Foundation
import Testing

@testable import DialtoneAuth

/// Each callback form sends what its `async` form sends, and ends on the main queue.
struct FixtureCallbackTests {
    private let email = "alice@example.org"
    private let password = "correct horse 1"

    @Test func `a sign-in by e-mail ends in a callback`() async throws {
        try await FixtureServer.run { fixtures in
            let auth = fixtures.auth
            let link = "https://a.example/?mode=signIn&oobCode=%3CoobCode%3E"
            let created: AuthDataResult = try await fixtures.exchange("signUp.password") {
                try await outcome {
                    auth.createUser(withEmail: email, password: password, completion: $0)
                }
            }
            #expect(created.additionalUserInfo?.isNewUser == true)
            let _: AuthDataResult = try await fixtures.exchange("signInWithPassword") {
                try await outcome {
                    auth.signIn(withEmail: email, password: password, completion: $0)
                }
            }
            let _: AuthDataResult = try await fixtures.exchange("signInWithEmailLink") {
                try await outcome { auth.signIn(withEmail: email, link: link, completion: $0) }
            }
            let last: AuthDataResult = try await fixtures.exchange("signInWithCustomToken") {
                try await outcome { auth.signIn(withCustomToken: "<customToken>", completion: $0) }
            }
            #expect(last.user === auth.currentUser)
        }
    }

    @Test func `action codes end in a callback`() async throws {
        try await FixtureServer.run { fixtures in
            let auth = fixtures.auth
            try await fixtures.exchange("sendOobCode.passwordReset") {
                try await success { auth.sendPasswordReset(withEmail: email, completion: $0) }
            }
            let info: ActionCodeInfo = try await fixtures.exchange("resetPassword.inspect") {
                try await outcome { auth.checkActionCode("<oobCode>", completion: $0) }
            }
            #expect(info.email == email)
            let address: String = try await fixtures.exchange("resetPassword.inspect") {
                try await outcome { auth.verifyPasswordResetCode("<oobCode>", completion: $0) }
            }
            #expect(address == email)
            try await fixtures.exchange("resetPassword") {
                try await success {
                    auth.confirmPasswordReset(
                        withCode: "<oobCode>",
                        newPassword: "another horse 2",
                        completion: $0
                    )
                }
            }
            try await fixtures.exchange("update.actionCode") {
                try await success { auth.applyActionCode("<oobCode>", completion: $0) }
            }
            let status: PasswordValidationStatus = try await fixtures.exchange("passwordPolicy") {
                try await outcome { auth.validatePassword("short", completion: $0) }
            }
            #expect(!status.isValid)
        }
    }

    @Test func `changes of the user end in a callback`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            try await fixtures.exchange("update.password") {
                try await success { user.updatePassword(to: "another horse 2", completion: $0) }
            }
            try await fixtures.exchange("sendOobCode.verifyEmail") {
                try await success { user.sendEmailVerification(completion: $0) }
            }
            try await fixtures.exchange("sendOobCode.verifyAndChangeEmail") {
                try await success {
                    user.sendEmailVerification(
                        beforeUpdatingEmail: "new@example.org",
                        completion: $0
                    )
                }
            }
            try await fixtures.exchange("revokeToken") {
                try await success {
                    fixtures.auth.revokeToken(
                        withAuthorizationCode: "apple-authorization-code",
                        completion: $0
                    )
                }
            }
        }
    }

    @Test func `changes of second factors end in a callback`() async throws {
        try await FixtureServer.run { fixtures in
            let multiFactor = try await fixtures.signIn().multiFactor
            let session: MultiFactorSession = try await outcome {
                multiFactor.getSessionWithCompletion($0)
            }
            let secret: TOTPSecret = try await fixtures.exchange("mfaEnrollment.start.totp") {
                try await outcome {
                    TOTPMultiFactorGenerator.generateSecret(with: session, completion: $0)
                }
            }
            let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
                with: secret,
                oneTimePassword: "<code>"
            )
            try await fixtures.exchange("mfaEnrollment.finalize.totp") {
                try await success {
                    multiFactor.enroll(
                        with: assertion,
                        displayName: "authenticator",
                        completion: $0
                    )
                }
            }
            try await fixtures.exchange("mfaEnrollment.withdraw") {
                try await success {
                    multiFactor.unenroll(withFactorUID: "<mfaEnrollmentId>", completion: $0)
                }
            }
        }
    }
}
