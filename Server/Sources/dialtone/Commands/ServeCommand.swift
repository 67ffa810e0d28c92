import ArgumentParser
import Configuration
import DialtoneCore
import DialtoneMessaging
import DialtoneOutbound
import DialtoneServer
import Foundation
import Logging

/// Starts a server for people.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Start a production server.",
        discussion: """
            Flags come before environment variables (DIALTONE_LISTEN_PORT for
            listen.port), environment variables before the file. docs/configuration.md
            lists every setting, and `dialtone config` shows what is in force.

            Examples:
              dialtone serve --config /etc/dialtone/dialtone.yaml
              dialtone serve --config dialtone.yaml --port 8080 --log-format text
            """
    )

    @OptionGroup var options: ServerOptions

    func run() async throws {
        let configuration = try await options.load().values
        try configuration.check()
        let clock = ServerClock.system()
        let random = RandomSource.system
        let logger = Logger(label: "dialtone") { _ in
            LineLogHandler(
                level: configuration.log.level,
                format: configuration.log.format,
                clock: clock
            )
        }
        options.installedPlan().start(at: clock.now, logger: logger)
        for concern in [configuration.masterKey.concern, configuration.admin.concern] {
            if let concern { logger.warning("\(concern)") }
        }
        var server = RunningServer(
            databaseURL: configuration.database.url,
            masterKey: try configuration.masterKey.load(),
            issuer: configuration.tokens.issuer,
            algorithm: configuration.tokens.algorithm,
            mode: .production(adminListener: configuration.admin.listener),
            listener: configuration.listen.listener,
            outbound: configuration.outbound,
            apns: configuration.apns,
            passwords: configuration.passwords,
            vendorAddresses: configuration.challenge.addresses,
            clock: clock,
            random: random,
            logger: logger
        )
        let mail = try ProductionMail(configuration.mail, random: random, logger: logger)
        server.operatorMails = mail.sender
        server.spendCaps = configuration.sms.caps
        server.databasePatience = configuration.database.wait
        switch configuration.sender.kind {
        case .none:
            try await server.run(
                sending: .sender(NoSender()),
                mailing: mail.sender,
                by: mail.services
            )
        case .routes(let routing):
            try await server.run(
                sending: .routes(routing),
                mailing: mail.sender,
                by: mail.services
            )
        case .webhook(let url, let secret, let timeout):
            let outbound = configuration.outbound.open(to: URL(string: url)?.host() ?? "")
            let client = try outbound.client()
            let parts = GatewayParts(
                http: client,
                policy: outbound.policy,
                clock: clock,
                random: random,
                logger: logger
            )
            try await run(server, by: client, mail) {
                try WebhookSender(url: url, secret: secret, timeout: timeout, parts: parts)
            }
        }
    }

    /// The sender's connections are let go however the server ends.
    private func run(
        _ server: RunningServer,
        by client: OutboundClient,
        _ mail: ProductionMail,
        _ makeSender: () throws -> WebhookSender
    ) async throws {
        let outcome: Result<Void, any Error>
        do {
            let sender = try makeSender()
            try await server.run(
                sending: .sender(sender),
                mailing: mail.sender,
                by: mail.services
            )
            outcome = .success(())
        } catch let problem as InvalidGateway {
            outcome = .failure(
                ConfigurationProblem("sender.webhook.\(problem.field): \(problem.problem)")
            )
        } catch {
            outcome = .failure(error)
        }
        await client.shutDown()
        try outcome.get()
    }
}
