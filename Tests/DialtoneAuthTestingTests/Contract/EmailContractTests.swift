import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// The server in memory behaves as the real one does, because both pass these tests.
@Suite(.serialized) struct EmailContractTests {
    private let email = "ada@example.org"

    @Test(arguments: ContractServer.available)
    func `a link resets the password once, and ends all sessions`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            let password = ContractServer.Inbox.password
            let user = try await auth.createUser(withEmail: email, password: password).user
            try await auth.sendPasswordReset(withEmail: email)
            let link = try await inbox.link(email, .passwordReset)
            let code = try #require(ActionCodeURL(link: link)?.code)
            #expect(try await auth.verifyPasswordResetCode(code) == email)
            _ = try await expectRefusal(.weakPassword) {
                try await auth.confirmPasswordReset(withCode: code, newPassword: "short")
            }
            try await auth.confirmPasswordReset(withCode: code, newPassword: "another horse 2")
            _ = try await expectRefusal(.invalidActionCode) {
                try await auth.confirmPasswordReset(withCode: code, newPassword: "a third horse 3")
            }
            _ = try await expectRefusal(.userTokenExpired) { try await user.reload() }
            #expect(auth.currentUser == nil)
            _ = try await expectRefusal(.invalidCredential) {
                try await auth.signIn(withEmail: email, password: password)
            }
            let again = try await auth.signIn(withEmail: email, password: "another horse 2").user
            #expect(again.uid == user.uid && again.isEmailVerified)
        }
    }

    @Test(arguments: ContractServer.available)
    func `a reset for an unknown address succeeds, and sends nothing`(
        server: ContractServer
    ) async throws {
        try await server.run { auth, inbox in
            try await auth.sendPasswordReset(withEmail: email)
            await #expect(throws: (any Error).self) {
                try await inbox.link(email, .passwordReset)
            }
            _ = try await expectRefusal(.invalidCredential) {
                try await auth.signIn(withEmail: email, password: "correct horse 1")
            }
        }
    }

    @Test(arguments: ContractServer.available)
    func `a link signs in once, with its own address only`(server: ContractServer) async throws {
        try await server.run { auth, inbox in
            let settings = ActionCodeSettings()
            settings.url = URL(string: "http://localhost/welcome")
            settings.handleCodeInApp = true
            try await auth.sendSignInLink(toEmail: email, actionCodeSettings: settings)
            let link = try await inbox.link(email, .emailLink)
            #expect(auth.isSignIn(withEmailLink: link))
            #expect(ActionCodeURL(link: link)?.continueURL == settings.url)
            _ = try await expectRefusal(.invalidEmail) {
                try await auth.signIn(withEmail: "grace@example.org", link: link)
            }
            let result = try await auth.signIn(withEmail: email, link: link)
            #expect(result.additionalUserInfo?.isNewUser == true)
            #expect(result.user.isEmailVerified && result.user.email == email)
            _ = try await expectRefusal(.invalidActionCode) {
                try await auth.signIn(withEmail: email, link: link)
            }
            // Such a user can then get a password.
            let credential = EmailAuthProvider.credential(
                withEmail: email,
                password: "correct horse 1"
            )
            try await result.user.link(with: credential)
            try auth.signOut()
            let again = try await auth.signIn(withEmail: email, password: "correct horse 1").user
            #expect(again.uid == result.user.uid)
        }
    }

    @Test(arguments: ContractServer.available)
    func `an address belongs to one account`(server: ContractServer) async throws {
        try await server.run { auth, _ in
            let password = ContractServer.Inbox.password
            try await auth.createUser(withEmail: email, password: password)
            _ = try await expectRefusal(.emailAlreadyInUse) {
                try await auth.createUser(withEmail: email, password: password)
            }
            _ = try await expectRefusal(.weakPassword) {
                try await auth.createUser(withEmail: "grace@example.org", password: "short")
            }
            try await auth.currentUser?.delete()
            _ = try await expectRefusal(.invalidCredential) {
                try await auth.signIn(withEmail: email, password: password)
            }
        }
    }
}
