package import DialtoneAppVerification
package import DialtoneBasics
package import DialtoneFlows
package import DialtoneIDTokens
package import DialtoneModel
package import DialtoneOutbound
package import DialtonePush
package import DialtoneServer
package import DialtoneStorage
package import Logging

/// The settings of a ``Node``.
package struct NodeSettings: Sendable {
    /// Such as `sqlite:PATH` and `postgresql://USER:PASSWORD@HOST/NAME`.
    package var databaseURL: String

    package var masterKey: MasterKey
    package var issuer = TokenIssuer.upstream

    /// How tokens are signed, unless a project has its own setting.
    package var algorithm = SigningAlgorithm.rs256

    /// The library that computes RSA signatures in batches, which is used if it can be loaded;
    /// `nil` for none.
    package var batchLibrary: String? = BatchSigner.libraryName

    package var mode: ServerMode
    package var listener: ListenerSettings

    /// Further listeners for apps in production.
    package var additionalListeners: [ListenerSettings] = []

    /// A listener that only serves metrics and health; `nil` if there is none.
    package var metricsListener: ListenerSettings?

    /// Where the console is in production.
    package var console = ConsolePlace.publicListener

    /// The folder for the file with the setup code of the console; `nil` if there is none.
    package var setupCodeFolder: String?

    /// The version of the program, for the metrics.
    package var version = "unknown"

    /// The name of the machine, by which operators recognize the node.
    package var hostName = "localhost"
    package var outbound: OutboundSettings
    package var apns = APNsSettings()

    /// The address of a service of breached passwords; see ``BreachedPasswords``.
    package var breachedPasswordsURL: String?

    package var vendorAddresses = VendorAddresses()

    /// The limits on the costs of messages of all projects together.
    package var spendCaps = Reloadable(ServerSpendCaps.none)

    /// Sends mails to operators; `nil` in development mode, which has no operators.
    package var operatorMails: (any OperatorMailSender)?

    /// Why the server sends no e-mails, as the end of a sentence; `nil` if it does.
    package var mailObstacle: String?

    /// How long entries of the audit log are kept.
    package var auditRetention = AuditLog.standardRetention

    /// How long the log of messages, and the guard's decisions, are kept.
    package var messageRetention = MessageRecord.retention

    /// How long the server answers after SIGTERM while it is no longer ready.
    package var drain = Duration.zero

    /// How long the start waits for a database that cannot be reached.
    package var databaseWait = DatabaseWait.none

    /// The connections to PostgreSQL, and their time limits.
    package var databaseLimits = PostgresStore.Limits()

    /// When the schema of the database is brought up to date.
    package var schemaUpgrade = SchemaUpgrade.start

    /// Whether phone numbers are encrypted in the database.
    package var encryptsNumbers = false

    /// Called with the URL of the listener for apps once all listeners are open.
    package var onReady: @Sendable (_ url: String) -> Void = { _ in }

    /// Called at each SIGHUP, which otherwise ends the process.
    package var onReload: (@Sendable () async -> Void)?

    /// Where traces are sent; `nil` if there are none.
    package var tracing: TracingSettings?

    /// The callers whose traces and request IDs are continued.
    package var trustedCallers = Reloadable(TrustedProxies())

    package var clock: ServerClock
    package var random: RandomSource
    package var logger: Logger

    package init(
        databaseURL: String,
        masterKey: MasterKey,
        mode: ServerMode,
        listener: ListenerSettings,
        outbound: OutboundSettings,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.databaseURL = databaseURL
        self.masterKey = masterKey
        self.mode = mode
        self.listener = listener
        self.outbound = outbound
        self.clock = clock
        self.random = random
        self.logger = logger
    }
}

extension NodeSettings {
    /// The certificates in use, by the name of the listener in metrics.
    var certificates: [ListenerCertificate] {
        var console: ListenerSettings?
        if case .listener(let settings) = self.console { console = settings }
        let apps = [listener] + additionalListeners
        let all = [
            ("apps", apps.lazy.compactMap(\.certificate).first), ("console", console?.certificate),
            ("metrics", metricsListener?.certificate),
        ]
        return all.compactMap { name, certificate in
            certificate.map { ListenerCertificate(listener: name, certificate: $0) }
        }
    }
}
