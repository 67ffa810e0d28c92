import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import Crypto
import DialtoneTestSupport
import Logging
import PhoneNumbers

/// A router on its own store, with scripted gateways.
struct RoutingBench: Sendable {
    static let project = ProjectID(rawValue: "demo")

    let store: any DataStore
    let router: MessageRouter
    let directory: GatewayDirectory
    let relays: MessageRelays
    let health: GatewayHealthBoard
    let clock: StoppedClock
    let ticks: HeldClock

    /// Runs `body` with a router whose gateways were added in the order of `gateways`.
    static func with(
        on engine: StoreEngine = .sqliteInMemory,
        _ gateways: [ScriptedGateway],
        routes: [SMSRoute] = [],
        _ body: @Sendable (RoutingBench) async throws -> Void
    ) async throws {
        try await engine.withStore { store in
            let bench = try await RoutingBench(on: store, gateways, routes: routes)
            try await bench.whileRelaying { try await body(bench) }
            await bench.directory.close()
        }
    }

    /// Runs `body` while messages are relayed, and returns when all are complete.
    func whileRelaying(_ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await relays.run() }
            do {
                try await body()
            } catch {
                relays.finish()
                throw error
            }
            relays.finish()
            try await group.waitForAll()
        }
    }

    init(
        on store: any DataStore,
        _ gateways: [ScriptedGateway],
        routes: [SMSRoute] = []
    ) async throws {
        self.store = store
        clock = StoppedClock()
        ticks = HeldClock()
        let clock = clock.serverClock
        let registry = SMSGatewayRegistry(
            store: store,
            box: SecretBox(key: SymmetricKey(size: .bits256)),
            clock: clock
        )
        try await store.write { data in
            _ = try data.insert(
                Project(
                    id: Self.project,
                    number: 1,
                    displayName: "Demo",
                    settings: ProjectSettings(),
                    createdAt: clock.now
                )
            )
        }
        for gateway in gateways {
            _ = try await registry.add(gateway.configuration)
            self.clock.advance(by: .seconds(1))
        }
        try await store.write { data in for route in routes { try data.save(route) } }
        directory = GatewayDirectory(
            store: store,
            registry: registry,
            reporting: NoSink(),
            clock: clock,
            logger: .silent,
            make: { configuration in
                guard let gateway = gateways.first(where: { $0.name == configuration.name })
                else { throw InvalidGateway("name", "is unknown") }
                return gateway
            }
        )
        relays = MessageRelays()
        health = GatewayHealthBoard(clock: clock)
        router = MessageRouter(
            directory: directory,
            relays: relays,
            statistics: RouteStatistics(store: store, clock: clock),
            learner: RouteLearner(worth: 1_000_000),
            dependencies: RoutingDependencies(
                store: store,
                health: health,
                callbacks: CallbackAddresses(
                    keys: DerivedKeys(writing: SymmetricKey(size: .bits256)),
                    publicURL: "https://auth.example.com"
                ),
                timing: RoutingTiming(),
                clock: clock,
                ticks: ticks,
                random: .seeded(7),
                logger: .silent
            )
        )
    }
}

extension RoutingBench {
    /// Returns a message that is in the log, as before it is sent.
    func message(
        _ number: Int = 1,
        to phoneNumber: String = "+16505550101"
    ) async throws -> TextMessage {
        let sample = try TextMessage.sample(to: phoneNumber, of: Self.project.rawValue)
        let now = clock.serverClock.now
        let session = VerificationSessionID(random: .seeded(UInt64(number)), at: now)
        let message = TextMessage(
            projectID: sample.projectID,
            sessionID: session,
            phoneNumber: sample.phoneNumber,
            region: sample.region,
            wording: sample.wording,
            content: sample.content,
            sentAt: now,
            expiresAt: now + .minutes(5)
        )
        let record = MessageRecord(
            sessionID: session,
            projectID: message.projectID,
            appID: nil,
            phoneNumber: message.phoneNumber,
            region: message.phoneNumber.regionCode,
            language: "en",
            alphabet: .gsm7,
            segments: 1,
            createdAt: now,
            expiresAt: message.expiresAt,
            state: router.stateOnceSent
        )
        try await store.write { try $0.insert(record) }
        return message
    }

    /// Sends the message, and returns why it was not accepted.
    func refusal(of message: TextMessage) async -> MessageNotAccepted? {
        do {
            try await router.send(message)
            return nil
        } catch {
            return error as? MessageNotAccepted
        }
    }

    func record(of message: TextMessage) async throws -> MessageRecord? {
        try await store.read { try $0.message(message.sessionID) }
    }

    /// Returns the attempts in the order in which they were made, if the clock moved between them.
    func attempts(of message: TextMessage) async throws -> [MessageAttempt] {
        try await store.read { try $0.messageAttempts(of: message.sessionID) }
    }

    func attempt(of message: TextMessage, by gateway: String) async throws -> MessageAttempt? {
        try await attempts(of: message).last { $0.gatewayName == gateway }
    }

    /// Advances the clock and all pending sleeps.
    func pass(_ span: TimeSpan) {
        clock.advance(by: span)
        ticks.advance(by: .milliseconds(span.milliseconds))
    }

    /// Waits until that many sleep: the deadline, and the timeout of each gateway.
    func sleepers(_ count: Int) async {
        for _ in 0..<count { _ = await ticks.nextSleep() }
    }
}

private struct NoSink: DeliveryEventSink {
    func note(_ event: DeliveryEvent) {}
}
