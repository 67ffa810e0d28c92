import Foundation
import Testing

@testable import DialtoneAuth

/// Two processes with one store.
struct SharedSignOutTests {
    /// One of each kind that ships.
    private static func stores() throws -> [any CredentialStore] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dialtone-\(UUID().uuidString)")
        return [
            MemoryCredentialStore(), FileCredentialStore(directory: folder),
            KeychainEntries(DeviceKeychain()),
            GroupedCredentialStore(
                MemoryCredentialStore(),
                group: try #require(CredentialGroup("shared"))
            ),
        ]
    }

    @Test func `a token renewed elsewhere does not undo a sign-out`() async throws {
        try await withServer { server in
            for store in try Self.stores() {
                let one = try ScriptedProject(server, store: store)
                let user = try await one.signIn().user
                let heard = Recorder<String?>()
                let handle = one.auth.addStateDidChangeListener { heard.record($1?.uid) }
                await drainMainQueue()
                try ScriptedProject(server, store: store).auth.signOut()

                _ = try await user.getIDToken(forcingRefresh: true)
                #expect(one.auth.currentUser == nil)
                #expect(try ScriptedProject(server, store: store).auth.currentUser == nil)
                await drainMainQueue()
                #expect(heard.values == ["alice", nil])
                one.auth.removeStateDidChangeListener(handle)
            }
        }
    }

    @Test func `a user who signed in meanwhile is kept and becomes the current user`() async throws
    {
        try await withServer { server in
            for store in try Self.stores() {
                let one = try ScriptedProject(server, store: store)
                let user = try await one.signIn().user
                let other = try ScriptedProject(server, store: store)
                let tokens = TokenMint()
                server.on("v1/accounts:signInWithPhoneNumber") { _ in
                    .json(ScriptedProject.signedIn(as: "bob", tokens))
                }
                try await other.signIn()
                _ = try await user.getIDToken(forcingRefresh: true)
                #expect(one.auth.currentUser?.uid == "bob")
                #expect(try ScriptedProject(server, store: store).auth.currentUser?.uid == "bob")
                server.on("v1/accounts:signInWithPhoneNumber") { _ in
                    .json(ScriptedProject.signedIn(as: "alice", tokens))
                }
            }
        }
    }

    @Test func `an ended session does not sign out a user who signed in meanwhile`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let one = try ScriptedProject(server, store: store)
            let former = try await one.signIn().user
            let other = try ScriptedProject(server, store: store)
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                var answer = ScriptedProject.signedIn(as: "alice", TokenMint())
                answer.idToken = TokenMint.token([
                    "user_id": "alice", "auth_time": 1_800_000_900, "exp": 1_800_003_600,
                    "iat": 1_800_000_000,
                ])
                return .json(answer)
            }
            let present = try await other.signIn().user
            server.on("v1/token") { _ in .refusal("TOKEN_EXPIRED") }
            await expectError(.userTokenExpired) {
                try await former.getIDToken(forcingRefresh: true)
            }
            #expect(one.auth.currentUser?.uid == "alice")
            #expect(try await one.auth.currentUser?.getIDToken() == present.getIDToken())
            #expect(try ScriptedProject(server, store: store).auth.currentUser?.uid == "alice")
        }
    }

    @Test func `a token renewed by both is kept, and neither is signed out`() async throws {
        try await withServer { server in
            for store in try Self.stores() {
                let one = try ScriptedProject(server, store: store)
                let user = try await one.signIn().user
                let other = try ScriptedProject(server, store: store)
                let same = try #require(other.auth.currentUser)
                _ = try await same.getIDToken(forcingRefresh: true)
                let token = try await user.getIDToken(forcingRefresh: true)
                #expect(one.auth.currentUser === user)
                #expect(other.auth.currentUser === same)
                let next = try ScriptedProject(server, store: store).auth.currentUser
                #expect(try await next?.getIDToken() == token)
            }
        }
    }

    @Test func `an entry is replaced only if its value is unchanged`() throws {
        let key = CredentialKey(service: "service", account: "account")
        for store in try Self.stores() {
            #expect(try store.replace(Data([1]), with: Data([2]), for: key) == false)
            #expect(try store.read(key) == nil)
            try store.write(Data([1]), for: key)
            #expect(try store.replace(Data([3]), with: Data([2]), for: key) == false)
            #expect(try store.read(key) == Data([1]))
            #expect(try store.replace(Data([1]), with: Data([2]), for: key))
            #expect(try store.read(key) == Data([2]))
            try store.remove(key)
            #expect(try store.read(key) == nil)
        }
    }
}
