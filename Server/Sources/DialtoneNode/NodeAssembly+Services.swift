import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import DialtonePasswords
import DialtoneServer
import DialtoneStorage
import DialtoneTracing
import DialtoneTransfer
import Logging
import PhoneNumbers
import ServiceLifecycle

extension NodeAssembly: ServiceAssembly {
    var logger: Logger { settings.logger }

    /// The services that maintain data and deliver events, in starting order.
    var services: [any Service] {
        traces + alerting + delivery + importing + jobs + maintenance + keyMaintenance
            + certificates
            + firstOperator + records + metering
    }

    /// The services that send the guard's alerts by log, webhook and mail.
    private var alerting: [any Service] {
        let dispatcher = SendAlertDispatcher(
            store: resources.database,
            clock: settings.clock,
            logger: settings.logger
        )
        let alerts = periodic("alerts", every: .seconds(5)) { try await dispatcher.dispatch() }
        guard let operatorMails = settings.operatorMails else { return [alerts] }
        let deliverer = OperatorMailDeliverer(
            store: resources.database,
            sender: traced(operatorMails),
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        return [
            alerts,
            periodic("operator e-mails", every: .seconds(5)) { try await deliverer.deliverDue() },
        ]
    }

    private func traced(_ sender: any OperatorMailSender) -> any OperatorMailSender {
        guard let tracer = resources.tracing?.tracer else { return sender }
        return TracedOperatorMails(sender: sender, tracer: tracer)
    }

    /// The service that writes the code for the first operator of the console.
    private var firstOperator: [any Service] {
        if case .none = settings.console { return [] }
        guard settings.mode.isProduction, let folder = settings.setupCodeFolder else { return [] }
        let file = SetupCodeFile(
            path: "\(folder)/\(SetupCodeFile.name)",
            operators: FirstOperator(
                store: resources.database,
                audit: audit,
                clock: settings.clock,
                random: settings.random
            ),
            logger: settings.logger
        )
        return [
            periodic(
                "first operator",
                every: .seconds(30),
                atStart: { try await file.begin() },
                work: { try await file.tidy() }
            )
        ]
    }

    /// The services that keep the TLS certificates of the listeners current.
    private var certificates: [any Service] {
        let watch = CertificateWatch(
            certificates: settings.certificates,
            clock: settings.clock,
            logger: settings.logger
        )
        guard !watch.certificates.isEmpty else { return [] }
        return [
            periodic("TLS certificate check", every: .seconds(2)) { watch.check() },
            periodic(
                "TLS certificate expiry",
                every: .seconds(6 * 3_600),
                atStart: { watch.warn() },
                work: { watch.warn() }
            ),
        ]
    }

    /// The service that exports traces: it starts first, and ends last.
    private var traces: [any Service] {
        guard let tracing = resources.tracing else { return [] }
        let exporter = SpanExporter(
            tracing.queue,
            to: tracing.settings.endpoint,
            by: tracing.client,
            as: TracedResource(
                service: tracing.settings.service,
                version: settings.version,
                instance: id
            ),
            logger: logger
        )
        return [
            periodic(
                "traces",
                every: .seconds(1),
                atEnd: { try await exporter.export() },
                work: { try await exporter.export() }
            )
        ]
    }

    private var delivery: [any Service] {
        let deliverer = HookDeliverer(
            store: resources.database,
            dependencies: hooks,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        return [
            periodic("hook deliveries", every: .seconds(2)) { try await deliverer.deliverDue() },
            periodic(
                "security events",
                every: .seconds(2),
                atEnd: { [securityEvents] in try await securityEvents.settle(atEnd: true) },
                work: { [securityEvents] in try await securityEvents.settle() }
            ),
        ]
    }

    /// The services that record the node, and what it notes in memory.
    private var records: [any Service] {
        let registration = registration
        return [
            periodic(
                "uses of credentials",
                every: .seconds(5),
                atEnd: { [credentialUses] in try await credentialUses.writeDown() },
                work: { [credentialUses] in try await credentialUses.writeDown() }
            ),
            periodic(
                "hook calls",
                every: .seconds(5),
                atEnd: { [hookCalls] in try await hookCalls.writeDown() },
                work: { [hookCalls] in try await hookCalls.writeDown() }
            ),
            periodic(
                "node record",
                every: .seconds(1),
                atStart: { try await registration.begin() },
                atEnd: { try await registration.end() },
                work: { try await registration.renew() }
            ),
        ]
    }

    private var registration: NodeRegistration {
        let (clocks, drain, readiness) = (clocks, drain, latestReadiness)
        let plan = NumberingPlan.inUse.version
        var node = NodeRecord(
            id: id,
            version: settings.version,
            hostName: settings.hostName,
            startedAt: startedAt,
            schemaVersion: DatabaseSchema.version,
            numberingPlan: plan,
            state: .ready,
            lastSeenAt: startedAt
        )
        node.masterKeys = settings.masterKey.ids
        return NodeRegistration(of: node, store: resources.database, clock: settings.clock) {
            NodeRegistration.Facts(
                state: drain.hasBegun ? .draining : readiness.hasFailed ? .notReady : .ready,
                numberingPlan: plan,
                clockLead: clocks.latestLead
            )
        }
    }

    /// The imports of users that were uploaded.
    var accountImports: AccountImportJobs {
        AccountImportJobs(
            store: resources.database,
            vault: ImportVault(of: settings.masterKey),
            clock: settings.clock,
            random: settings.random
        )
    }

    /// The service that checks and imports uploaded users.
    private var importing: [any Service] {
        let runner = AccountImportRunner(
            jobs: accountImports,
            accounts: AccountImport(
                store: resources.database,
                passwords: PasswordHasher(pool: resources.passwords, random: settings.random),
                secondFactorSecrets: SecondFactorSecrets(of: settings.masterKey),
                clock: settings.clock,
                random: settings.random,
                patience: 10
            ),
            pool: resources.parsing.bodies,
            audit: audit
        )
        return [periodic("user imports", every: .seconds(1)) { try await runner.runDue() }]
    }

    /// The exports of users, and the changes to many users.
    var accountJobs: AccountJobs {
        AccountJobs(
            store: resources.database,
            vault: AccountJobVault(of: settings.masterKey),
            clock: settings.clock,
            random: settings.random
        )
    }

    /// The service that exports and changes many users.
    private var jobs: [any Service] {
        let runner = AccountJobRunner(
            jobs: accountJobs,
            accounts: AccountDirectory(
                store: resources.database,
                clock: settings.clock,
                random: settings.random
            ),
            secondFactorSecrets: SecondFactorSecrets(of: settings.masterKey),
            audit: audit
        )
        return [periodic("user jobs", every: .seconds(1)) { try await runner.runDue() }]
    }

    private var maintenance: [any Service] {
        let (tally, pushes) = (appVerification.tally, appVerification.pushes)
        let auditKeeper = AuditKeeper(audit, keepingFor: settings.auditRetention)
        let housekeeping = Housekeeping(
            store: resources.database,
            clock: settings.clock,
            random: settings.random,
            keepingMessagesFor: settings.messageRetention
        )
        let messageHours = MessageHours(
            store: resources.database,
            clock: settings.clock,
            keepingMessagesFor: settings.messageRetention
        )
        return [
            periodic(
                "activity counts",
                every: .seconds(5),
                atEnd: { [activity] in try await activity.writeDown() },
                work: { [activity] in try await activity.writeDown() }
            ),
            noted("message statistics", every: .seconds(600), isAtStart: true) {
                try await messageHours.count()
            },
            periodic(
                "app verification counts",
                every: .seconds(5),
                atEnd: { try await tally.writeDown() },
                work: { try await tally.writeDown() }
            ),
            periodic(
                "push certificate check",
                every: .seconds(6 * 3_600),
                atStart: { try await pushes.warnOfEndingCertificates() },
                work: { try await pushes.warnOfEndingCertificates() }
            ),
            noted("audit log", every: .seconds(600)) { try await auditKeeper.keep() },
            noted("housekeeping", every: .seconds(600)) { _ = try await housekeeping.tidy() },
        ]
    }

    /// A periodic task whose last run the server's health shows.
    private func noted(
        _ name: String,
        every interval: Duration,
        isAtStart: Bool = false,
        _ work: @escaping @Sendable () async throws -> Void
    ) -> any Service {
        let (runs, clock) = (maintenanceRuns, settings.clock)
        runs.expect(name)
        return periodic(
            name,
            every: interval,
            atStart: { if isAtStart { try await runs.note(name, clock: clock, work) } },
            work: { try await runs.note(name, clock: clock, work) }
        )
    }

    private var keyMaintenance: [any Service] {
        let (keys, clocks, audit) = (keys, clocks, audit)
        let (clock, logger) = (settings.clock, settings.logger)
        return [
            periodic("signing key maintenance", every: settings.keyMaintenance.interval) {
                // A server with a wrong clock creates no keys for the others.
                try await clocks.check()
                try await audit.whileSystem("signingKeys.rotate") {
                    try await keys.maintain(at: clock.now)
                }
            },
            periodic("clock check", every: .seconds(30)) { try await clocks.check() },
            periodic("signing key check", every: .seconds(1)) {
                for id in try await keys.reload() {
                    logger.notice("a signing key is no longer used", metadata: ["key": "\(id)"])
                }
            },
        ]
    }
}
