import DialtoneBasics
import DialtoneModel
import Configuration
import Foundation

/// The settings for sending messages.
///
/// - `kind` (string, default `routes`): `routes` for the gateways and routes of `dialtone sms`,
///   `webhook`, or `none` for a server that sends nothing.
/// - `deadline` (int, default `20`, 2 to 25): the time limit for finding a gateway for a message,
///   in seconds.
/// - `hedgeAfter` (int, default `8`, 1 to 20): seconds without a response after which the next
///   gateway is tried in parallel.
/// - `attemptTimeout` (int, default `15`, 1 to 25): the timeout for one gateway, in seconds.
/// - `codeWorth` (int, default `100`, 1 to 100000): the value of an entered code for learning
///   routes, in hundredths of the gateways' currency.
/// - `webhook.url` (string): the URL to which messages are posted; `https`, or `http` within your
///   network.
/// - `webhook.secret` (string, secret): `whsec_` and 24 to 64 bytes in base64; signs the requests.
/// - `webhook.timeout` (int, default `5`, 1 to 20): the timeout for one message, in seconds.
struct SenderConfiguration: Sendable {
    enum Kind: Sendable {
        case none
        case routes(RoutingConfiguration)
        case webhook(url: String, secret: WebhookSecret, timeout: TimeSpan)
    }

    let kind: Kind

    init(config: ConfigReader) throws {
        let kind = config.string(forKey: "kind", default: "routes")
        let webhook = config.scoped(to: "webhook")
        let url = webhook.string(forKey: "url")
        let secret = webhook.string(forKey: "secret", isSecret: true)
        let timeout = webhook.int(forKey: "timeout", default: 5)
        var problems = ConfigurationProblems()
        problems.require(
            (1...20).contains(timeout),
            "sender.webhook.timeout: must be 1 to 20 seconds"
        )
        let routing = try problems.collect { try RoutingConfiguration(config: config) }
        var chosen: Kind?
        switch kind {
        case "none":
            chosen = Kind.none
        case "webhook":
            let url = try problems.collect { try Self.check(url: url) }
            let secret = try problems.collect { try Self.check(secret: secret) }
            if let url, let secret {
                chosen = .webhook(url: url, secret: secret, timeout: .seconds(Int64(timeout)))
            }
        case "routes":
            chosen = routing.map(Kind.routes)
        default:
            problems.note("sender.kind: must be routes, webhook or none")
        }
        try problems.check()
        guard let chosen else { throw problems.all }
        self.kind = chosen
    }

    private static func check(url: String?) throws -> String {
        guard let url else { throw ConfigurationProblem("sender.webhook.url: is missing") }
        guard let parts = URLComponents(string: url),
            ["http", "https"].contains(parts.scheme),
            let host = parts.host, !host.isEmpty
        else { throw ConfigurationProblem("sender.webhook.url: must be an http or https URL") }
        return url
    }

    private static func check(secret: String?) throws -> WebhookSecret {
        guard let secret else { throw ConfigurationProblem("sender.webhook.secret: is missing") }
        guard let checked = WebhookSecret(secret) else {
            throw ConfigurationProblem(
                "sender.webhook.secret: must be whsec_ and 24 to 64 bytes in base64"
            )
        }
        return checked
    }
}
