import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import Crypto
import DialtoneTestSupport
import Logging

/// The routing of messages in a test's server, with gateways of the test's own.
struct TestMessaging: Sendable {
    static let publicURL = "https://auth.example.com"

    let gateways: [any SMSGateway]
    let relays = MessageRelays()
    let receipts: DeliveryEventQueue
    let optOuts: OptOutQueue
    let health: GatewayHealthBoard
    let addresses = CallbackAddresses(
        keys: DerivedKeys(writing: SymmetricKey(data: Array(repeating: UInt8(6), count: 32))),
        publicURL: publicURL
    )
    let directory: GatewayDirectory
    let router: MessageRouter

    init(
        _ gateways: [any SMSGateway],
        timing: RoutingTiming,
        receiptCapacity: Int,
        store: any DataStore,
        clock: StoppedClock,
        logger: Logger
    ) {
        self.gateways = gateways
        let clock = clock.serverClock
        optOuts = OptOutQueue(store: store, logger: logger)
        health = GatewayHealthBoard(clock: clock)
        receipts = DeliveryEventQueue(
            store: store,
            capacity: receiptCapacity,
            clock: clock,
            logger: logger
        )
        directory = GatewayDirectory(
            store: store,
            registry: Self.registry(of: store, clock),
            reporting: GatewayReports(receipts: receipts, optOuts: optOuts),
            clock: clock,
            logger: logger,
            make: { configuration in
                guard let found = gateways.first(where: { $0.name == configuration.name })
                else { throw InvalidGateway("name", "is unknown") }
                return found
            }
        )
        router = MessageRouter(
            directory: directory,
            relays: relays,
            statistics: RouteStatistics(store: store, clock: clock),
            learner: RouteLearner(worth: 1_000_000),
            dependencies: RoutingDependencies(
                store: store,
                health: health,
                callbacks: addresses,
                timing: timing,
                clock: clock,
                ticks: ContinuousClock(),
                random: .seeded(45),
                logger: logger
            )
        )
    }

    var callbacks: SMSCallbacks {
        SMSCallbacks(directory: directory, addresses: addresses, sink: receipts)
    }

    /// The gateways as administrators see and test them.
    func desk(_ clock: StoppedClock) -> OpenGateways {
        OpenGateways(
            directory: directory,
            health: health,
            addresses: addresses,
            clock: clock.serverClock,
            random: .seeded(46)
        )
    }

    /// A node that watches over the gateways by what this server has seen of them, or by what
    /// `health` has.
    func watch(
        over store: any DataStore,
        _ clock: StoppedClock,
        health: GatewayHealthBoard? = nil
    ) -> GatewayWatch {
        GatewayWatch(
            store: store,
            directory: directory,
            health: health ?? self.health,
            clock: clock.serverClock,
            logger: .silent
        )
    }

    /// Inserts the gateways into the database, in their order.
    func register(in store: any DataStore, _ clock: StoppedClock) async throws {
        for gateway in gateways {
            _ = try await Self.registry(of: store, clock.serverClock).add(
                SMSGatewayConfiguration(
                    name: gateway.name,
                    kind: .inbox,
                    settings: [:],
                    secrets: [:]
                )
            )
            clock.advance(by: .seconds(1))
        }
    }

    /// Runs `body` while messages are relayed, and waits until all are complete.
    func whileRelaying<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await relays.run() }
            let outcome: Result<Value, any Error>
            do {
                outcome = .success(try await body())
            } catch {
                outcome = .failure(error)
                group.cancelAll()
            }
            relays.finish()
            try await group.waitForAll()
            await directory.close()
            return try outcome.get()
        }
    }

    private static func registry(
        of store: any DataStore,
        _ clock: ServerClock
    ) -> SMSGatewayRegistry {
        SMSGatewayRegistry(
            store: store,
            box: SecretBox(key: SymmetricKey(data: Array(repeating: UInt8(7), count: 32))),
            clock: clock
        )
    }
}
