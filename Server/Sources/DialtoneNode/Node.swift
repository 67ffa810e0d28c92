import DialtoneBasics
import DialtoneAppVerification
import DialtoneFederation
import DialtoneFlows
import DialtoneIDTokens
import DialtoneMail
package import DialtoneModel
import DialtoneOutbound
import DialtonePasswords
import DialtonePush
import DialtoneSMS
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging
import NIOCore
package import ServiceLifecycle

/// A server with everything that it runs, from opening its database to closing it.
///
/// This is the only place that assembles a server; the command line and tests start it here.
package struct Node {
    /// How long pending responses may take after a stop request.
    static let shutdownDeadline = Duration.seconds(20)

    /// How long an unresponsive database can delay a shutdown.
    ///
    /// Calls that wait for the database fail then, early enough for their responses to be sent
    /// before `shutdownDeadline`.
    static let databaseShutdownDeadline = Duration.seconds(15)

    let settings: NodeSettings

    package init(_ settings: NodeSettings) {
        self.settings = settings
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
        try await StopRequest.heard { stop in
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

    /// Opens the database; returns `nil` if the server was told to stop first.
    private func openDatabase(unless stop: StopRequest) async throws -> (any Database)? {
        let address = try DatabaseAddress(parsing: settings.databaseURL)
        let start = DatabaseStart(
            address: address,
            patience: settings.databasePatience,
            ticks: ContinuousClock(),
            logger: settings.logger,
            open: { [logger = settings.logger] in
                try await address.open(for: .serving, logger: logger)
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
        let coreCount = ProcessInfo.processInfo.activeProcessorCount
        let pool = SigningPool(threadCount: coreCount)
        let passwordPool = PasswordPool(threadCount: coreCount)
        let parsing = ParsingPools(threadCount: coreCount)
        let client = try settings.outbound.client()
        let apns = APNsClient(settings: settings.apns, clock: settings.clock)
        let outcome: Result<Void, any Error>
        var group: ServiceGroup?
        do {
            try await prepare(database)
            group = try await assemble(
                database,
                pool,
                passwordPool,
                parsing,
                client,
                apns,
                messages,
                mails,
                (deliverers, others + [StopService(request: stop)])
            )
            try await group?.run()
            outcome = .success(())
        } catch {
            if stop.isMade, group == nil {
                // The stop request came before the server was ready, and may have caused the error.
                outcome = .success(())
            } else {
                outcome = .failure(NodeFailure(error, on: settings.listener) ?? error)
            }
        }
        await client.shutDown()
        await apns.shutDown()
        try? await pool.shutDown()
        try? await passwordPool.shutDown()
        try? await parsing.shutDown()
        await database.close()
        try outcome.get()
    }

    /// Returns everything that runs while the server serves.
    private func assemble(
        _ database: any Database,
        _ pool: SigningPool,
        _ passwordPool: PasswordPool,
        _ parsing: ParsingPools,
        _ client: OutboundClient,
        _ apns: APNsClient,
        _ messages: MessageDelivery,
        _ mails: any MailSender,
        _ companions: (before: [any Service], after: [any Service])
    ) async throws -> ServiceGroup {
        let keys = KeyRing(
            store: StoredSigningKeys(store: database),
            box: SecretBox(key: settings.masterKey.key(for: .signingKeys)),
            defaultAlgorithm: settings.algorithm,
            rotation: keyUpkeep.rotation,
            pool: pool,
            random: settings.random
        )
        let clocks = ClockWatch(clock: settings.clock, logger: settings.logger) {
            try await database.time()
        }
        try await clocks.check()
        try await keys.maintain(at: settings.clock.now)
        let tokens = IDTokenAuthority(keys: keys, pool: pool, issuer: settings.issuer)
        let hooks = HookDependencies(
            http: client,
            policy: settings.outbound.policy,
            secrets: SecretBox(key: settings.masterKey.key(for: .hooks)),
            tokens: tokens,
            issuer: settings.issuer
        )
        let appVerification = AppVerificationDependencies(
            store: database,
            keys: AppVerificationKeys(of: settings.masterKey),
            apns: apns,
            http: client,
            policy: settings.outbound.policy,
            vendorAddresses: settings.vendorAddresses,
            attestations: try .apple(),
            passwords: passwordPool,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        let messages = try await served(messages, database)
        let securityEvents = SecurityEvents(
            store: database,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        let server = try await AssembledServer(
            of: try parts(
                database,
                keys,
                tokens,
                passwordPool,
                parsing,
                client,
                hooks,
                appVerification,
                messages,
                mails,
                securityEvents,
                clocks
            ),
            onListening: { [settings] port in
                settings.onReady(Self.authority(settings.listener.host, port))
            }
        )
        let services =
            upkeep(of: database, keys, hooks, appVerification, securityEvents, clocks)
            + companions.before
            + messages.services + server.services + companions.after
        var configuration = ServiceGroupConfiguration(
            services: services.map(Self.named),
            logger: settings.logger
        )
        configuration.maximumGracefulShutdownDuration = Self.shutdownDeadline
        return ServiceGroup(configuration: configuration)
    }

    private func parts(
        _ database: any Database,
        _ keys: KeyRing,
        _ tokens: IDTokenAuthority,
        _ passwordPool: PasswordPool,
        _ parsing: ParsingPools,
        _ client: OutboundClient,
        _ hooks: HookDependencies,
        _ appVerification: AppVerificationDependencies,
        _ messages: ServedMessages,
        _ mails: any MailSender,
        _ securityEvents: SecurityEvents,
        _ clocks: ClockWatch
    ) throws -> ServerDependencies {
        let readiness = readiness(of: database, keys, clocks)
        return ServerDependencies(
            store: database,
            checkWritable: { try await readiness.check() },
            verificationKeys: VerificationKeys(
                codes: settings.masterKey.key(for: .codes),
                sessionInfo: settings.masterKey.key(for: .sessionInfo)
            ),
            secondFactorSecrets: SecondFactorSecrets(of: settings.masterKey),
            passkeyKeys: PasskeyKeys(of: settings.masterKey),
            refreshTokens: RotationSeal(key: settings.masterKey.key(for: .refreshTokens)),
            tokens: tokens,
            publishedKeys: keys,
            passwords: PasswordHasher(
                pool: passwordPool,
                random: settings.random,
                breached: try breachedPasswords(by: client)
            ),
            parsing: parsing,
            issuer: settings.issuer,
            messages: messages.sender,
            smsCallbacks: messages.callbacks,
            texts: MessageTexts(),
            spendCaps: settings.spendCaps,
            mails: mails,
            mailTexts: MailTexts(),
            appVerification: appVerification,
            outbound: client,
            outboundPolicy: settings.outbound.policy,
            providerSecrets: ProviderSecrets(masterKey: settings.masterKey),
            hooks: HookCalls(
                hooks,
                clock: settings.clock,
                random: settings.random,
                logger: settings.logger
            ),
            hookRegistry: HookRegistry(
                store: database,
                secrets: hooks.secrets,
                policy: hooks.policy,
                clock: settings.clock,
                random: settings.random
            ),
            clock: settings.clock,
            random: settings.random,
            mode: settings.mode,
            listener: settings.listener,
            logger: settings.logger,
            securityEvents: securityEvents
        )
    }

    /// The service of breached passwords, if one is configured.
    private func breachedPasswords(
        by client: OutboundClient
    ) throws(NodeFailure) -> BreachedPasswords? {
        guard let url = settings.breachedPasswordsURL else { return nil }
        do {
            return try BreachedPasswords(
                baseURL: url,
                http: client,
                policy: settings.outbound.policy,
                logger: settings.logger
            )
        } catch {
            throw .breachedPasswordsURL(error)
        }
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

    /// Returns host and port in URL syntax.
    private static func authority(_ host: String, _ port: Int) -> String {
        (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
    }
}
