import Foundation
import Testing

@testable import DialtoneAuth

/// Two processes of an access group, both running.
struct GroupChangesTests {
    /// The kinds of stores that tell of changes, each with what two processes share.
    private static func stores() throws -> [@Sendable () -> any CredentialStore] {
        let memory = MemoryCredentialStore()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dialtone-\(UUID().uuidString)")
        let keychain = DeviceKeychain()
        return [
            { memory }, { FileCredentialStore(directory: folder) }, { KeychainEntries(keychain) },
        ]
    }

    private func project(
        _ server: ScriptedServer,
        _ store: any CredentialStore
    ) throws -> ScriptedProject {
        let project = try ScriptedProject(server, store: store)
        try project.auth.useUserAccessGroup("shared")
        return project
    }

    @Test func `a sign-in and a sign-out elsewhere are seen while running`() async throws {
        try await withServer { server in
            for store in try Self.stores() {
                let (one, other) = (try project(server, store()), try project(server, store()))
                let heard = Recorder<String?>()
                let handle = one.auth.addStateDidChangeListener { heard.record($1?.uid) }
                await eventually { heard.values == [nil] }
                try await other.signIn()
                await eventually { heard.values == [nil, "alice"] }
                #expect(one.auth.currentUser?.refreshToken == "refresh-alice")
                try other.auth.signOut()
                await eventually { heard.values == [nil, "alice", nil] }
                #expect(one.auth.currentUser == nil)
                one.auth.removeStateDidChangeListener(handle)
            }
        }
    }

    @Test func `a token that another process renewed is used, and the user's object stays`()
        async throws
    {
        try await withServer { server in
            for store in try Self.stores() {
                let one = try project(server, store())
                let user = try await one.signIn().user
                let other = try project(server, store())
                other.clock.advance(by: 60)
                let same = try #require(other.auth.currentUser)
                let token = try await same.getIDToken(forcingRefresh: true)
                let calls = server.requests(to: "v1/token").count
                await eventually { user.record.current.tokens.idToken == token }
                #expect(try await user.getIDToken() == token)
                #expect(one.auth.currentUser === user)
                #expect(server.requests(to: "v1/token").count == calls)
                try one.auth.signOut()
            }
        }
    }

    @Test func `an older token that another process stored is not taken over`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let one = try project(server, store)
            let user = try await one.signIn().user
            let other = try project(server, store)
            let same = try #require(other.auth.currentUser)
            one.clock.advance(by: 60)
            let token = try await user.getIDToken(forcingRefresh: true)
            _ = try await same.getIDToken(forcingRefresh: true)
            one.auth.signedIn.follow(for: one.auth)
            #expect(try await user.getIDToken() == token)
            #expect(one.auth.currentUser === user)
        }
    }

    @Test func `an app that returns to the foreground reads the store again`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            let wakes = Recorder<@Sendable () -> Void>()
            let one = try ScriptedProject(server, store: store) {
                $1.observeWakes = { wakes.record($0) }
            }
            try one.auth.useUserAccessGroup("shared")
            try await one.signIn()
            try project(server, store).auth.signOut()
            #expect(one.auth.currentUser?.uid == "alice")
            for woken in wakes.values { woken() }
            #expect(one.auth.currentUser == nil)
        }
    }

    @Test func `a store that fails during a later read signs no user out`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            let project = try project(server, store)
            let user = try await project.signIn().user
            store.isBroken = true
            project.auth.signedIn.follow(for: project.auth)
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `an app that leaves the group no longer follows it`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let (one, other) = (try project(server, store), try project(server, store))
            try one.auth.useUserAccessGroup(nil)
            try await other.signIn()
            one.auth.signedIn.follow(for: one.auth)
            #expect(one.auth.currentUser == nil)
            #expect(one.auth.userAccessGroup == nil)
        }
    }

    @Test func `a group without an entitlement is an error that names it`()
        async throws
    {
        try await withServer { server in
            let keychain = DeviceKeychain(entitlements: ["TEAM.shared"])
            let project = try ScriptedProject(server, store: KeychainEntries(keychain))
            let user = try await project.signIn().user
            let error = await expectError(.keychainError) {
                try project.auth.useUserAccessGroup("TEAM.other")
            }
            #expect(error?.localizedFailureReason?.contains("entitlement") == true)
            #expect(error?.localizedFailureReason?.contains("TEAM.other") == true)
            #expect(project.auth.currentUser === user)
            #expect(project.auth.userAccessGroup == nil)
            try project.auth.useUserAccessGroup("TEAM.shared")
            #expect(project.auth.userAccessGroup == "TEAM.shared")
        }
    }

    @Test func `an Auth that is released stops following its group`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            weak var released: Auth?
            do {
                let project = try project(server, store)
                released = project.auth
                #expect(project.auth.userAccessGroup == "shared")
            }
            await eventually { [box = WeakAuth(released)] in box.auth == nil }
        }
    }
}

private struct WeakAuth: Sendable {
    weak var auth: Auth?

    init(_ auth: Auth?) { self.auth = auth }
}
