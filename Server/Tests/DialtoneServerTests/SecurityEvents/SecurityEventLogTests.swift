import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import InMemoryLogging
import Logging
import Testing

/// The limits on the log lines of security events.
struct SecurityEventLogTests {
    private let handler = InMemoryLogHandler()
    private let clock = StoppedClock()

    private func log(_ level: Logger.Level = .info) -> SecurityEventLog {
        var logger = Logger(label: "test", factory: { [handler] _ in handler })
        logger.logLevel = level
        return SecurityEventLog(logger: logger)
    }

    private func event(
        _ reason: SecurityEventReason = .wrongPassword,
        from network: String = "203.0.113.0/24",
        of project: String = "shop"
    ) -> SecurityEvent {
        var event = SecurityEvent(reason, at: clock.now)
        event.projectID = ProjectID(rawValue: project)
        event.network = IPNetwork(network)
        return event
    }

    private func fields(_ message: String) -> [[String: String]] {
        handler.entries.filter { $0.message.description == message }
            .map { $0.metadata.mapValues(\.description) }
    }

    @Test func `a flood is logged as ten lines a minute and a count of the rest`() {
        let log = log()
        for _ in 0..<60 {
            for _ in 0..<100 { log.report(event()) }
            clock.advance(by: .seconds(1))
        }
        #expect(fields("security event").count == 10)
        log.summarize(at: clock.now)
        #expect(
            fields("security events omitted") == [
                [
                    "event": "signInFailed", "project": "shop", "omitted": "5990",
                    "networks": "1", "network": "203.0.113.0/24",
                ]
            ]
        )
        log.summarize(at: clock.now)
        #expect(fields("security events omitted").count == 1)
    }

    @Test func `the first event of the next minute also logs the count of the rest`() {
        let log = log()
        for _ in 0..<11 { log.report(event()) }
        clock.advance(by: .minutes(1))
        log.report(event())
        #expect(fields("security events omitted").map { $0["omitted"] } == ["1"])
        #expect(fields("security event").count == 11)
    }

    @Test func `a flood in one project hides no events of other projects or kinds`() {
        let log = log()
        for index in 0..<5_000 { log.report(event(from: "10.\(index / 250).\(index % 250).0/24")) }
        log.report(event(of: "bank"))
        log.report(event(.refreshTokenReused))
        let last = fields("security event").suffix(2)
        #expect(last.map { $0["project"] } == ["bank", "shop"])
        #expect(last.map { $0["event"] } == ["signInFailed", "tokenReused"])
        #expect(fields("security event").count == 62)
    }

    @Test func `a server that stops logs the count of omitted events`() {
        let log = log()
        for _ in 0..<11 { log.report(event()) }
        log.summarize(at: clock.now)
        #expect(fields("security events omitted").isEmpty)
        log.summarize(at: clock.now, evenUnfinished: true)
        #expect(fields("security events omitted").count == 1)
    }

    @Test func `events below the log level are not counted`() {
        let log = log(.error)
        for _ in 0..<100 { log.report(event()) }
        log.summarize(at: clock.now, evenUnfinished: true)
        #expect(handler.entries.isEmpty)
    }
}
