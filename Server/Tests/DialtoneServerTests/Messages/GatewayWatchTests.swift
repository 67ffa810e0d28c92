import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSMS
import DialtoneSendGuard
import DialtoneOutbound
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests the alerts about failing gateways over HTTP, while users sign in.
struct GatewayWatchTests {
    private func setup(
        _ carriers: [VirtualCarrier],
        _ client: OutboundClient,
        _ engine: StoreEngine
    ) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.gateways = zip(["main", "backup"], carriers).map {
                CarrierGateway(name: $0, port: $1.port, http: client)
            }
            $0.routing.retryPause = TimeSpan(milliseconds: 10)
            $0.settings.alerts.mailTo = ["ops@example.com"]
        }
    }

    private func withCarriers(
        on engine: StoreEngine = .sqliteInMemory,
        _ body: @escaping @Sendable (TestServer, [VirtualCarrier]) async throws -> Void
    ) async throws {
        let client = OutboundClient.patient(.unrestricted)
        try await VirtualCarrier.with(2) { carriers in
            try await withServer(setup(carriers, client, engine)) { server in
                _ = try await server.addHook(.after([.sendAlert]), at: "https://ops.example.com")
                try await body(server, carriers)
            }
        }
        await client.shutDown()
    }

    /// Requests codes, regardless of the outcome.
    private func ask(_ range: Range<Int>, _ server: TestServer) async throws {
        for index in range {
            _ = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Crowd.number(index))]
            )
        }
    }

    /// Runs the check on two nodes at the same time, and returns their alerts.
    private func look(_ server: TestServer) async throws -> [SendAlert] {
        let messaging = try #require(server.messaging)
        let nodes = (0..<2).map { _ in messaging.watch(over: server.store, server.clock) }
        return try await withThrowingTaskGroup(of: [SendAlert].self) { group in
            for node in nodes { group.addTask { try await node.look() } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `operators are alerted once when a gateway stays down and once when it recovers`(
        engine: StoreEngine
    ) async throws {
        try await withCarriers(on: engine) { server, carriers in
            carriers[0].mode = .refusing
            try await ask(0..<6, server)
            #expect(try await look(server).isEmpty)
            server.clock.advance(by: .seconds(61))
            let told = try await look(server)
            #expect(told.map(\.kind) == [.gatewayDown])
            #expect(told.first?.subject == .gateway("main"))
            let detail = try #require(told.first?.detail)
            #expect(detail.contains("main") && detail.contains("100%"), "\(detail)")
            #expect(detail.contains("dialtone sms routes set"))
            #expect(!detail.contains("+2126"))
            server.clock.advance(by: .minutes(10))
            #expect(try await look(server).isEmpty)

            carriers[0].mode = .working
            server.clock.advance(by: .seconds(1))
            try await ask(10..<12, server)
            #expect(try await look(server).isEmpty)
            server.clock.advance(by: .seconds(31))
            let after = try await look(server)
            #expect(after.map(\.kind) == [.gatewayRecovered])
            #expect(after.first?.detail.contains("main") == true)
            #expect(try await look(server).isEmpty)

            let dispatcher = SendAlertDispatcher(
                store: server.store,
                clock: server.clock.serverClock,
                logger: .silent
            )
            #expect(try await dispatcher.dispatch() == 2)
            let bodies = try await server.deliveries.compactMap(\.body)
            #expect(bodies.count == 2)
            #expect(bodies.allSatisfy { $0.contains("sms.alert") && $0.contains("gateway:main") })
            let mails = try await server.store.read { data in
                try data.operatorMails(of: TestServer.projectID, limit: 10)
                    + data.operatorMails(of: TestServer.otherProjectID, limit: 10)
            }
            #expect(mails.count == 2)
            #expect(mails.contains { $0.subject.contains("an SMS gateway is failing") })
            #expect(mails.contains { $0.text.contains("dialtone sms gateways test main NUMBER") })
        }
    }

    @Test func `a short gateway failure raises no alert`() async throws {
        try await withCarriers { server, carriers in
            carriers[0].mode = .refusing
            try await ask(0..<6, server)
            server.clock.advance(by: .seconds(20))
            carriers[0].mode = .working
            try await ask(10..<12, server)
            server.clock.advance(by: .minutes(5))
            #expect(try await look(server).isEmpty)
            #expect(try await server.alerts().isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `operators are alerted when all gateways of a route are down`(
        engine: StoreEngine
    ) async throws {
        try await withCarriers(on: engine) { server, carriers in
            for carrier in carriers { carrier.mode = .refusing }
            try await ask(0..<8, server)
            server.clock.advance(by: .seconds(61))
            let told = try await look(server)
            #expect(Set(told.map(\.kind)) == [.gatewayDown, .routeDown])
            #expect(told.count == 3)
            let route = told.last { $0.kind == .routeDown }
            #expect(route?.subject.text == "route:default")
            #expect(route?.detail.contains("backup, main") == true)

            carriers[0].mode = .working
            server.clock.advance(by: .minutes(10))
            try await ask(20..<22, server)
            server.clock.advance(by: .seconds(31))
            let after = try await look(server)
            #expect(Set(after.map(\.kind)) == [.gatewayRecovered, .routeRecovered])
            #expect(after.count == 2)
        }
    }

    @Test func `a gateway has not recovered while it still fails on another node`() async throws {
        try await withCarriers { server, carriers in
            let messaging = try #require(server.messaging)
            carriers[0].mode = .refusing
            try await ask(0..<6, server)
            server.clock.advance(by: .seconds(61))
            #expect(try await look(server).count == 1)
            let other = GatewayHealthBoard(clock: server.clock.serverClock)
            let otherNode = messaging.watch(over: server.store, server.clock, health: other)
            server.clock.advance(by: .seconds(1))
            other.note(.taken(), by: "main")
            server.clock.advance(by: .seconds(40))
            #expect(try await look(server).isEmpty)
            #expect(try await otherNode.look().isEmpty)
            server.clock.advance(by: .seconds(1))
            other.note(.taken(), by: "main")
            server.clock.advance(by: .seconds(40))
            #expect(try await otherNode.look().map(\.kind) == [.gatewayRecovered])
        }
    }

    @Test func `the incident of a removed gateway is deleted`() async throws {
        try await withCarriers { server, carriers in
            carriers[0].mode = .refusing
            try await ask(0..<6, server)
            server.clock.advance(by: .seconds(61))
            #expect(try await look(server).count == 1)
            #expect(try await server.store.write { try $0.deleteSMSGateway("main") })
            server.clock.advance(by: .seconds(2))
            #expect(try await look(server).isEmpty)
            #expect(try await server.store.read { try $0.gatewayIncidents() }.isEmpty)
        }
    }
}
