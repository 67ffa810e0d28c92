import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct PasswordTests {
    @Test func `an empty password or address is refused without a call`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            await expectError(.weakPassword) {
                try await auth.createUser(withEmail: "a@example.org", password: "")
            }
            await expectError(.missingEmail) {
                try await auth.createUser(withEmail: "", password: "secret-1")
            }
            await expectError(.missingEmail) {
                try await auth.signIn(withEmail: "", password: "secret-1")
            }
            await expectError(.weakPassword) {
                try await auth.confirmPasswordReset(withCode: "code", newPassword: "")
            }
            #expect(server.requests.isEmpty)
        }
    }

    @Test(arguments: [
        ("INVALID_LOGIN_CREDENTIALS", AuthErrorCode.invalidCredential),
        ("INVALID_PASSWORD", .wrongPassword), ("EMAIL_NOT_FOUND", .userNotFound),
        ("PASSWORD_LOGIN_DISABLED", .operationNotAllowed), ("USER_DISABLED", .userDisabled),
        ("MISSING_PASSWORD", .wrongPassword),
        ("TOO_MANY_ATTEMPTS_TRY_LATER", .tooManyRequests),
        ("PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Too short", .passwordDoesNotMeetRequirements),
    ])
    func `a refused password does not change the current user`(
        word: String,
        code: AuthErrorCode
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.signIn()
            server.on("v1/accounts:signInWithPassword") { _ in .refusal(word) }
            await expectError(code) {
                try await project.auth.signIn(withEmail: "a@example.org", password: "wrong")
            }
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }

    @Test func `a taken address is refused`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on("v1/accounts:signUp") { _ in .refusal("EMAIL_EXISTS") }
            await expectError(.emailAlreadyInUse) {
                try await auth.createUser(withEmail: "a@example.org", password: "secret-1")
            }
            #expect(auth.currentUser == nil)
        }
    }

    @Test func `the tenant is sent with password sign-in and policy requests`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            auth.tenantID = "shop"
            _ = try? await auth.signIn(withEmail: "a@example.org", password: "secret-1")
            _ = try? await auth.validatePassword("secret-1")
            #expect(server.requests.first?["tenantId"] == "shop")
            #expect(server.requests.last?.query == "key=demo-key&tenantId=shop")
        }
    }

    @Test func `a user whose password is linked already cannot link another`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let credential = EmailAuthProvider.credential(withEmail: "b@c.de", password: "secret")
            await expectError(.providerAlreadyLinked) { try await user.link(with: credential) }
            #expect(fixtures.server.requests(to: "v1/accounts:signUp").isEmpty)
        }
    }

    @Test func `reauthentication with another user's password is refused`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let token = user.record.current.tokens
            let bob = TokenMint().mint(for: "bob")
            server.on("v1/accounts:signInWithPassword") { _ in
                .json(
                    SignInWithPasswordResponse {
                        $0.localId = "bob"
                        $0.idToken = bob
                        $0.refreshToken = "r"
                    }
                )
            }
            let credential = EmailAuthProvider.credential(withEmail: "b@c.de", password: "secret")
            await expectError(.userMismatch) { try await user.reauthenticate(with: credential) }
            #expect(user.record.current.tokens == token)
        }
    }

    @Test func `a new password replaces the tokens`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let token = TokenMint().mint(for: "alice")
            server.on("v1/accounts:update") { _ in
                .json(
                    UpdateAccountResponse {
                        $0.localId = "alice"
                        $0.idToken = token
                        $0.refreshToken = "newer"
                        $0.expiresIn = "3600"
                    }
                )
            }
            try await user.updatePassword(to: "secret-2")
            #expect(user.refreshToken == "newer")
            #expect(try await user.getIDToken() == token)
            await expectError(.weakPassword) { try await user.updatePassword(to: "") }
        }
    }
}
