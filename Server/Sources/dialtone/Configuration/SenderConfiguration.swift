import Configuration
import DialtoneCore
import DialtoneMessaging
import Foundation

/// Who delivers messages.
///
/// - `kind` (string, default `routes`): `routes` for the gateways and routes of
///   `dialtone sms`, `webhook`, or `none` for a server that sends nothing.
/// - `deadline` (int, default `20`, 2 to 25): seconds that a message may look for a gateway.
/// - `hedgeAfter` (int, default `8`, 1 to 20): seconds after which the next gateway is offered
///   the message too, while the one before is silent.
/// - `attemptTimeout` (int, default `15`, 1 to 25): seconds that one gateway may take to answer.
/// - `codeWorth` (int, default `100`, 1 to 100000): what a code that comes back is worth to
///   routes that learn, in hundredths of the currency that gateways charge in.
/// - `webhook.url` (string): where messages are posted to; `https`, or `http` within your network.
/// - `webhook.secret` (string, secret): `whsec_` and 24 to 64 bytes in base64; signs the requests.
/// - `webhook.timeout` (int, default `5`, 1 to 20): seconds that one message may take.
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
        guard (1...20).contains(timeout) else {
            throw ConfigurationProblem("sender.webhook.timeout: must be 1 to 20 seconds")
        }
        let routing = try RoutingConfiguration(config: config)
        switch kind {
        case "none":
            self.kind = .none
        case "webhook":
            self.kind = .webhook(
                url: try Self.check(url: url),
                secret: try Self.check(secret: secret),
                timeout: .seconds(Int64(timeout))
            )
        case "routes": self.kind = .routes(routing)
        default: throw ConfigurationProblem("sender.kind: must be routes, webhook or none")
        }
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
