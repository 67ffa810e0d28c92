import Foundation
import Testing

@testable import DialtoneAuth

struct ActionCodeFixtureTests {
    private let email = "alice@example.org"

    private var settings: ActionCodeSettings {
        let settings = ActionCodeSettings()
        settings.url = URL(string: "https://app.example.org/finish?from=mail")
        settings.handleCodeInApp = true
        settings.setIOSBundleID("org.example.app")
        settings.setAndroidPackageName(
            "org.example.app",
            installIfNotAvailable: true,
            minimumVersion: "12"
        )
        settings.linkDomain = "links.example.org"
        return settings
    }

    @Test func `a sign-in link is sent with the address to return to the app`() async throws {
        try await FixtureServer.run { fixtures in
            try await fixtures.exchange("sendOobCode.signIn") {
                try await fixtures.auth.sendSignInLink(
                    toEmail: email,
                    actionCodeSettings: settings
                )
            }
        }
    }

    @Test func `a password reset link is sent`() async throws {
        try await FixtureServer.run { fixtures in
            try await fixtures.exchange("sendOobCode.passwordReset") {
                try await fixtures.auth.sendPasswordReset(withEmail: email)
            }
        }
    }

    @Test func `links to verify the present and a new address are sent`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            try await fixtures.exchange("sendOobCode.verifyEmail") {
                try await user.sendEmailVerification()
            }
            try await fixtures.exchange("sendOobCode.verifyAndChangeEmail") {
                try await user.sendEmailVerification(beforeUpdatingEmail: "new@example.org")
            }
        }
    }

    @Test func `a code for a new password names the address, and sets the password`() async throws {
        try await FixtureServer.run { fixtures in
            let info = try await fixtures.exchange("resetPassword.inspect") {
                try await fixtures.auth.checkActionCode("<oobCode>")
            }
            #expect(info.operation == .passwordReset)
            #expect(info.email == email)
            #expect(info.previousEmail == nil)
            let address = try await fixtures.exchange("resetPassword.inspect") {
                try await fixtures.auth.verifyPasswordResetCode("<oobCode>")
            }
            #expect(address == email)
            try await fixtures.exchange("resetPassword") {
                try await fixtures.auth.confirmPasswordReset(
                    withCode: "<oobCode>",
                    newPassword: "another horse 2"
                )
            }
        }
    }

    @Test func `another code is applied`() async throws {
        try await FixtureServer.run { fixtures in
            try await fixtures.exchange("update.actionCode") {
                try await fixtures.auth.applyActionCode("<oobCode>")
            }
        }
    }
}
