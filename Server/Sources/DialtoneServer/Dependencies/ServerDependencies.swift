package import DialtoneBasics
package import DialtoneDiagnostics
package import DialtoneFlows
package import DialtoneIDTokens
package import DialtoneMetrics
package import DialtoneModel
package import DialtonePasswords
package import DialtoneTracing
package import DialtoneTransfer
package import Logging

/// The dependencies of ``AssembledServer``.
package struct ServerDependencies: Sendable {
    package var flows: Flows
    package var store: any DataStore

    /// Performs a durable write, and throws if it fails.
    package var checkWritable: @Sendable () async throws -> Void

    package var refreshTokens: RotationSeal
    package var publishedKeys: KeyRing

    /// The imports that run in the background.
    package var accountImports: AccountImportJobs

    /// The jobs about many users.
    package var accountJobs: AccountJobs
    package var passwords: PasswordHasher
    package var issuer: TokenIssuer

    /// Reads large bodies.
    package var bodies: WorkPool

    /// Receives status callbacks from gateways; `nil` without gateways.
    package var smsCallbacks: (any GatewayCallbackReceiver)?

    /// The SMS gateways; `nil` without gateways.
    package var gateways: (any GatewayDesk)?

    /// Shows the texts of messages.
    package var messageTexts: any MessageTextCatalog
    package var appVerification: AppVerificationDependencies

    /// What explanations for administrators depend on.
    package var diagnosis: DiagnosisSettings
    package var clock: ServerClock
    package var random: RandomSource
    package var mode: ServerMode
    package var listener: ListenerSettings

    /// Further listeners for apps in production, which serve the same as ``listener``.
    package var additionalListeners: [ListenerSettings] = []
    package var logger: Logger

    /// Receives the security events.
    package var securityEvents: any SecurityEventSink
    package var metrics: ServerMetrics

    /// Counts what happens in projects; `nil` to count nothing.
    package var activity: ActivityTally?
    package var node: NodeStatus

    /// A listener that only serves metrics and health; `nil` if there is none.
    package var metricsListener: ListenerSettings?

    /// Where the console is in production; a development server always has one.
    package var console: ConsolePlace

    /// Traces requests; `nil` if they are not traced.
    package var tracer: NodeTracer?

    /// The callers whose traces and request IDs are continued.
    ///
    /// Any client can send these headers, and most proxies pass them on. They say whether a trace is
    /// recorded, and their IDs are in every log line and in the log of users.
    package var trustedCallers = Reloadable(TrustedProxies())

    /// Whether the server will stop soon, and load balancers should use others.
    package var isDraining: @Sendable () -> Bool

    package init(
        flows: Flows,
        store: any DataStore,
        checkWritable: @escaping @Sendable () async throws -> Void,
        refreshTokens: RotationSeal,
        publishedKeys: KeyRing,
        accountImports: AccountImportJobs,
        accountJobs: AccountJobs,
        passwords: PasswordHasher,
        issuer: TokenIssuer = .upstream,
        bodies: WorkPool,
        smsCallbacks: (any GatewayCallbackReceiver)? = nil,
        gateways: (any GatewayDesk)? = nil,
        messageTexts: any MessageTextCatalog,
        appVerification: AppVerificationDependencies,
        diagnosis: DiagnosisSettings = DiagnosisSettings(),
        clock: ServerClock,
        random: RandomSource,
        mode: ServerMode,
        listener: ListenerSettings,
        logger: Logger,
        securityEvents: any SecurityEventSink,
        metrics: ServerMetrics = ServerMetrics(),
        activity: ActivityTally? = nil,
        node: NodeStatus = NodeStatus(),
        metricsListener: ListenerSettings? = nil,
        console: ConsolePlace = .publicListener,
        isDraining: @escaping @Sendable () -> Bool = { false }
    ) {
        self.flows = flows
        // Transactions report security events of their request.
        self.store = SecurityTrailStore(store)
        self.checkWritable = checkWritable
        self.refreshTokens = refreshTokens
        self.publishedKeys = publishedKeys
        self.accountImports = accountImports
        self.accountJobs = accountJobs
        self.passwords = passwords
        self.issuer = issuer
        self.bodies = bodies
        self.smsCallbacks = smsCallbacks
        self.gateways = gateways
        self.messageTexts = messageTexts
        self.appVerification = appVerification
        self.diagnosis = diagnosis
        self.clock = clock
        self.random = random
        self.mode = mode
        self.listener = listener
        self.logger = logger
        self.securityEvents = securityEvents
        self.metrics = metrics
        self.activity = activity
        self.node = node
        self.metricsListener = metricsListener
        self.console = console
        self.isDraining = isDraining
    }

    /// Reads the bodies of requests.
    var decoder: WireDecoder { WireDecoder(pool: bodies) }
}
