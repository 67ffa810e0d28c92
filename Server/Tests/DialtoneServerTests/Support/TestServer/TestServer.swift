import DialtoneAppVerification
import DialtoneNode
import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneIDTokens
import DialtoneInbox
import DialtoneMail
import DialtoneModel
import DialtonePush
import DialtoneSMS
import Crypto
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import Foundation
import Hummingbird
import HTTPTypes
import HummingbirdTesting
import IdentityToolkit
import InMemoryLogging
import Logging
import PhoneNumbers
import ServiceLifecycle
import Testing

/// A whole server on a store of its own, with everything a test may look at or move.
struct TestServer: Sendable {
    static let projectID = ProjectID(rawValue: "demo-test")
    static let apiKey = "test-api-key"
    static let otherProjectID = ProjectID(rawValue: "demo-other")
    static let otherAPIKey = "other-api-key"

    /// The encryption of providers' secrets.
    static let providerSecretBox = SecretBox(
        key: SymmetricKey(data: Array(repeating: UInt8(3), count: 32))
    )

    /// The encryption of operators' secrets.
    static let passkeyKeys = PasskeyKeys(
        challenges: keys(6),
        userHandles: keys(7)
    )
    static let operatorSecretBox = SecretBox(
        key: SymmetricKey(data: Array(repeating: UInt8(8), count: 32))
    )

    /// The seal of the audit log.
    static var auditSeal: AuditSeal {
        get throws {
            AuditSeal(of: try #require(MasterKey(bytes: Array(repeating: UInt8(8), count: 32))))
        }
    }

    /// The seal that derives refresh tokens from a session's row.
    static let refreshTokenSeal = RotationSeal(keys: keys(4))

    /// The keys of app verification.
    static let appVerificationKeys = AppVerificationKeys { _ in keys(5) }

    private static func keys(_ byte: UInt8) -> DerivedKeys {
        DerivedKeys(writing: SymmetricKey(data: Array(repeating: byte, count: 32)))
    }

    let client: any TestClientProtocol

    /// The port on which the server listens, if it does.
    let port: Int?

    /// See ``AssembledServer/calls``.
    let calls: Set<String>

    let store: any Database

    /// Counts what the server asks of ``store``.
    let work: CountingStore

    let clock: StoppedClock
    let inbox: Inbox
    let keys: SigningKeys
    let logs: InMemoryLogHandler
    let securityEvents: SecurityEvents
    let appVerification: AppVerificationDependencies
    let audit: AuditLog

    /// What the server notes in memory until it is written.
    let credentialUses: CredentialUses
    let hookCalls: HookCallLog

    /// The routing of messages, where the test has gateways.
    let messaging: TestMessaging?

    /// The digits that were last sent to `number`.
    func sentCode(to number: String) throws -> String {
        try #require(
            messages.last { $0.phoneNumber.e164 == number && $0.code != nil }?.code?.digits
        )
    }

    var messages: [TextMessage] { inbox.messages(of: Self.projectID) }

    var project: Project {
        get async throws {
            guard let project = try await store.read({ try $0.project(Self.projectID) }) else {
                throw Refusal.unknownProject
            }
            return project
        }
    }
}

/// Runs `test` on a server of its own with two projects, each of which has an app.
func withServer<Value: Sendable>(
    _ setup: ServerSetup = ServerSetup(),
    _ test: @escaping @Sendable (TestServer) async throws -> Value
) async throws -> Value {
    try await setup.engine.withStore { database in
        let clock = StoppedClock()
        let inbox = Inbox()
        let logs = InMemoryLogHandler()
        let keys = if let keys = setup.keys { keys } else { try await SigningKeys.shared }
        let work = CountingStore(database)
        let audited = AuditedStore(work)
        let securityEvents = SecurityEvents(
            store: work,
            clock: clock.serverClock,
            random: .seeded(45),
            logger: Logger(testing: logs)
        )
        let mode = mode(setup, inbox)
        let appVerification = try appVerification(setup, store: audited, clock: clock, logs: logs)
        let hookCalls = HookCallLog(store: database, nodeID: "node-a")
        var flowDependencies = try flowDependencies(
            setup,
            logging: hookCalls,
            mode,
            store: audited,
            verifying: appVerification.verifier,
            clock: clock,
            inbox: inbox,
            keys: keys,
            logs: logs
        )
        let messaging = try await messaging(setup, database, clock, &flowDependencies)
        let credentialUses = flowDependencies.credentialUses
        let dependencies = serverDependencies(
            setup,
            mode,
            flowDependencies,
            database: database,
            store: audited,
            appVerification: appVerification,
            receiving: messaging?.callbacks,
            gateways: messaging?.desk(clock),
            messageTexts: try MessageTexts(),
            keys: keys,
            securityEvents: securityEvents
        )
        try await addProjects(to: database, setup: setup, dependencies: dependencies)
        let listening = AsyncStream.makeStream(of: Int.self)
        let server = try await AssembledServer(of: dependencies) {
            listening.continuation.yield($0)
        }
        let application =
            setup.showsAdminListener
            ? try #require(server.adminApplication) : server.application
        let serve = { @Sendable (port: Int?) in
            try await application.test(setup.isLive ? .live : .router) { client in
                try await test(
                    TestServer(
                        client: client,
                        port: port,
                        calls: server.calls,
                        store: database,
                        work: work,
                        clock: clock,
                        inbox: inbox,
                        keys: keys,
                        logs: logs,
                        securityEvents: securityEvents,
                        appVerification: appVerification,
                        audit: dependencies.flows.audit,
                        credentialUses: credentialUses,
                        hookCalls: hookCalls,
                        messaging: messaging
                    )
                )
            }
        }
        let run = { @Sendable (port: Int?) in
            guard let messaging else { return try await serve(port) }
            return try await messaging.whileRelaying { try await serve(port) }
        }
        guard setup.listens else { return try await run(nil) }
        return try await withListener(server) {
            try await run(await listening.stream.first { _ in true })
        }
    }
}

/// Routes messages to the test's own gateways, if it has any.
private func messaging(
    _ setup: ServerSetup,
    _ store: any DataStore,
    _ clock: StoppedClock,
    _ dependencies: inout FlowDependencies
) async throws -> TestMessaging? {
    guard !setup.gateways.isEmpty else { return nil }
    let messaging = TestMessaging(
        setup.gateways,
        timing: setup.routing,
        receiptCapacity: setup.receiptCapacity,
        store: dependencies.store,
        clock: clock,
        logger: dependencies.logger
    )
    try await messaging.register(in: store, clock)
    dependencies.messages = messaging.router
    return messaging
}

/// Lets the server listen while `body` runs, then stops it like a signal does.
private func withListener<Value: Sendable>(
    _ server: AssembledServer,
    _ body: @Sendable () async throws -> Value
) async throws -> Value {
    let services = ServiceGroup(
        configuration: ServiceGroupConfiguration(
            services: server.services,
            logger: server.application.logger
        )
    )
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await services.run() }
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body())
        } catch {
            outcome = .failure(error)
        }
        await services.triggerGracefulShutdown()
        try await group.waitForAll()
        return try outcome.get()
    }
}

private func appVerification(
    _ setup: ServerSetup,
    store: any DataStore,
    clock: StoppedClock,
    logs: InMemoryLogHandler
) throws -> AppVerificationDependencies {
    var appVerification = AppVerificationDependencies(
        store: store,
        keys: TestServer.appVerificationKeys,
        apns: APNsClient(settings: setup.apns, clock: clock.serverClock),
        http: setup.outbound,
        policy: setup.outboundPolicy,
        vendorAddresses: setup.vendorAddresses,
        attestations: try setup.attestationAuthority.map { AttestationVerifier(root: $0.root) }
            ?? .apple(),
        passwords: setup.passwordPool,
        clock: clock.serverClock,
        random: .seeded(44),
        logger: Logger(testing: logs)
    )
    appVerification.challenges.longPolling = LongPolling(attempts: 1)
    if let verifier = setup.appVerifier { appVerification.verifier = verifier }
    return appVerification
}

private func flowDependencies(
    _ setup: ServerSetup,
    logging hookCalls: HookCallLog,
    _ mode: ServerMode,
    store: any DataStore,
    verifying appVerifier: any AppVerifier,
    clock: StoppedClock,
    inbox: Inbox,
    keys: SigningKeys,
    logs: InMemoryLogHandler
) throws -> FlowDependencies {
    let logger = Logger(testing: logs)
    let tokens = IDTokenAuthority(keys: keys.ring, pool: keys.pool, issuer: setup.issuer)
    var dependencies = FlowDependencies(
        store: store,
        verificationKeys: VerificationKeys(
            codes: DerivedKeys(writing: SymmetricKey(data: Array(repeating: UInt8(1), count: 32))),
            sessionInfo: DerivedKeys(
                writing: SymmetricKey(data: Array(repeating: UInt8(2), count: 32))
            )
        ),
        secondFactorSecrets: SecondFactorSecrets(
            box: SecretBox(key: SymmetricKey(data: Array(repeating: UInt8(3), count: 32)))
        ),
        operatorSecrets: OperatorSecrets(box: TestServer.operatorSecretBox),
        passkeyKeys: TestServer.passkeyKeys,
        relyingParties: RelyingParties(
            publicURL: setup.listener.publicURL,
            isDevelopment: !setup.isProduction
        ),
        refreshTokens: TestServer.refreshTokenSeal,
        tokens: mode.tokens(beside: tokens, issuer: setup.issuer),
        signer: tokens,
        publishedKeys: keys.ring,
        passwords: setup.passwords ?? SharedPasswords.hasher,
        samlResponses: (setup.parsing ?? SharedParsing.pools).samlResponses,
        messages: setup.sender ?? inbox,
        texts: try MessageTexts(),
        spendCaps: setup.spendCaps,
        mails: setup.mails ?? inbox,
        mailTexts: try MailTexts(),
        appVerifier: appVerifier,
        outbound: setup.outbound,
        outboundPolicy: setup.outboundPolicy,
        providerSecrets: ProviderSecrets(box: TestServer.providerSecretBox),
        hooks: setup.hooks
            ?? HookCalls(
                TestHooks.dependencies(keys),
                log: hookCalls,
                clock: clock.serverClock,
                random: .seeded(43),
                logger: logger
            ),
        hookRegistry: TestHooks.registry(of: store, clock: clock),
        auditSeal: try TestServer.auditSeal,
        clock: clock.serverClock,
        random: .seeded(42),
        logger: logger
    )
    dependencies.consoleURL = setup.listener.publicURL
    dependencies.allow(mode)
    return dependencies
}

private func serverDependencies(
    _ setup: ServerSetup,
    _ mode: ServerMode,
    _ dependencies: FlowDependencies,
    database: any Database,
    store: any DataStore,
    appVerification: AppVerificationDependencies,
    receiving callbacks: (any GatewayCallbackReceiver)?,
    gateways: (any GatewayDesk)?,
    messageTexts: any MessageTextCatalog,
    keys: SigningKeys,
    securityEvents: SecurityEvents
) -> ServerDependencies {
    ServerDependencies(
        flows: Flows(dependencies),
        store: store,
        checkWritable: { try await database.checkWritable() },
        refreshTokens: dependencies.refreshTokens,
        publishedKeys: keys.ring,
        accountImports: TestServer.imports(
            on: store,
            clock: dependencies.clock,
            limits: setup.importLimits
        ),
        passwords: dependencies.passwords,
        issuer: setup.issuer,
        bodies: (setup.parsing ?? SharedParsing.pools).bodies,
        smsCallbacks: callbacks,
        gateways: gateways,
        messageTexts: messageTexts,
        appVerification: appVerification,
        clock: dependencies.clock,
        random: dependencies.random,
        mode: mode,
        listener: setup.listener,
        logger: dependencies.logger,
        securityEvents: securityEvents
    )
}

private func mode(_ setup: ServerSetup, _ inbox: Inbox) -> ServerMode {
    setup.isProduction
        ? .production(adminListener: setup.adminListener)
        : .development(
            defaultProject: TestServer.projectID,
            inbox: inbox,
            unverifiedTokens: setup.unverifiedTokens
        )
}

extension ServerSetup {
    fileprivate var listener: ListenerSettings {
        var listener = ListenerSettings(host: "127.0.0.1", port: 0)
        adjustListener(&listener)
        return listener
    }
}

extension Logger {
    /// Writes everything, however unimportant, to `logs`.
    fileprivate init(testing logs: InMemoryLogHandler) {
        self.init(label: "test", factory: { _ in logs })
        logLevel = .trace
    }
}

private func addProjects(
    to store: any DataStore,
    setup: ServerSetup,
    dependencies: ServerDependencies
) async throws {
    let registry = ProjectRegistry(
        store: store,
        clock: dependencies.clock,
        random: dependencies.random
    )
    let apps = AppRegistry(
        store: store,
        clock: dependencies.clock,
        random: dependencies.random
    )
    var values = AppChanges()
    values.displayName = "App"
    values.bundleID = "com.example.test"
    for (id, key) in [
        (TestServer.projectID, TestServer.apiKey),
        (TestServer.otherProjectID, TestServer.otherAPIKey),
    ] {
        let project = try await registry.create(
            id,
            displayName: "Test",
            settings: setup.settings
        )
        guard let project else { throw Refusal.unknownProject }
        _ = try await apps.add(.ios, values, apiKey: key, to: project)
    }
}
