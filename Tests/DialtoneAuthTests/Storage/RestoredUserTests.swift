import Foundation
import Testing

@testable import DialtoneAuth

struct RestoredUserTests {
    @Test func `the user is restored after a restart without a request`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let before = try await ScriptedProject(server, store: store).signIn().user
            let calls = server.requests.count

            let after = try #require(ScriptedProject(server, store: store).auth.currentUser)
            #expect(after !== before)
            #expect(after.uid == before.uid)
            #expect(after.phoneNumber == before.phoneNumber)
            #expect(after.refreshToken == before.refreshToken)
            #expect(after.metadata.creationDate == before.metadata.creationDate)
            #expect(try await after.getIDToken() == before.getIDToken())
            #expect(server.requests.count == calls)
        }
    }

    @Test func `after signing out no user is restored`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let auth = try ScriptedProject(server, store: store).auth
            try await ScriptedProject(server, store: store).signIn()
            #expect(auth.currentUser == nil)
            let other = try ScriptedProject(server, store: store).auth
            try other.signOut()
            #expect(try ScriptedProject(server, store: store).auth.currentUser == nil)
        }
    }

    @Test func `a new token is stored as well`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let user = try await ScriptedProject(server, store: store).signIn().user
            let token = try await user.getIDToken(forcingRefresh: true)
            let restored = try ScriptedProject(server, store: store).auth.currentUser
            #expect(try await restored?.getIDToken() == token)
        }
    }

    @Test func `a failing store does not change the current user`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            let project = try ScriptedProject(server, store: store)
            store.isBroken = true
            await expectError(.keychainError) { try await project.signIn() }
            #expect(project.auth.currentUser == nil)

            store.isBroken = false
            let user = try await project.signIn().user
            store.isBroken = true
            await expectError(.keychainError) { try await project.signIn() }
            #expect(project.auth.currentUser === user)
            await expectError(.keychainError) { try project.auth.signOut() }
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `a store that cannot be read yet is read later, and listeners are called`()
        async throws
    {
        try await withServer { server in
            let store = FaultyStore()
            try await ScriptedProject(server, store: store).signIn()
            store.isBroken = true
            let auth = try ScriptedProject(server, store: store).auth
            let heard = Recorder<String?>()
            let handle = auth.addStateDidChangeListener { _, user in heard.record(user?.uid) }
            defer { auth.removeStateDidChangeListener(handle) }
            await drainMainQueue()
            #expect(auth.currentUser == nil)
            store.isBroken = false
            #expect(auth.currentUser?.uid == "alice")
            await drainMainQueue()
            #expect(heard.values == [nil, "alice"])
        }
    }

    @Test func `a failing store is reported once, not at every access`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            store.isBroken = true
            let warnings = Recorder<String>()
            let auth = try ScriptedProject(server, store: store) {
                $1.warn = { warnings.record($0) }
            }.auth
            for _ in 0..<3 {
                #expect(auth.currentUser == nil)
                #expect(auth.userAccessGroup == nil)
            }
            #expect(
                warnings.values == [
                    "The signed-in user could not be read: locked",
                    "The access group could not be read: locked",
                ]
            )
        }
    }

    @Test func `the user that Google's SDK stored is signed out, and the next one replaces it`()
        async throws
    {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let key = CredentialKey(
                service: "firebase_auth_1:123:ios:abc",
                account: "firebase_auth_1_test_firebase_user"
            )
            let archive = Data("bplist00\u{d4}\u{1}\u{2}".utf8)
            store.write(archive, for: key)
            let project = try ScriptedProject(server, store: store)
            #expect(project.auth.signInState == .signedOut)
            #expect(store.read(key) == archive)
            try await project.signIn()
            #expect(try ScriptedProject(server, store: store).auth.currentUser?.uid == "alice")
        }
    }

    @Test func `an unreadable entry is left in place`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let key = CredentialKey(
                service: "firebase_auth_1:123:ios:abc",
                account: "firebase_auth_1_test_firebase_user"
            )
            store.write(Data("from the future".utf8), for: key)
            let project = try ScriptedProject(server, store: store)
            #expect(project.auth.currentUser == nil)
            #expect(store.read(key) == Data("from the future".utf8))
            try await project.signIn()
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }
}
