import DialtoneBasics
import DialtoneNode
import DialtoneOutbound
import DialtonePasswords
import Foundation
import Logging

/// The services whose addresses are in the configuration.
extension Checkup {
    /// Warns if the server sends no messages.
    mutating func checkSender() {
        guard case .none = configuration.sender.kind else { return }
        note(
            .warning,
            "sender",
            "sender.kind is none: no message is sent, so only test numbers can sign in by SMS",
            remedy: "Set sender.kind to routes or webhook."
        )
    }

    /// Connects to the webhook, and posts nothing: each request is a message.
    mutating func checkWebhook() async {
        guard case .webhook(let text, _, _) = configuration.sender.kind,
            let url = URL(string: text), let host = url.host()
        else { return }
        let isEncrypted = url.scheme == "https"
        let file = configuration.outbound.settings.authoritiesFile
        let trial: ConnectionTrial? =
            if isEncrypted {
                try? ConnectionTrial(serverName: host, authoritiesFile: file)
            } else {
                ConnectionTrial(tls: nil, serverName: nil)
            }
        guard let trial else {
            return note(.failed, "webhook", "outbound.authorities cannot be read")
        }
        let port = url.port ?? (isEncrypted ? 443 : 80)
        guard let failure = await trial.connect(to: host, port: port).failure else {
            return note(
                .ok,
                "webhook",
                "\(host) can be reached; whether it accepts messages is not checked"
            )
        }
        note(
            .failed,
            "webhook",
            "\(host): \(failure.description)",
            remedy: "Check sender.webhook.url, and the firewall of this machine."
        )
    }

    /// Sends the collector of traces a request without traces.
    mutating func checkCollector() async {
        guard let tracing = configuration.tracing.settings else { return }
        var request = OutboundRequest(.post, tracing.endpoint)
        request.headers = [("content-type", "application/json")]
        request.body = Array(#"{"resourceSpans":[]}"#.utf8)
        let problem: String?
        do {
            let answer = try await withResource(
                try configuration.outbound.settings.operatorsClient(),
                closing: { await $0.shutDown() }
            ) { [request] client in
                try await client.send(request)
            }
            problem = answer.isSuccess ? nil : "it responds with status \(answer.status)"
        } catch {
            problem = "\(error)"
        }
        let host = tracing.endpoint.host
        guard let problem else { return note(.ok, "trace collector", "\(host) accepts traces") }
        note(
            .warning,
            "trace collector",
            "\(host): \(problem)",
            remedy: "Check tracing.endpoint; until then, traces are lost."
        )
    }

    /// Asks the service of breached passwords for a range that belongs to no user.
    mutating func checkBreachedPasswords() async {
        guard let address = configuration.passwords.breachedURL else { return }
        let settings = configuration.outbound.settings
        let problem: String?
        do {
            problem = try await withResource(
                try settings.client(),
                closing: { await $0.shutDown() }
            ) { client in
                try await BreachedPasswords(
                    baseURL: address,
                    http: client,
                    policy: settings.policy,
                    logger: Logger(label: "dialtone") { _ in SwiftLogNoOpLogHandler() }
                )
                .problem()
            }
        } catch {
            problem = "\(error)"
        }
        guard let problem else {
            return note(.ok, "breached passwords", "\(address) responds")
        }
        note(
            .warning,
            "breached passwords",
            "\(address): \(problem)",
            remedy: "Check passwords.breachedURL; until then, new passwords are not checked."
        )
    }
}
