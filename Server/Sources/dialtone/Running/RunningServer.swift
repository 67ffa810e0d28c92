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
import UnixSignals

/// A server from its first connection to the database to its last answer.
struct RunningServer {
    /// How long answers that are under way may take once the server is told to stop.
    static let shutdownDeadline = Duration.seconds(20)

    let databaseURL: String
    let masterKey: MasterKey
    let issuer: TokenIssuer
    var algorithm = SigningAlgorithm.rs256

    /// Only in development: such tokens prove nothing.
    var issuesUnsignedTokens = false
    let mode: ServerMode
    let listener: ListenerSettings
    let outbound: OutboundConfiguration
    let apns: APNsConfiguration
    var vendorAddresses = VendorAddresses()

    /// What all projects together may spend on messages.
    var spendCaps = ServerSpendCaps.none

    /// Who takes mails to operators; `nil` in development, where nobody runs anything.
    var operatorMails: (any OperatorMailSender)?
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
        let database = try await DatabaseAddress(parsing: databaseURL).open(logger: logger)
        let coreCount = ProcessInfo.processInfo.activeProcessorCount
        let pool = SigningPool(threadCount: coreCount)
        let passwordPool = PasswordPool(threadCount: coreCount)
        let client = try outbound.client()
        let apns = APNsClient(settings: try apns.settings(), clock: clock)
        let outcome: Result<Void, any Error>
        do {
            try await prepare(database)
            try await serve(
                database,
                pool,
                passwordPool,
                client,
                apns,
                messages,
                mails,
                (deliverers, others)
            )
            outcome = .success(())
        } catch {
            outcome = .failure(CommandFailure(starting: error, on: listener) ?? error)
        }
        await client.shutDown()
        await apns.shutDown()
        try? await pool.shutDown()
        try? await passwordPool.shutDown()
        await database.close()
        try outcome.get()
    }

    private func serve(
        _ database: any Database,
        _ pool: SigningPool,
        _ passwordPool: PasswordPool,
        _ client: OutboundClient,
        _ apns: APNsClient,
        _ messages: MessageDelivery,
        _ mails: any MailSender,
        _ companions: (before: [any Service], after: [any Service])
    ) async throws {
        let keys = KeyRing(
            store: StoredSigningKeys(store: database),
            box: SecretBox(key: masterKey.key(for: .signingKeys)),
            defaultAlgorithm: algorithm,
            rotation: keyUpkeep.rotation,
            pool: pool,
            random: random
        )
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
            clock: clock,
            random: random,
            logger: logger
        )
        let host = listener.host
        let messages = try await served(messages, database)
        let server = try await AssembledServer(
            of: parts(
                database,
                keys,
                tokens,
                passwordPool,
                client,
                hooks,
                appVerification,
                messages,
                mails
            ),
            onListening: { port in
                Terminal.show("dialtone ready http://\(Self.urlHost(host)):\(port)")
            }
        )
        let services =
            upkeep(of: database, keys, hooks, appVerification) + companions.before
            + messages.services + server.services + companions.after
        var configuration = ServiceGroupConfiguration(
            services: services.map(Self.named),
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = Self.shutdownDeadline
        try await ServiceGroup(configuration: configuration).run()
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
        _ mails: any MailSender
    ) -> ServerParts {
        ServerParts(
            store: database,
            checkWritable: { try await database.checkWritable() },
            verificationKeys: VerificationKeys(
                codes: masterKey.key(for: .codes),
                sessionInfo: masterKey.key(for: .sessionInfo)
            ),
            secondFactorSecrets: SecondFactorSecrets(of: masterKey),
            refreshTokens: RotationSeal(key: masterKey.key(for: .refreshTokens)),
            tokens: service(beside: tokens),
            publishedKeys: keys,
            passwords: PasswordHasher(pool: passwordPool, random: random),
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
            logger: logger
        )
    }

    /// Under its type's name: a service's own description could show what it holds.
    private static func named(
        _ service: any Service
    ) -> ServiceGroupConfiguration.ServiceConfiguration {
        .init(service: service, serviceName: "\(type(of: service))")
    }

    private static func urlHost(_ host: String) -> String {
        host.contains(":") ? "[\(host)]" : host
    }
}
