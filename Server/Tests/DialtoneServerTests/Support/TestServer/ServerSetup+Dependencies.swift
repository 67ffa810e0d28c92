import Crypto
import DialtoneAppVerification
import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneIDTokens
import DialtoneInbox
import DialtoneMail
import DialtoneModel
import DialtoneNode
import DialtonePush
import DialtoneSMS
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import InMemoryLogging
import Logging

/// What a server with this set-up is made of.
extension ServerSetup {
    func appVerification(
        store: any DataStore,
        clock: StoppedClock,
        logs: InMemoryLogHandler
    ) throws -> AppVerificationDependencies {
        var appVerification = AppVerificationDependencies(
            store: store,
            keys: TestServer.appVerificationKeys,
            apns: APNsClient(settings: apns, clock: clock.serverClock),
            http: outbound,
            policy: outboundPolicy,
            vendorAddresses: vendorAddresses,
            attestations: try attestationAuthority.map { AttestationVerifier(root: $0.root) }
                ?? .apple(),
            passwords: passwordPool,
            clock: clock.serverClock,
            random: .seeded(44),
            logger: Logger(testing: logs)
        )
        appVerification.challenges.longPolling = LongPolling(attempts: 1)
        if let verifier = appVerifier { appVerification.verifier = verifier }
        return appVerification
    }

    func flowDependencies(
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
        let tokens = IDTokenAuthority(keys: keys.ring, pool: keys.pool, issuer: issuer)
        var dependencies = FlowDependencies(
            store: store,
            verificationKeys: VerificationKeys(
                codes: DerivedKeys(
                    writing: SymmetricKey(data: Array(repeating: UInt8(1), count: 32))
                ),
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
                publicURL: listener.publicURL,
                isDevelopment: !isProduction
            ),
            refreshTokens: TestServer.refreshTokenSeal,
            tokens: mode.tokens(beside: tokens, issuer: issuer),
            signer: tokens,
            publishedKeys: keys.ring,
            passwords: passwords ?? SharedPasswords.hasher,
            samlResponses: (parsing ?? SharedParsing.pools).samlResponses,
            messages: sender ?? inbox,
            texts: try MessageTexts(),
            spendCaps: Reloadable(spendCaps),
            mails: mails ?? inbox,
            mailTexts: try MailTexts(),
            appVerifier: appVerifier,
            outbound: outbound,
            outboundPolicy: outboundPolicy,
            providerSecrets: ProviderSecrets(box: TestServer.providerSecretBox),
            hooks: hooks
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
        dependencies.consoleURL = listener.publicURL
        dependencies.allow(mode)
        return dependencies
    }

    func serverDependencies(
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
        let server = ServerDependencies(
            flows: Flows(dependencies),
            store: store,
            checkWritable: { try await database.checkWritable() },
            refreshTokens: dependencies.refreshTokens,
            publishedKeys: keys.ring,
            accountImports: TestServer.imports(
                on: store,
                clock: dependencies.clock,
                limits: importLimits
            ),
            accountJobs: TestServer.accountJobs(on: store, clock: dependencies.clock),
            passwords: dependencies.passwords,
            issuer: issuer,
            bodies: (parsing ?? SharedParsing.pools).bodies,
            smsCallbacks: callbacks,
            gateways: gateways,
            messageTexts: messageTexts,
            appVerification: appVerification,
            clock: dependencies.clock,
            random: dependencies.random,
            mode: mode,
            listener: listener,
            logger: dependencies.logger,
            securityEvents: securityEvents
        )
        var callers = TrustedProxies()
        callers.networks = trustedCallers.compactMap(IPNetwork.init)
        server.trustedCallers.replace(by: callers)
        return server
    }
}
