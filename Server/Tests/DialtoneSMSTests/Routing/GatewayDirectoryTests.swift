import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import Crypto
import DialtoneTestSupport
import Testing

@Suite struct GatewayDirectoryTests {
    private struct Bench: Sendable {
        let store: any DataStore
        let registry: SMSGatewayRegistry
        let directory: GatewayDirectory
        let clock: StoppedClock

        init(_ store: any DataStore, _ gateways: [ScriptedGateway]) {
            clock = StoppedClock()
            self.store = store
            registry = SMSGatewayRegistry(
                store: store,
                box: SecretBox(key: SymmetricKey(size: .bits256)),
                clock: clock.serverClock
            )
            directory = GatewayDirectory(
                store: store,
                registry: registry,
                reporting: DeliveryEventQueue(
                    store: store,
                    clock: clock.serverClock,
                    logger: .silent
                ),
                clock: clock.serverClock,
                logger: .silent,
                make: { configuration in
                    guard
                        let found = gateways.first(where: {
                            $0.name == configuration.settings["as"] ?? configuration.name
                        })
                    else { throw InvalidGateway("name", "is unknown") }
                    return found
                }
            )
        }

        var names: [String] {
            get async throws { try await directory.table().gateways.map(\.name) }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a stored configuration can be decrypted, but not under another name`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let bench = Bench(store, [])
            let configuration = SMSGatewayConfiguration(
                name: "main",
                kind: .twilio,
                settings: ["accountSID": "AC1"],
                secrets: ["authToken": "very secret"]
            )
            #expect(try await bench.registry.add(configuration))
            #expect(try await bench.registry.add(configuration) == false)
            #expect(try await bench.registry.configuration(named: "main") == configuration)
            let record = try #require(try await bench.registry.records().first)
            #expect(!String(decoding: record.sealedSecrets, as: UTF8.self).contains("secret"))
            let moved = SMSGatewayRecord(
                name: "other",
                kind: record.kind,
                settings: record.settings,
                sealedSecrets: record.sealedSecrets,
                createdAt: record.createdAt,
                updatedAt: record.updatedAt
            )
            #expect(throws: UnreadableSecret.self) {
                try bench.registry.configuration(of: moved)
            }
        }
    }

    @Test func `changes apply after a second, and an old gateway closes once it is unused`()
        async throws
    {
        let (a, b) = (ScriptedGateway("a"), ScriptedGateway("b"))
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = Bench(store, [a, b])
            _ = try await bench.registry.add(a.configuration)
            #expect(try await bench.names == ["a"])
            #expect(a.isOpen)
            let used = try #require(try await bench.directory.gateway(named: "a"))
            _ = try await bench.registry.add(b.configuration)
            _ = try await bench.registry.remove("a")
            #expect(try await bench.names == ["a"])
            await used.use { _ in
                bench.clock.advance(by: GatewayDirectory.lifetime)
                let names = try? await bench.names
                #expect(names == ["b"])
                #expect(a.isOpen)
            }
            #expect(!a.isOpen)
            #expect(a.closings == 1)
            #expect(b.isOpen)
            let afterwards = await used.use { _ in true }
            #expect(afterwards == nil)
            await bench.directory.close()
            #expect(!b.isOpen)
        }
    }

    @Test func `a changed gateway is opened again, and an unchanged one stays open`() async throws {
        let (old, new) = (ScriptedGateway("a"), ScriptedGateway("new"))
        let other = ScriptedGateway("b")
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = Bench(store, [old, new, other])
            _ = try await bench.registry.add(old.configuration)
            _ = try await bench.registry.add(other.configuration)
            #expect(try await bench.names == ["a", "b"])
            let changed = SMSGatewayConfiguration(
                name: "a",
                kind: .inbox,
                settings: ["as": "new"],
                secrets: [:]
            )
            bench.clock.advance(by: .seconds(2))
            #expect(try await bench.registry.replace(changed))
            #expect(try await bench.names == ["a", "b"])
            #expect(new.isOpen)
            #expect(!old.isOpen)
            #expect(other.isOpen)
            #expect(other.closings == 0)
        }
    }

    @Test func `a gateway that cannot be created does not block the others`() async throws {
        let b = ScriptedGateway("b")
        try await StoreEngine.sqliteInMemory.withStore { store in
            let bench = Bench(store, [b])
            _ = try await bench.registry.add(ScriptedGateway("a").configuration)
            _ = try await bench.registry.add(b.configuration)
            #expect(try await bench.names == ["b"])
        }
    }
}
