import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct AccountTests {
    @Test func `reload reads the account from the server and stores it`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            let user = try await project.signIn().user
            server.on("v1/accounts:lookup") { _ in
                var account = ScriptedProject.account("alice")
                account.displayName = "Alice"
                account.photoUrl = "https://example.org/alice.png"
                return .json(LookUpAccountsResponse { $0.users = [account] })
            }
            try await user.reload()
            #expect(user.displayName == "Alice")
            #expect(user.photoURL == URL(string: "https://example.org/alice.png"))
            let restored = try ScriptedProject(server, store: store).auth.currentUser
            #expect(restored?.displayName == "Alice")
        }
    }

    @Test(arguments: [0, 2])
    func `a lookup response must contain exactly one account`(count: Int) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let accounts = [AccountInfo](repeating: ScriptedProject.account("alice"), count: count)
            server.on("v1/accounts:lookup") { _ in
                .json(LookUpAccountsResponse { $0.users = accounts })
            }
            await expectError(.internalError) { try await user.reload() }
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `deleting the account signs the user out`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/accounts:delete") { _ in .json(DeleteAccountResponse()) }
            try await user.delete()
            #expect(project.auth.currentUser == nil)
            let sent = try #require(server.requests(to: "v1/accounts:delete").first)
            #expect(sent["localId"] == "alice")
        }
    }

    @Test func `a refused deletion changes nothing`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/accounts:delete") { _ in .refusal("CREDENTIAL_TOO_OLD_LOGIN_AGAIN") }
            await expectError(.requiresRecentLogin) { try await user.delete() }
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `a profile change sends what was assigned, and nil removes`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/accounts:update") { _ in
                .json(UpdateAccountResponse { $0.localId = "alice" })
            }
            let change = user.createProfileChangeRequest()
            try await change.commitChanges()
            #expect(server.requests(to: "v1/accounts:update").isEmpty)
            change.displayName = "Alice"
            change.photoURL = nil
            try await change.commitChanges()
            let sent = try #require(server.requests(to: "v1/accounts:update").first?.json)
            #expect(sent["displayName"] as? String == "Alice")
            #expect(sent["deleteAttribute"] as? [String] == ["PHOTO_URL"])
            #expect(sent["photoUrl"] == nil)
            #expect(user.displayName == "Alice")
            change.displayName = nil
            try await change.commitChanges()
            #expect(user.displayName == nil)
        }
    }

    @Test func `an anonymous user stays the same`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            let first = try #require(project.auth.currentUser)
            let again = try await project.auth.signInAnonymously()
            #expect(again.user === first)
            #expect(again.additionalUserInfo?.providerID == "")
            #expect(again.additionalUserInfo?.isNewUser == false)
            #expect(server.requests(to: "v1/accounts:signUp").count == 1)
        }
    }

    @Test func `reauthentication as another user is refused`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let token = try await user.getIDToken()
            let tokens = TokenMint()
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .json(ScriptedProject.signedIn(as: "bob", tokens))
            }
            await expectError(.userMismatch) {
                try await user.reauthenticate(with: project.credential)
            }
            server.on("v1/accounts:signInWithPhoneNumber") { _ in .refusal("USER_NOT_FOUND") }
            await expectError(.userMismatch) {
                try await user.reauthenticate(with: project.credential)
            }
            #expect(project.auth.currentUser === user)
            #expect(try await user.getIDToken() == token)
            let sent = server.requests(to: "v1/accounts:signInWithPhoneNumber").last
            #expect(sent?["operation"] == "REAUTH")
            #expect(sent?["idToken"] == nil)
        }
    }
}
