import Foundation
import Testing

@testable import DialtoneAuth

struct SignInStateTests {
    @Test func `the state follows sign-in and sign-out`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            #expect(project.auth.signInState == .signedOut)
            let user = try await project.signIn().user
            #expect(project.auth.signInState == .signedIn(user))
            try project.auth.signOut()
            #expect(project.auth.signInState == .signedOut)
        }
    }

    @Test(arguments: DeviceKeychain.Lock.allCases)
    func `a device that is still locked is unknown, not signed out`(
        lock: DeviceKeychain.Lock
    ) async throws {
        try await withServer { server in
            let keychain = DeviceKeychain()
            try await ScriptedProject(server, store: KeychainEntries(keychain)).signIn()
            keychain.lock = lock
            let wakes = Recorder<@Sendable () -> Void>()
            let auth = try ScriptedProject(server, store: KeychainEntries(keychain)) {
                $1.observeWakes = { wakes.record($0) }
            }.auth
            #expect(auth.signInState == .unknown)
            var states = auth.signInStateChanges.makeAsyncIterator()
            #expect(await states.next() == .unknown)
            keychain.lock = nil
            for woken in wakes.values { woken() }
            let state = try #require(await states.next())
            #expect(state == auth.currentUser.map { .signedIn($0) })
        }
    }

    @Test func `the state is unknown until a failing store can be read`() async throws {
        try await withServer { server in
            let store = FaultyStore()
            store.isBroken = true
            let auth = try ScriptedProject(server, store: store).auth
            #expect(auth.signInState == .unknown)
            store.isBroken = false
            #expect(auth.signInState == .signedOut)
        }
    }

    @Test func `the sequence yields each change once, and ends with its task`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let before = project.auth.signedIn.changes.count
            var states = project.auth.signInStateChanges.makeAsyncIterator()
            #expect(await states.next() == .signedOut)
            let user = try await project.signIn().user
            #expect(await states.next() == .signedIn(user))
            try await project.signIn()
            try project.auth.signOut()
            #expect(await states.next() == .signedOut)

            let task = Task { for await _ in project.auth.signInStateChanges {} }
            await eventually { project.auth.signedIn.changes.count == before + 2 }
            task.cancel()
            await task.value
            #expect(project.auth.signedIn.changes.count == before + 1)
        }
    }
}
