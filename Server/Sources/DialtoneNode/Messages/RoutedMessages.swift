import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneOutbound
import DialtoneTracing
import Logging
import ServiceLifecycle

/// The components that send messages by the gateways in the database.
struct RoutedMessages: ServiceAssembly {
    let router: MessageRouter
    let callbacks: SMSCallbacks

    private let directory: GatewayDirectory
    private let receipts: DeliveryEventQueue
    private let optOuts: OptOutQueue
    private let relays: MessageRelays
    private let statistics: RouteStatistics
    private let health: GatewayHealthBoard
    private let store: any DataStore
    private let client: OutboundClient
    private let clock: ServerClock
    let logger: Logger

    init(
        _ settings: RoutingSettings,
        store: any DataStore,
        masterKey: MasterKey,
        publicURL: String?,
        client: OutboundClient,
        tracer: NodeTracer?,
        clock: ServerClock,
        random: RandomSource,
        meter: any ActivityMeter,
        logger: Logger
    ) {
        let addresses = CallbackAddresses(masterKey: masterKey, publicURL: publicURL)
        receipts = DeliveryEventQueue(
            store: store,
            clock: clock,
            meter: meter,
            logger: logger
        )
        optOuts = OptOutQueue(store: store, logger: logger)
        health = GatewayHealthBoard(clock: clock)
        let gateways = GatewayDependencies(
            http: client,
            policy: .unrestricted,
            clock: clock,
            random: random,
            logger: logger,
            tracer: tracer
        )
        directory = GatewayDirectory(
            store: store,
            registry: SMSGatewayRegistry(store: store, masterKey: masterKey, clock: clock),
            reporting: GatewayReports(receipts: receipts, optOuts: optOuts),
            clock: clock,
            logger: logger,
            make: { try GatewayCatalog.gateway(of: $0, gateways) }
        )
        relays = MessageRelays()
        statistics = RouteStatistics(store: store, clock: clock)
        let routing = RoutingDependencies(
            store: store,
            health: health,
            callbacks: addresses,
            timing: settings.timing,
            clock: clock,
            ticks: ContinuousClock(),
            random: random,
            meter: meter,
            logger: logger
        )
        router = MessageRouter(
            directory: directory,
            relays: relays,
            statistics: statistics,
            learner: RouteLearner(worth: settings.codeWorth),
            dependencies: routing
        )
        callbacks = SMSCallbacks(directory: directory, addresses: addresses, sink: receipts)
        desk = OpenGateways(
            directory: directory,
            health: health,
            addresses: addresses,
            clock: clock,
            random: random
        )
        self.store = store
        self.client = client
        self.clock = clock
        self.logger = logger
    }

    /// The gateways, as administrators see and test them.
    let desk: OpenGateways

    /// The names of the gateways, as they were read last.
    var knownGateways: [String] { directory.names }

    var waitingReceipts: Int { receipts.waitingCount }

    /// The messages that no gateway has accepted yet.
    var messagesUnderWay: QueueState { relays.underWay.state }

    /// Whether messages are offered to a gateway.
    func isHealthy(_ gateway: String) -> Bool { health.standing(of: gateway) == .healthy }

    private var watch: GatewayWatch {
        GatewayWatch(
            store: store,
            directory: directory,
            health: health,
            clock: clock,
            logger: logger
        )
    }

    private var conversions: ConversionReporter {
        ConversionReporter(store: store, directory: directory, clock: clock, logger: logger)
    }

    /// The services in starting order; the gateways' connections are closed last.
    var services: [any Service] {
        [
            periodic(
                "SMS gateways",
                every: .seconds(1),
                atStart: { [directory] in try await directory.refresh() },
                atEnd: { [directory, client] in
                    await directory.close()
                    await client.shutDown()
                },
                work: { [directory] in try await directory.refresh() }
            ),
            // Batches with pauses between them leave the database to sign-ins.
            periodic(
                "delivery receipts",
                every: .milliseconds(100),
                atEnd: { [receipts] in try await receipts.writeAll() },
                work: { [receipts] in try await receipts.writeBatch() }
            ),
            periodic(
                "early delivery receipts",
                every: .seconds(1),
                work: { [receipts] in try await receipts.writeParked() }
            ),
            periodic(
                "opt-outs by SMS",
                every: .seconds(1),
                atEnd: { [optOuts] in try await optOuts.writeAll() },
                work: { [optOuts] in try await optOuts.writeBatch() }
            ),
            periodic(
                "gateway health check",
                every: .seconds(5),
                work: { [watch] in try await watch.look() }
            ),
            periodic(
                "route learning",
                every: .seconds(60),
                atStart: { [statistics] in try await statistics.refresh() },
                work: { [statistics] in try await statistics.refresh() }
            ),
            periodic(
                "conversion reports",
                every: .seconds(5),
                work: { [conversions] in try await conversions.reportDue() }
            ),
            MessageRelaying(relays: relays),
        ]
    }
}

/// Completes the sending of messages in the background, before the server stops.
struct MessageRelaying: Service {
    let relays: MessageRelays

    func run() async throws {
        await withGracefulShutdownHandler {
            await relays.run()
        } onGracefulShutdown: {
            relays.finish()
        }
    }
}
