import Foundation
import Testing

@testable import DialtoneAuth

struct ReinstallationTests {
    /// A device whose keychain outlives its apps, and the container of one app, which does not.
    private struct Device {
        let keychain = DeviceKeychain()
        let container = FileManager.default.temporaryDirectory
            .appendingPathComponent("dialtone-\(UUID().uuidString)", isDirectory: true)

        /// Starts the app.
        func start(
            _ server: ScriptedServer,
            forgetting: Bool = true,
            hasContainer: Bool = true
        ) throws -> ScriptedProject {
            try ScriptedProject(server, store: KeychainEntries(keychain)) { options, environment in
                options.forgetsUserAfterReinstallation = forgetting
                environment.container = hasContainer ? container : nil
            }
        }

        func deleteApp() throws {
            guard FileManager.default.fileExists(atPath: container.path) else { return }
            try FileManager.default.removeItem(at: container)
        }
    }

    private func withDevice(
        _ body: (ScriptedServer, Device) async throws -> Void
    ) async throws {
        try await withServer { server in
            let device = Device()
            try await body(server, device)
            try? FileManager.default.removeItem(at: device.container)
        }
    }

    @Test func `with the switch on, a user is removed when the app is reinstalled`() async throws {
        try await withDevice { server, device in
            try await device.start(server).signIn()
            #expect(try device.start(server).auth.currentUser?.uid == "alice")
            try device.deleteApp()
            let auth = try device.start(server).auth
            #expect(auth.signInState == .signedOut)
            #expect(device.keychain.items.allSatisfy { $0.key.key.account == "probe" })
            // Nor when it stops forgetting.
            #expect(try device.start(server, forgetting: false).auth.currentUser == nil)
        }
    }

    @Test func `with the switch off, a user is kept when the app is reinstalled`() async throws {
        try await withDevice { server, device in
            try await device.start(server, forgetting: false).signIn()
            try device.deleteApp()
            #expect(try device.start(server, forgetting: false).auth.currentUser?.uid == "alice")
        }
    }

    @Test func `an update that turns the switch on signs no user out`() async throws {
        try await withDevice { server, device in
            // Signed in with a version that wrote no mark.
            try await device.start(server, hasContainer: false).signIn()
            let updated = try device.start(server)
            let user = try #require(updated.auth.currentUser)
            // From the next change on, the user belongs to this installation.
            _ = try await user.getIDToken(forcingRefresh: true)
            #expect(try device.start(server).auth.currentUser?.uid == "alice")
            try device.deleteApp()
            #expect(try device.start(server).auth.currentUser == nil)
        }
    }

    @Test(arguments: DeviceKeychain.Lock.allCases)
    func `a locked device removes no user`(lock: DeviceKeychain.Lock) async throws {
        try await withDevice { server, device in
            try await device.start(server).signIn()
            let items = device.keychain.items
            device.keychain.lock = lock
            let auth = try device.start(server).auth
            #expect(auth.signInState == .unknown)
            device.keychain.lock = nil
            #expect(device.keychain.items == items)
            #expect(auth.currentUser?.uid == "alice")
        }
    }

    @Test func `an unreadable installation mark removes no user`() async throws {
        try await withDevice { server, device in
            try await device.start(server).signIn()
            let folder = device.container.appendingPathComponent("dialtone")
            let file = folder.appendingPathComponent("installation")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(
                at: file,
                withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700]
            )
            let auth = try device.start(server).auth
            #expect(auth.signInState == .unknown)
            #expect(device.keychain.items.contains { $0.key.key.account != "probe" })
        }
    }

    @Test func `the user of an access group is kept when one of its apps is reinstalled`()
        async throws
    {
        try await withDevice { server, device in
            let first = try device.start(server)
            try first.auth.useUserAccessGroup("shared")
            try await first.signIn()
            try device.deleteApp()
            let again = try device.start(server).auth
            try again.useUserAccessGroup("shared")
            #expect(again.currentUser?.uid == "alice")
        }
    }

    @Test func `concurrent starts use one installation mark`() async throws {
        try await withDevice { _, device in
            let counter = Locked(0)
            let installation = Installation(
                container: device.container,
                forgetsEarlierUsers: true,
                newID: {
                    counter.withLock { count in
                        count += 1
                        return "id-\(count)"
                    }
                }
            )
            let ids = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<20 { group.addTask { try installation.id() } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(ids.count == 1)
            #expect(counter.current == 1)
        }
    }
}
