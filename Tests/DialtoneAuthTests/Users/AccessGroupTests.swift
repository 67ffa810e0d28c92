import Foundation
import Testing

@testable import DialtoneAuth

struct AccessGroupTests {
    private func other(_ server: ScriptedServer, _ store: any CredentialStore) throws -> Auth {
        try ScriptedProject(server, store: store) { options, _ in
            options.googleAppID = "1:123:ios:other"
        }.auth
    }

    @Test func `apps of one group have the same user`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            #expect(project.auth.userAccessGroup == nil)
            try project.auth.useUserAccessGroup("shared")
            #expect(project.auth.userAccessGroup == "shared")
            let user = try await project.signIn().user

            let other = try other(server, store)
            #expect(other.currentUser == nil)
            try other.useUserAccessGroup("shared")
            #expect(other.currentUser?.uid == "alice")
            #expect(other.currentUser?.refreshToken == user.refreshToken)
            try other.useUserAccessGroup("another")
            #expect(other.currentUser == nil)
        }
    }

    @Test func `the group is restored in the next process`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let first = try ScriptedProject(server, store: store)
            first.auth.shareAuthStateAcrossDevices = true
            try first.auth.useUserAccessGroup("shared")
            try await first.signIn()
            let second = try ScriptedProject(server, store: store).auth
            #expect(second.userAccessGroup == "shared")
            #expect(second.shareAuthStateAcrossDevices)
            #expect(second.currentUser?.uid == "alice")
            try second.useUserAccessGroup(nil)
            let third = try ScriptedProject(server, store: store).auth
            #expect(third.userAccessGroup == nil)
            #expect(!third.shareAuthStateAcrossDevices)
            #expect(third.currentUser == nil)
        }
    }

    @Test func `listeners receive the group's user, and the app's own user is removed`()
        async throws
    {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            let user = try await project.signIn().user
            let heard = Recorder<String?>()
            let handle = project.auth.addStateDidChangeListener { _, user in
                heard.record(user?.uid)
            }
            defer { project.auth.removeStateDidChangeListener(handle) }
            await drainMainQueue()
            try project.auth.useUserAccessGroup("shared")
            await drainMainQueue()
            #expect(project.auth.currentUser == nil)
            #expect(try project.auth.getStoredUser(forAccessGroup: nil) == nil)

            try await project.auth.updateCurrentUser(user)
            await drainMainQueue()
            #expect(heard.values == ["alice", nil, "alice"])
            #expect(try project.auth.getStoredUser(forAccessGroup: "shared")?.uid == "alice")
        }
    }

    @Test func `choosing the same group again keeps the user's object`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try project.auth.useUserAccessGroup("shared")
            let user = try await project.signIn().user
            try project.auth.useUserAccessGroup("shared")
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `changes by another process are read when the group is chosen again`()
        async throws
    {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            try project.auth.useUserAccessGroup("shared")
            try await project.signIn()
            let other = try other(server, store)
            try other.useUserAccessGroup("shared")
            try other.signOut()
            try project.auth.useUserAccessGroup("shared")
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a group's stored user can be read without signing in`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            try project.auth.useUserAccessGroup("shared")
            try await project.signIn()
            let other = try other(server, store)
            #expect(try other.getStoredUser(forAccessGroup: "shared")?.uid == "alice")
            #expect(try other.getStoredUser(forAccessGroup: "empty") == nil)
            #expect(other.currentUser == nil)
            #expect(other.userAccessGroup == nil)
        }
    }

    @Test(arguments: ["", "..", "../alice", "a/b"])
    func `an invalid group name is refused and changes nothing`(name: String) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            await expectError(.keychainError) { try project.auth.useUserAccessGroup(name) }
            await expectError(.keychainError) {
                _ = try project.auth.getStoredUser(forAccessGroup: name)
            }
            #expect(project.auth.currentUser === user)
            #expect(project.auth.userAccessGroup == nil)
        }
    }

    @Test func `a failing store leaves the group and the user unchanged`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            let project = try ScriptedProject(server, store: store)
            let user = try await project.signIn().user
            store.isBroken = true
            await expectError(.keychainError) { try project.auth.useUserAccessGroup("shared") }
            store.isBroken = false
            #expect(project.auth.currentUser === user)
            #expect(project.auth.userAccessGroup == nil)
            #expect(try ScriptedProject(server, store: store).auth.currentUser?.uid == "alice")
        }
    }

    @Test func `an access group that cannot be read yet is read later`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            let first = try ScriptedProject(server, store: store)
            try first.auth.useUserAccessGroup("shared")
            try await first.signIn()
            store.isBroken = true
            let auth = try ScriptedProject(server, store: store).auth
            #expect(auth.currentUser == nil)
            await expectError(.keychainError) { try auth.signOut() }
            store.isBroken = false
            #expect(auth.userAccessGroup == "shared")
            #expect(auth.currentUser?.uid == "alice")
        }
    }

    @Test(arguments: ["from the future", #"{"name":"../x","isSharedAcrossDevices":false}"#])
    func `an invalid stored group is ignored`(text: String) async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let key = CredentialKey(
                service: "firebase_auth_1:123:ios:abc",
                account: "firebase_auth_1_test_access_group"
            )
            store.write(Data(text.utf8), for: key)
            let project = try ScriptedProject(server, store: store)
            #expect(project.auth.userAccessGroup == nil)
            try await project.signIn()
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }
}
