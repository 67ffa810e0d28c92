import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import InMemoryLogging
import Logging
import Testing

struct SendAlertLogTests {
    private static func alert(_ kind: SendAlert.Kind, _ dimension: SendDimension) -> SendAlert {
        SendAlert(
            projectID: TestServer.projectID,
            kind: kind,
            dimension: dimension,
            rule: SendRule(.cap, .country, .hour),
            detail: "Something is up.",
            at: StoppedClock.start,
            period: StoppedClock.start
        )
    }

    private func lines(_ server: TestServer) -> [InMemoryLogHandler.Entry] {
        server.logs.entries.filter { "\($0.message)".hasPrefix("an alert about messages") }
    }

    private func dispatcher(_ server: TestServer) -> SendAlertDispatcher {
        SendAlertDispatcher(
            store: server.store,
            clock: server.clock.serverClock,
            logger: Logger(label: "test") { _ in server.logs }
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `every alert is logged once, with a note if it has no recipients`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let dispatcher = dispatcher(server)
            let alerts = [
                Self.alert(.capReached, SendDimension(.country, "DE")),
                Self.alert(.holdStarted, SendDimension(.prefix, "+49151123")),
            ]
            for _ in 0..<2 {
                for alert in alerts { try await server.store.write { try $0.insert(alert) } }
                try await dispatcher.dispatch()
            }
            let lines = lines(server)
            #expect(lines.count == 2)
            #expect(lines.allSatisfy { $0.level == .warning })
            #expect(lines.allSatisfy { "\($0.message)".contains("has no recipients") })
            let about = lines.compactMap { $0.metadata["about"]?.description }
            #expect(Set(about) == ["country:DE", "prefix:+49151123"])
            #expect(lines.allSatisfy { $0.metadata["rule"]?.description == "cap/country/hour" })
            #expect(lines.allSatisfy { $0.metadata["project"]?.description == "demo-test" })
        }
    }

    @Test(arguments: [SendAlert.Kind.numberGuessed, .fictionalNumberGuessed])
    func `an alert about one number is logged without the number's prefix`(
        kind: SendAlert.Kind
    ) async throws {
        try await withServer { server in
            let alert = Self.alert(kind, SendDimension(.prefix, "+491511234"))
            try await server.store.write { try $0.insert(alert) }
            try await dispatcher(server).dispatch()
            let line = try #require(lines(server).first)
            #expect(line.metadata["alert"]?.description == kind.rawValue)
            #expect(!line.metadata.values.contains { $0.description.contains("1511234") })
        }
    }

    @Test func `an alert with recipients is logged with their count`() async throws {
        let setup = ServerSetup { $0.settings.alerts.mailTo = ["ops@example.com"] }
        try await withServer(setup) { server in
            let alert = Self.alert(.capReached, SendDimension(.country, "DE"))
            try await server.store.write { try $0.insert(alert) }
            try await dispatcher(server).dispatch()
            let lines = lines(server)
            #expect(lines.map { $0.metadata["recipients"]?.description } == ["1"])
            #expect(lines.allSatisfy { "\($0.message)" == "an alert about messages" })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a country's reached cap is logged once in its hour`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.guarded(on: engine) { rules in
            rules.caps.countries["MA"] = SpendCap(perHour: .units(1))
        }
        setup.isLive = false
        try await withServer(setup) { server in
            let dispatcher = dispatcher(server)
            for index in 0..<30 {
                _ = try await server.askAndAnswer(for: Crowd.number(index), from: "")
                try await dispatcher.dispatch()
            }
            let reached = lines(server).filter {
                $0.metadata["alert"]?.description == "capReached"
            }
            #expect(reached.map { $0.metadata["about"]?.description } == ["country:MA"])
        }
    }
}
