import DialtoneAppVerification
import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneMetrics
import DialtoneModel
import DialtoneOutbound
import DialtoneServer
import DialtoneStorage
import Logging

/// The parts of a server, put together from its settings and the resources that it has opened.
struct NodeAssembly {
    let settings: NodeSettings
    let resources: NodeResources
    let keys: KeyRing
    let auditSeal: AuditSeal
    let audit: AuditLog
    let clocks: ClockWatch
    let tokens: IDTokenAuthority
    let hooks: HookDependencies
    let appVerification: AppVerificationDependencies
    let messages: ServedMessages
    let securityEvents: SecurityEvents
    let activity: ActivityTally
    let credentialUses: CredentialUses
    let hookCalls: HookCallLog
    let queues: QueueWatch
    let latestReadiness = LatestReadiness()

    /// The ID of this node among those of its database.
    let id: String
    let maintenanceRuns = MaintenanceRuns()
    let startedAt: Timestamp
    let readiness: Readiness<ContinuousClock>
    let drain: Drain

    /// Puts the parts together; throws if the node's clock is wrong, or if it cannot create keys.
    init(
        _ settings: NodeSettings,
        on resources: NodeResources,
        sending messages: MessageDelivery,
        draining drain: Drain
    ) async throws {
        let database = resources.database
        let kept = try await KeptKeys(in: database, for: settings.masterKey)
        kept.report(to: settings.logger)
        var settings = settings
        settings.masterKey = settings.masterKey.reading(kept.keys)
        self.settings = settings
        self.drain = drain
        self.resources = resources
        let auditSeal = AuditSeal(of: settings.masterKey, keeping: kept.keys)
        self.auditSeal = auditSeal
        keys = KeyRing(
            store: StoredSigningKeys(store: database),
            box: SecretBox(keys: settings.masterKey.keys(for: .signingKeys)),
            defaultAlgorithm: settings.algorithm,
            rotation: settings.keyMaintenance.rotation,
            pool: resources.signing,
            random: settings.random
        )
        clocks = ClockWatch(clock: settings.clock, logger: settings.logger) {
            try await database.time()
        }
        try await clocks.check()
        audit = AuditLog(
            store: database,
            seal: auditSeal,
            clock: settings.clock,
            logger: settings.logger
        )
        try await audit.whileSystem("signingKeys.rotate") { [keys] in
            try await keys.maintain(at: settings.clock.now)
        }
        tokens = IDTokenAuthority(keys: keys, pool: resources.signing, issuer: settings.issuer)
        hooks = HookDependencies(
            http: resources.client,
            policy: settings.outbound.policy,
            secrets: SecretBox(keys: settings.masterKey.keys(for: .hooks)),
            tokens: tokens,
            issuer: settings.issuer
        )
        appVerification = AppVerificationDependencies(
            store: database,
            keys: AppVerificationKeys(of: settings.masterKey),
            apns: resources.apns,
            http: resources.client,
            policy: settings.outbound.policy,
            vendorAddresses: settings.vendorAddresses,
            attestations: try .apple(),
            passwords: resources.passwords,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        self.messages = try await ServedMessages(messages, on: resources, settings)
        securityEvents = SecurityEvents(
            store: database,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        activity = ActivityTally(store: database, clock: settings.clock)
        credentialUses = CredentialUses(store: database, clock: settings.clock)
        id = NodeRecord.makeID(on: settings.hostName, random: settings.random)
        hookCalls = HookCallLog(store: database, nodeID: id)
        queues = QueueWatch(store: database, clock: settings.clock)
        startedAt = settings.clock.now
        readiness = Readiness(of: database, keys: keys, clocks: clocks, clock: settings.clock)
        collectMetrics()
    }
}

extension ServedMessages {
    fileprivate init(
        _ delivery: MessageDelivery,
        on resources: NodeResources,
        _ settings: NodeSettings
    ) async throws {
        switch delivery {
        case .sender(let sender):
            self.init(sender: sender)
        case .routes(let configuration):
            if try await resources.database.read({ try $0.smsGateways() }).isEmpty {
                settings.logger.warning(
                    "no SMS gateway is configured: add one with `dialtone sms gateways add`"
                )
            }
            self.init(
                RoutedMessages(
                    configuration,
                    store: resources.database,
                    masterKey: settings.masterKey,
                    publicURL: settings.listener.publicURL,
                    client: try settings.outbound.traced(by: resources.tracing).operatorsClient(),
                    tracer: resources.tracing?.tracer,
                    clock: settings.clock,
                    random: settings.random,
                    meter: resources.metrics.activity,
                    logger: settings.logger
                )
            )
        }
    }
}

extension NodeSettings {
    /// The settings of key rotation, with a short interval in development.
    ///
    /// There, developers expect changes to take effect, and no verifier caches keys for long.
    var keyMaintenance: (rotation: KeyRotation, interval: Duration) {
        var rotation = KeyRotation()
        guard case .development = mode else { return (rotation, .seconds(300)) }
        rotation.lead = .seconds(0)
        return (rotation, .seconds(5))
    }
}
