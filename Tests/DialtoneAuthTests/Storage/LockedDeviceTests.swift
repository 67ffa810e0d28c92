import Foundation
import Testing

@testable import DialtoneAuth

struct LockedDeviceTests {
    private static let key = CredentialKey(service: "service", account: "account")

    /// An app that a device starts while it is locked, with a user who signed in before.
    private struct Prewarmed {
        let keychain = DeviceKeychain()
        let unlocks = Recorder<@Sendable () -> Void>()
        let project: ScriptedProject

        init(_ server: ScriptedServer, _ lock: DeviceKeychain.Lock) async throws {
            try await ScriptedProject(server, store: KeychainEntries(keychain)).signIn()
            keychain.lock = lock
            let unlocks = unlocks
            // A new process has a store of its own.
            project = try ScriptedProject(server, store: KeychainEntries(keychain)) {
                $1.observeWakes = { unlocks.record($0) }
            }
        }

        func unlock() {
            keychain.lock = nil
            for unlocked in unlocks.values { unlocked() }
        }
    }

    @Test(arguments: DeviceKeychain.Lock.allCases)
    func `a start on a locked device keeps the user, and listeners are called after unlock`(
        lock: DeviceKeychain.Lock
    ) async throws {
        try await withServer { server in
            let app = try await Prewarmed(server, lock)
            let heard = Recorder<String?>()
            let auth = app.project.auth
            let handle = auth.addStateDidChangeListener { _, user in heard.record(user?.uid) }
            defer { auth.removeStateDidChangeListener(handle) }
            let firstOfSequence = Task { await auth.authStateChanges.first { _ in true } }
            await drainMainQueue()
            #expect(auth.currentUser == nil)
            #expect(heard.values.isEmpty)

            app.unlock()
            await drainMainQueue()
            #expect(heard.values == ["alice"])
            #expect(auth.currentUser?.uid == "alice")
            #expect(await firstOfSequence.value??.uid == "alice")
        }
    }

    @Test(arguments: DeviceKeychain.Lock.allCases)
    func `on a locked device, calls that write fail and change nothing`(
        lock: DeviceKeychain.Lock
    ) async throws {
        try await withServer { server in
            let app = try await Prewarmed(server, lock)
            let items = app.keychain.items
            let auth = app.project.auth
            await expectError(.keychainError) { try auth.signOut() }
            await expectError(.keychainError) { try await app.project.signIn() }
            await expectError(.keychainError) { try auth.useUserAccessGroup("shared") }
            app.unlock()
            #expect(auth.currentUser?.uid == "alice")
            #expect(app.keychain.items == items)
        }
    }

    @Test func `without a signed-in user, listeners are called after the unlock`() async throws {
        try await withServer { server in
            let app = try await Prewarmed(server, .denying)
            app.keychain.lock = nil
            try ScriptedProject(server, store: KeychainEntries(app.keychain)).auth.signOut()
            app.keychain.lock = .denying
            let heard = Recorder<String?>()
            let handle = app.project.auth.addStateDidChangeListener { heard.record($1?.uid) }
            defer { app.project.auth.removeStateDidChangeListener(handle) }
            await drainMainQueue()
            #expect(heard.values.isEmpty)
            app.unlock()
            await drainMainQueue()
            #expect(heard.values == [nil])
        }
    }

    @Test func `an unlocked keychain can be read and written from the app's first start`() throws {
        let keychain = DeviceKeychain()
        let store = KeychainEntries(keychain)
        #expect(try store.read(Self.key) == nil)
        try store.remove(Self.key)
        try store.write(Data([1]), for: Self.key)
        #expect(try store.read(Self.key) == Data([1]))
        try store.write(Data([2]), for: Self.key)
        #expect(try KeychainEntries(keychain).read(Self.key) == Data([2]))
        try store.remove(Self.key)
        #expect(try store.read(Self.key) == nil)
        #expect(keychain.items.map(\.key.key.account) == ["probe"])
    }

    @Test func `an entry that another process removed is not replaced`() throws {
        let keychain = DeviceKeychain()
        let (one, other) = (KeychainEntries(keychain), KeychainEntries(keychain))
        try one.write(Data([1]), for: Self.key)
        #expect(try one.replace(Data([1]), with: Data([2]), for: Self.key))
        #expect(try one.replace(Data([1]), with: Data([3]), for: Self.key) == false)
        try other.remove(Self.key)
        #expect(try one.replace(Data([2]), with: Data([3]), for: Self.key) == false)
        #expect(try other.read(Self.key) == nil)
    }

    @Test(arguments: DeviceKeychain.Lock.allCases)
    func `the app's credentials are not lost on a locked device`(
        lock: DeviceKeychain.Lock
    ) throws {
        let keychain = DeviceKeychain()
        AppCredentials(key: Self.key, store: KeychainEntries(keychain)).attestKeyID = "key-1"
        keychain.lock = lock
        let credentials = AppCredentials(key: Self.key, store: KeychainEntries(keychain))
        #expect(!credentials.receive(PushNotification(receipt: "unknown", secret: "s")))
        #expect(credentials.attestKeyID == nil)
        keychain.lock = nil
        #expect(credentials.attestKeyID == "key-1")
    }
}
