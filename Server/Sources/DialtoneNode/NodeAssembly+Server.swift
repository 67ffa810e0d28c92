import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFederation
import DialtoneFlows
import DialtoneMail
import DialtoneMetrics
import DialtoneModel
import DialtoneOutbound
import DialtonePasswords
import DialtoneServer
import DialtoneSMS
import DialtoneStorage

extension NodeAssembly {
    /// Returns the server, which mails with `mails`.
    func server(mailing mails: any MailSender) async throws -> AssembledServer {
        let passwords = PasswordHasher(
            pool: resources.passwords,
            random: settings.random,
            breached: try breachedPasswords
        )
        resources.metrics.registry.collect {
            mails.queue.map { MetricSample.all(of: "mails", $0) } ?? []
        }
        let database = resources.database
        var dependencies = ServerDependencies(
            flows: try flows(mailing: mails, hashing: passwords),
            store: database,
            checkWritable: { [readiness] in try await readiness.check() },
            refreshTokens: refreshTokens,
            publishedKeys: keys,
            accountImports: accountImports,
            accountJobs: accountJobs,
            passwords: passwords,
            issuer: settings.issuer,
            bodies: resources.parsing.bodies,
            smsCallbacks: messages.callbacks,
            gateways: messages.routed?.desk,
            messageTexts: try MessageTexts(),
            appVerification: appVerification,
            diagnosis: diagnosis,
            clock: settings.clock,
            random: settings.random,
            mode: settings.mode,
            listener: settings.listener,
            logger: settings.logger,
            securityEvents: securityEvents,
            metrics: resources.metrics,
            activity: activity,
            node: nodeStatus,
            metricsListener: settings.metricsListener,
            console: settings.console,
            isDraining: { [drain] in drain.hasBegun }
        )
        dependencies.additionalListeners = settings.additionalListeners
        dependencies.tracer = resources.tracing?.tracer
        dependencies.trustedCallers = settings.trustedCallers
        return try await AssembledServer(
            of: dependencies,
            onListening: { [settings, drain] port in
                drain.noteServing()
                settings.onReady(settings.listener.url(at: port))
            }
        )
    }

    private func flows(
        mailing mails: any MailSender,
        hashing passwords: PasswordHasher
    ) throws -> Flows {
        var dependencies = FlowDependencies(
            store: resources.database,
            verificationKeys: VerificationKeys(
                codes: settings.masterKey.keys(for: .codes),
                sessionInfo: settings.masterKey.keys(for: .sessionInfo)
            ),
            secondFactorSecrets: SecondFactorSecrets(of: settings.masterKey),
            operatorSecrets: OperatorSecrets(of: settings.masterKey),
            passkeyKeys: PasskeyKeys(of: settings.masterKey),
            relyingParties: RelyingParties(
                publicURL: settings.listener.publicURL,
                isDevelopment: !settings.mode.isProduction
            ),
            refreshTokens: refreshTokens,
            tokens: settings.mode.tokens(beside: tokens, issuer: settings.issuer),
            signer: tokens,
            publishedKeys: keys,
            passwords: passwords,
            samlResponses: resources.parsing.samlResponses,
            messages: messages.sender,
            texts: try MessageTexts(),
            spendCaps: settings.spendCaps,
            mails: mails,
            mailTexts: try MailTexts(),
            appVerifier: appVerification.verifier,
            outbound: resources.client,
            outboundPolicy: settings.outbound.policy,
            providerSecrets: ProviderSecrets(masterKey: settings.masterKey),
            hooks: HookCalls(
                hooks,
                log: hookCalls,
                clock: settings.clock,
                random: settings.random,
                logger: settings.logger
            ),
            hookRegistry: HookRegistry(
                store: resources.database,
                secrets: hooks.secrets,
                policy: hooks.policy,
                clock: settings.clock,
                random: settings.random
            ),
            auditSeal: auditSeal,
            clock: settings.clock,
            random: settings.random,
            logger: settings.logger
        )
        dependencies.consoleURL = settings.console.url(or: settings.listener.publicURL)
        dependencies.credentialUses = credentialUses
        dependencies.allow(settings.mode)
        return Flows(dependencies)
    }

    private var diagnosis: DiagnosisSettings {
        var diagnosis = DiagnosisSettings()
        diagnosis.spendCaps = settings.spendCaps
        diagnosis.needsGateway = messages.routed != nil
        diagnosis.mailObstacle = settings.mailObstacle
        diagnosis.alertMailObstacle =
            settings.mode.isProduction
            ? settings.mailObstacle : "a development server sends no e-mails to operators"
        return diagnosis
    }

    private var nodeStatus: NodeStatus {
        var status = NodeStatus()
        status.id = id
        status.version = settings.version
        status.startedAt = startedAt
        status.maintenance = maintenanceRuns
        status.certificates = settings.certificates
        status.load = { [database = resources.database] in
            let now = database.load
            var load = NodeStatus.Load()
            load.waiting = now.waiting
            load.connections = now.connections.map { (busy: $0.busy, idle: $0.idle) }
            return load
        }
        return status
    }

    private var refreshTokens: RotationSeal {
        RotationSeal(keys: settings.masterKey.keys(for: .refreshTokens))
    }

    /// The service of breached passwords, if one is configured.
    private var breachedPasswords: BreachedPasswords? {
        get throws(NodeFailure) {
            guard let url = settings.breachedPasswordsURL else { return nil }
            do {
                return try BreachedPasswords(
                    baseURL: url,
                    http: resources.client,
                    policy: settings.outbound.policy,
                    logger: settings.logger
                )
            } catch {
                throw .breachedPasswordsURL(error)
            }
        }
    }
}
