import Foundation
import Testing

@testable import DialtoneAuth

struct AccountFixtureTests {
    @Test func `a phone signs in, and the account lists all its data`() async throws {
        try await FixtureServer.run { fixtures in
            _ = try await fixtures.exchange("sendVerificationCode") {
                try await fixtures.project.provider.verifyPhoneNumber("+16505550101")
            }
            let credential = fixtures.project.provider.credential(
                withVerificationID: "<sessionInfo>",
                verificationCode: "<code>"
            )
            let user = try await fixtures.exchange("signInWithPhoneNumber") {
                try await fixtures.exchange("lookup") {
                    try await fixtures.auth.signIn(with: credential).user
                }
            }
            #expect(user.email == "alice@example.org")
            #expect(user.isEmailVerified)
            #expect(!user.isAnonymous)
            #expect(user.providerData.map(\.providerID) == ["phone", "google.com", "password"])
            #expect(user.providerData.map(\.uid) == ["", "1234567890", "alice@example.org"])
            #expect(user.metadata.creationDate == Date(timeIntervalSince1970: 1_700_000_000))
            #expect(user.multiFactor.enrolledFactors.map(\.factorID) == ["phone", "totp"])
        }
    }

    @Test func `an anonymous account is created`() async throws {
        try await FixtureServer.run { fixtures in
            fixtures.server.on("v1/accounts:lookup") { _ in
                .text(#"{"users": [{"localId": "<localId>"}]}"#)
            }
            let result = try await fixtures.exchange("signUp.anonymous") {
                try await fixtures.auth.signInAnonymously()
            }
            #expect(result.user.isAnonymous)
            #expect(result.additionalUserInfo?.isNewUser == true)
        }
    }

    @Test func `a number of another account returns a temporary proof`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let credential = fixtures.project.provider.credential(
                withVerificationID: "<sessionInfo>",
                verificationCode: "<code>"
            )
            let error = try await fixtures.exchange("signInWithPhoneNumber.conflict") {
                await expectError(.credentialAlreadyInUse) {
                    try await user.updatePhoneNumber(credential)
                }
            }
            let updated = error?.userInfo[AuthErrorUserInfoUpdatedCredentialKey]
            #expect(
                (updated as? PhoneAuthCredential)?.proof
                    == .temporary("<temporaryProof>", phoneNumber: "+16505550101")
            )
        }
    }

    @Test func `profile, address and password change`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            try await fixtures.exchange("update.profile") {
                let change = user.createProfileChangeRequest()
                change.displayName = "Alice"
                change.photoURL = nil
                try await change.commitChanges()
            }
            try await fixtures.exchange("update.password") {
                try await user.updatePassword(to: "another horse 2")
            }
        }
    }

    @Test @available(*, deprecated)
    func `the e-mail address is changed without verification`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            try await fixtures.exchange("update.email") {
                try await user.updateEmail(to: "new@example.org")
            }
        }
    }

    @Test func `a sign-in method is removed`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            try await fixtures.exchange("update.unlink") {
                try await user.unlink(fromProvider: "google.com")
            }
            #expect(user.providerData.map(\.providerID) == ["phone", "password"])
            #expect(user.email == "alice@example.org")
        }
    }

    @Test func `a token is renewed, and an account deleted`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let token = try await fixtures.exchange("token") {
                try await user.getIDToken(forcingRefresh: true)
            }
            #expect(token == "<idToken>")
            try await fixtures.exchange("delete") { try await user.delete() }
            #expect(fixtures.auth.currentUser == nil)
        }
    }
}
