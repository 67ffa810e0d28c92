import ArgumentParser
import Configuration
import DialtoneBasics
import DialtoneModel
import DialtoneNode
import DialtoneOutbound
import DialtoneServer
import DialtoneSMS
import DialtoneTracing
import Foundation
import Logging

/// Starts a production server.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Start a production server.",
        discussion: """
            Options override environment variables (DIALTONE_LISTEN_PORT for listen.port),
            and environment variables override the file. docs/configuration.md lists every
            setting, and `dialtone config` shows the current values.

            Examples:
              dialtone serve --config /etc/dialtone/dialtone.yaml
              dialtone serve --config dialtone.yaml --port 8080 --log-format text
            """
    )

    @OptionGroup var options: ServerOptions

    func run() async throws {
        // A reload before the configuration is in use has nothing to change.
        signal(SIGHUP, SIG_IGN)
        let source = options.source
        let loaded = try await source.load()
        let configuration = loaded.values
        try configuration.check()
        let clock = ServerClock.system()
        let random = RandomSource.system
        let live = LiveSettings(configuration)
        let logger = Self.logger(of: configuration, live, clock: clock)
        options.installedPlan().start(at: clock.now, logger: logger)
        let concerns =
            configuration.masterKey.concerns + [configuration.admin.concern].compactMap(\.self)
        for concern in concerns + configuration.listenerConcerns {
            logger.warning("\(concern)")
        }
        let mail = try ProductionMail(configuration.mail, random: random, logger: logger)
        var settings = try Self.settings(
            of: configuration,
            mail,
            clock: clock,
            random: random,
            logger: logger
        )
        settings.spendCaps = live.spendCaps
        settings.trustedCallers = live.callers
        let reload = ServerReload(source, from: loaded, to: live, logger: logger)
        settings.onReload = { await reload.run() }
        try await Self.run(Node(settings), by: configuration, mail)
    }

    private static func logger(
        of configuration: ServerConfiguration,
        _ live: LiveSettings,
        clock: ServerClock
    ) -> Logger {
        let (format, isTraced) = (configuration.log.format, configuration.tracing.settings != nil)
        return Logger(label: "dialtone") { _ in
            var handler = LineLogHandler(level: live.logLevel, format: format, clock: clock)
            handler.metadataProvider = isTraced ? TraceContext.logFields : nil
            return handler
        }
    }

    /// Runs the server with the configured sender of messages.
    private static func run(
        _ node: Node,
        by configuration: ServerConfiguration,
        _ mail: ProductionMail
    ) async throws {
        switch configuration.sender.kind {
        case .none:
            try await node.run(
                sending: .sender(NoSender()),
                mailing: mail.sender,
                by: mail.services
            )
        case .routes(let routing):
            try await node.run(
                sending: .routes(routing.settings),
                mailing: mail.sender,
                by: mail.services
            )
        case .webhook(let url, let secret, let timeout):
            try await withWebhook(
                url,
                configuration.outbound.settings,
                clock: node.settings.clock,
                random: node.settings.random,
                logger: node.settings.logger
            ) { dependencies in
                try await node.run(
                    sending: .sender(try sender(url, secret, timeout, dependencies)),
                    mailing: mail.sender,
                    by: mail.services
                )
            }
        }
    }

    /// Runs `body` with an HTTP client that may call the webhook.
    private static func withWebhook(
        _ url: String,
        _ settings: OutboundSettings,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger,
        _ body: (GatewayDependencies) async throws -> Void
    ) async throws {
        let outbound = settings.open(to: URL(string: url)?.host() ?? "")
        try await withResource(
            try outbound.client(),
            closing: { await $0.shutDown() }
        ) { client in
            try await body(
                GatewayDependencies(
                    http: client,
                    policy: outbound.policy,
                    clock: clock,
                    random: random,
                    logger: logger
                )
            )
        }
    }

    private static func settings(
        of configuration: ServerConfiguration,
        _ mail: ProductionMail,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) throws -> NodeSettings {
        let listeners = try configuration.listeners()
        var settings = NodeSettings(
            databaseURL: configuration.database.url,
            masterKey: try configuration.masterKey.load(),
            mode: .production(adminListener: listeners.admin),
            listener: listeners.apps,
            outbound: configuration.outbound.settings,
            clock: clock,
            random: random,
            logger: logger
        )
        settings.additionalListeners = listeners.additional
        settings.console = listeners.console
        settings.setupCodeFolder = configuration.database.folder
        settings.metricsListener = listeners.metrics
        settings.drain = configuration.shutdown.drain
        settings.tracing = configuration.tracing.settings
        settings.auditRetention = configuration.audit.retention
        settings.messageRetention = configuration.messages.retention
        settings.version = Version.current
        settings.hostName = HostName.current
        settings.issuer = configuration.tokens.issuer
        settings.algorithm = configuration.tokens.algorithm
        settings.batchLibrary = configuration.tokens.batchLibrary
        settings.apns = try configuration.apns.settings()
        settings.breachedPasswordsURL = configuration.passwords.breachedURL
        settings.vendorAddresses = configuration.challenge.addresses
        settings.operatorMails = mail.sender
        settings.mailObstacle = configuration.mail.obstacle
        settings.databaseWait = configuration.database.wait
        settings.schemaUpgrade = configuration.database.upgrade
        settings.databaseLimits = configuration.database.limits
        settings.encryptsNumbers = configuration.database.encryptsNumbers
        settings.onReady = { url in
            Terminal.show("dialtone ready \(url)")
            if !ServiceManager().tellReady() {
                logger.warning("the service manager cannot be told that the server is ready")
            }
        }
        return settings
    }

    private static func sender(
        _ url: String,
        _ secret: WebhookSecret,
        _ timeout: TimeSpan,
        _ dependencies: GatewayDependencies
    ) throws -> WebhookSender {
        do {
            return try WebhookSender(
                url: url,
                secret: secret,
                timeout: timeout,
                dependencies: dependencies
            )
        } catch {
            throw ConfigurationProblem("sender.webhook.\(error.field): \(error.problem)")
        }
    }
}
