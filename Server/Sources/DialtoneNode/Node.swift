package import DialtoneModel
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging
package import ServiceLifecycle

/// A server with everything that it runs, from opening its database to closing it.
///
/// ``NodeAssembly`` is the only place that puts a server together; the command line starts it here.
package struct Node {
    /// How long pending responses may take after a stop request.
    static let shutdownDeadline = Duration.seconds(20)

    /// How long an unresponsive database can delay a shutdown.
    ///
    /// Calls that wait for the database fail then, early enough for their responses to be sent
    /// before `shutdownDeadline`.
    static let databaseShutdownDeadline = Duration.seconds(15)

    package let settings: NodeSettings
    private let drain: Drain

    package init(_ settings: NodeSettings) {
        self.settings = settings
        drain = Drain(for: settings.drain)
    }

    /// Serves until SIGTERM or SIGINT; `others` start after the server and stop before it, and
    /// `deliverers` the other way round.
    package func run(
        sending messages: MessageDelivery,
        mailing mails: any MailSender,
        by deliverers: [any Service] = [],
        beside others: [any Service] = [],
        preparing prepare: (any DataStore) async throws -> Void = { _ in }
    ) async throws {
        // A client that disconnects during a write must not end the process.
        signal(SIGPIPE, SIG_IGN)
        OpenFileLimit.raise()
        try await ReloadRequest.heard(calling: settings.onReload) {
            try await StopRequest.heard(draining: drain) { stop in
                guard let database = try await openDatabase(unless: stop) else { return }
                let abandonment = DatabaseAbandonment(
                    database: database,
                    deadline: Self.databaseShutdownDeadline,
                    ticks: ContinuousClock()
                )
                // Canceled, and therefore without effect, once the server has ended.
                let abandoning = Task { await abandonment.run(after: stop) }
                defer { abandoning.cancel() }
                try await run(
                    on: database,
                    until: stop,
                    sending: messages,
                    mailing: mails,
                    by: deliverers,
                    beside: others,
                    preparing: prepare
                )
            }
        }
    }

    /// Opens the database; returns `nil` if the server was told to stop first.
    private func openDatabase(unless stop: StopRequest) async throws -> (any Database)? {
        let address = try DatabaseAddress(parsing: settings.databaseURL)
        let start = DatabaseStart(
            address: address,
            waitLimit: settings.databaseWait,
            ticks: ContinuousClock(),
            logger: settings.logger,
            open: { [settings] in
                try await address.open(
                    for: .serving,
                    upgrading: settings.schemaUpgrade,
                    limits: settings.databaseLimits,
                    numbers: NumberEncryption(
                        isRequired: settings.encryptsNumbers,
                        random: settings.random
                    ) { settings.masterKey },
                    logger: settings.logger
                )
            }
        )
        let opening = Task { try await start.run() }
        let stopping = Task {
            await stop.wait()
            opening.cancel()
        }
        let outcome = await opening.result
        stopping.cancel()
        guard !stop.isMade else {
            if case .success(let database) = outcome { await database.close() }
            return nil
        }
        return try outcome.get()
    }

    /// Serves with an open database, which it closes, until `stop` is requested.
    func run(
        on database: any Database,
        until stop: StopRequest,
        sending messages: MessageDelivery,
        mailing mails: any MailSender,
        by deliverers: [any Service] = [],
        beside others: [any Service] = [],
        preparing prepare: (any DataStore) async throws -> Void = { _ in }
    ) async throws {
        var group: ServiceGroup?
        do {
            try await NodeResources.whileOpen(settings, on: database) { resources in
                try await prepare(database)
                let assembly = try await NodeAssembly(
                    settings,
                    on: resources,
                    sending: messages,
                    draining: drain
                )
                let server = try await assembly.server(mailing: mails)
                let services =
                    assembly.services + deliverers + assembly.messages.services
                    + server.services + others + [StopService(request: stop)]
                let running = serviceGroup(of: services)
                group = running
                try await running.run()
            }
        } catch {
            // A stop request before the server was ready may have caused the error.
            guard stop.isMade, group == nil else {
                throw NodeFailure(error) ?? error
            }
        }
    }

    private func serviceGroup(of services: [any Service]) -> ServiceGroup {
        var configuration = ServiceGroupConfiguration(
            services: services.map(Self.named),
            logger: settings.logger
        )
        configuration.maximumGracefulShutdownDuration = Self.shutdownDeadline
        return ServiceGroup(configuration: configuration)
    }

    /// Names a service by its type: its own description could reveal its contents.
    private static func named(
        _ service: any Service
    ) -> ServiceGroupConfiguration.ServiceConfiguration {
        .init(
            service: service,
            successTerminationBehavior: service is StopService
                ? .gracefullyShutdownGroup : .cancelGroup,
            serviceName: "\(type(of: service))"
        )
    }
}

/// Aborts database calls, so that an unresponsive database does not delay a shutdown.
struct DatabaseAbandonment<Ticks: Clock<Duration>>: Sendable {
    let database: any Database

    /// How long after the stop request database calls are aborted.
    let deadline: Duration
    let ticks: Ticks

    /// Abandons the database once `deadline` has passed since the request.
    ///
    /// Does nothing if the task is canceled before.
    func run(after stop: StopRequest) async {
        await stop.wait()
        guard (try? await ticks.sleep(for: deadline)) != nil else { return }
        database.abandon()
    }
}
