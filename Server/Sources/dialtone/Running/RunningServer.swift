import DialtoneAppVerification
import DialtoneCore
import DialtoneMessaging
import DialtoneOutbound
import DialtoneServer
import DialtoneStorage
import Foundation
import Logging
import NIOCore
import ServiceLifecycle

/// A server from its first connection to the database to its last answer.
struct RunningServer {
    /// How long answers that are under way may take once the server is told to stop.
    static let shutdownDeadline = Duration.seconds(20)

    /// How long a silent database may hold up a server that is told to stop.
    ///
    /// Calls that wait for the database fail then, early enough for their answers to be sent
    /// before `shutdownDeadline`.
    static let databaseShutdownDeadline = Duration.seconds(15)

    let databaseURL: String
    let masterKey: MasterKey
    let issuer: TokenIssuer
    var algorithm = SigningAlgorithm.rs256

    let mode: ServerMode
    let listener: ListenerSettings
    let outbound: OutboundConfiguration
    let apns: APNsConfiguration
    var passwords = PasswordConfiguration.bundledListOnly
    var vendorAddresses = VendorAddresses()

    /// What all projects together may spend on messages.
    var spendCaps = ServerSpendCaps.none

    /// Who takes mails to operators; `nil` in development, which has no operators.
    var operatorMails: (any OperatorMailSender)?
    /// How long the start waits for a database that cannot be reached.
    var databasePatience = DatabasePatience.none

    /// What standard error says of a server at HOST:PORT, just before the ready line.
    var introduction: (@Sendable (_ authority: String) -> String)?
    let clock: ServerClock
    let random: RandomSource
    let logger: Logger

    /// Serves until SIGTERM or SIGINT; `others` start after the server and stop before it, and
    /// `deliverers` the other way round.
    func run(
        sending messages: MessageDelivery,
        mailing mails: any MailSender,
        by deliverers: [any Service] = [],
        beside others: [any Service] = [],
        preparing prepare: (any DataStore) async throws -> Void = { _ in }
    ) async throws {
        // A client that hangs up while it is written to must not end the process.
        signal(SIGPIPE, SIG_IGN)
        try await StopRequest.heard { stop in
            guard let database = try await openDatabase(unless: stop) else { return }
            let abandonment = DatabaseAbandonment(
                database: database,
                deadline: Self.databaseShutdownDeadline,
                ticks: ContinuousClock()
            )
            // Canceled, and so without effect, once the server has ended.
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

    /// `nil` if the server was told to stop first.
    private func openDatabase(unless stop: StopRequest) async throws -> (any Database)? {
        let address = try DatabaseAddress(parsing: databaseURL)
        let start = DatabaseStart(
            address: address,
            patience: databasePatience,
            ticks: ContinuousClock(),
            logger: logger,
            open: { [logger] in try await address.open(for: .serving, logger: logger) }
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

    /// Serves on a database that is open, which it closes, until `stop` is made.
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
        let client = try outbound.client()
        let apns = APNsClient(settings: try apns.settings(), clock: clock)
        let outcome: Result<Void, any Error>
        var group: ServiceGroup?
        do {
            try await prepare(database)
            group = try await assemble(
                database,
                pool,
                passwordPool,
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
                // It was told to stop before it served, which may be why it could not begin to.
                outcome = .success(())
            } else {
                outcome = .failure(CommandFailure(starting: error, on: listener) ?? error)
            }
        }
        await client.shutDown()
        await apns.shutDown()
        try? await pool.shutDown()
        try? await passwordPool.shutDown()
        await database.close()
        try outcome.get()
    }

    /// Everything that runs while the server serves.
    private func assemble(
        _ database: any Database,
        _ pool: SigningPool,
        _ passwordPool: PasswordPool,
        _ client: OutboundClient,
        _ apns: APNsClient,
        _ messages: MessageDelivery,
        _ mails: any MailSender,
        _ companions: (before: [any Service], after: [any Service])
    ) async throws -> ServiceGroup {
        let keys = KeyRing(
            store: StoredSigningKeys(store: database),
            box: SecretBox(key: masterKey.key(for: .signingKeys)),
            defaultAlgorithm: algorithm,
            rotation: keyUpkeep.rotation,
            pool: pool,
            random: random
        )
        let clocks = ClockWatch(clock: clock, logger: logger) { try await database.time() }
        try await clocks.check()
        try await keys.maintain(at: clock.now)
        let tokens = IDTokenAuthority(keys: keys, pool: pool, issuer: issuer)
        let hooks = HookParts(
            http: client,
            policy: outbound.policy,
            secrets: SecretBox(key: masterKey.key(for: .hooks)),
            tokens: tokens,
            issuer: issuer
        )
        let appVerification = AppVerificationParts(
            store: database,
            keys: AppVerificationKeys(of: masterKey),
            apns: apns,
            http: client,
            policy: outbound.policy,
            vendorAddresses: vendorAddresses,
            attestations: try .apple(),
            passwords: passwordPool,
            clock: clock,
            random: random,
            logger: logger
        )
        let host = listener.host
        let messages = try await served(messages, database)
        let securityEvents = SecurityEvents(
            store: database,
            clock: clock,
            random: random,
            logger: logger
        )
        let server = try await AssembledServer(
            of: try parts(
                database,
                keys,
                tokens,
                passwordPool,
                client,
                hooks,
                appVerification,
                messages,
                mails,
                securityEvents,
                clocks
            ),
            onListening: { [introduction] port in
                if let introduction {
                    Terminal.complain(introduction(Self.authority(host, port)))
                }
                Terminal.show("dialtone ready http://\(Self.authority(host, port))")
            }
        )
        let services =
            upkeep(of: database, keys, hooks, appVerification, securityEvents, clocks)
            + companions.before
            + messages.services + server.services + companions.after
        var configuration = ServiceGroupConfiguration(
            services: services.map(Self.named),
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = Self.shutdownDeadline
        return ServiceGroup(configuration: configuration)
    }

    private func parts(
        _ database: any Database,
        _ keys: KeyRing,
        _ tokens: IDTokenAuthority,
        _ passwordPool: PasswordPool,
        _ client: OutboundClient,
        _ hooks: HookParts,
        _ appVerification: AppVerificationParts,
        _ messages: ServedMessages,
        _ mails: any MailSender,
        _ securityEvents: SecurityEvents,
        _ clocks: ClockWatch
    ) throws -> ServerParts {
        let readiness = readiness(of: database, keys, clocks)
        return ServerParts(
            store: database,
            checkWritable: { try await readiness.check() },
            verificationKeys: VerificationKeys(
                codes: masterKey.key(for: .codes),
                sessionInfo: masterKey.key(for: .sessionInfo)
            ),
            secondFactorSecrets: SecondFactorSecrets(of: masterKey),
            refreshTokens: RotationSeal(key: masterKey.key(for: .refreshTokens)),
            tokens: tokens,
            publishedKeys: keys,
            passwords: PasswordHasher(
                pool: passwordPool,
                random: random,
                breached: try passwords.breachedPasswords(
                    by: client,
                    outbound.policy,
                    logger: logger
                )
            ),
            issuer: issuer,
            messages: messages.sender,
            smsCallbacks: messages.callbacks,
            texts: MessageTexts(),
            spendCaps: spendCaps,
            mails: mails,
            mailTexts: MailTexts(),
            appVerification: appVerification,
            outbound: client,
            outboundPolicy: outbound.policy,
            providerSecrets: ProviderSecrets(masterKey: masterKey),
            hooks: HookCalls(hooks, clock: clock, random: random, logger: logger),
            hookRegistry: HookRegistry(
                store: database,
                secrets: hooks.secrets,
                policy: hooks.policy,
                clock: clock,
                random: random
            ),
            clock: clock,
            random: random,
            mode: mode,
            listener: listener,
            logger: logger,
            securityEvents: securityEvents
        )
    }

    /// Under its type's name: a service's own description could show what it holds.
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

    /// Host and port as URLs have them.
    private static func authority(_ host: String, _ port: Int) -> String {
        (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
    }
}
