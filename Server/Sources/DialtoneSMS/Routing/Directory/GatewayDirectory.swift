package import DialtoneBasics
package import DialtoneModel
package import Logging
import Synchronization

/// The configured gateways, opened for sending, and the routes to them.
///
/// Changes made with the command line apply within ``lifetime`` on every running server: new
/// gateways are opened, and removed ones are closed when their last use ends.
package actor GatewayDirectory {
    /// Creates a gateway from its configuration.
    package typealias Maker = @Sendable (SMSGatewayConfiguration) throws -> any SMSGateway

    /// The gateways and routes for messages.
    package struct Table: Sendable {
        /// In the order in which they were added.
        package var gateways: [OpenGateway] = []
        package var routes: [SMSRoute] = []
    }

    private struct Entry {
        let record: SMSGatewayRecord

        /// `nil` if the gateway cannot be created from its configuration.
        let gateway: OpenGateway?
    }

    /// How long a table is cached.
    package static let lifetime = TimeSpan.seconds(1)

    private let store: any DataStore
    let registry: SMSGatewayRegistry
    private let sink: any DeliveryEventSink
    let make: Maker
    private let clock: ServerClock
    private let logger: Logger

    private var entries: [Entry] = [] {
        didSet {
            let names = entries.map(\.record.name)
            known.withLock { $0 = names }
        }
    }

    /// The names of ``entries``, which can be read without waiting.
    private nonisolated let known = Mutex<[String]>([])
    private var routes: [SMSRoute] = []
    private var readAt: Timestamp?
    private var isClosed = false

    package init(
        store: any DataStore,
        registry: SMSGatewayRegistry,
        reporting sink: any DeliveryEventSink,
        clock: ServerClock,
        logger: Logger,
        make: @escaping Maker
    ) {
        self.store = store
        self.registry = registry
        self.sink = sink
        self.clock = clock
        self.logger = logger
        self.make = make
    }

    /// The names of the gateways, as they were read last.
    package nonisolated var names: [String] { known.withLock { $0 } }

    package func table() async throws -> Table {
        if let readAt, clock.now - readAt < Self.lifetime { return current }
        do {
            try await refresh()
        } catch  where readAt != nil {
            logger.warning("the SMS routes could not be refreshed", metadata: ["error": "\(error)"])
        }
        return current
    }

    package func gateway(named name: String) async throws -> OpenGateway? {
        try await table().gateways.first { $0.name == name }
    }

    /// Reads gateways and routes, opens new gateways and closes removed ones.
    package func refresh() async throws {
        let now = clock.now
        let (records, routes) = try await store.read { (try $0.smsGateways(), try $0.smsRoutes()) }
        guard !isClosed, readAt.map({ $0 <= now }) ?? true else { return }
        readAt = now
        self.routes = routes
        let old = entries
        entries = records.map { record in
            old.first { $0.record == record } ?? Entry(record: record, gateway: open(record))
        }
        let kept = entries.compactMap(\.gateway)
        for gateway in kept where !old.contains(where: { $0.gateway === gateway }) {
            await gateway.open(reporting: sink)
        }
        for entry in old where !kept.contains(where: { $0 === entry.gateway }) {
            await entry.gateway?.retire()
        }
    }

    /// Closes every gateway and opens no more.
    package func close() async {
        isClosed = true
        let old = entries
        entries = []
        for entry in old { await entry.gateway?.retire() }
    }

    private var current: Table {
        Table(gateways: entries.compactMap(\.gateway), routes: routes)
    }

    private func open(_ record: SMSGatewayRecord) -> OpenGateway? {
        do {
            let configuration = try registry.configuration(of: record)
            return OpenGateway(try make(configuration), named: record.name)
        } catch {
            logger.error(
                "an SMS gateway cannot be used",
                metadata: ["gateway": "\(record.name)", "error": "\(error)"]
            )
            return nil
        }
    }
}
