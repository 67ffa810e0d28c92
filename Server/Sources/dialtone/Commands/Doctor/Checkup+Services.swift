import DialtoneBasics
import DialtoneMail
import DialtoneOutbound
import DialtonePush
import DialtoneServer
import Foundation
import NIOSSL

extension Checkup {
    /// The days before the end of a certificate in which it is reported.
    private static let certificateNotice: Int64 = 14

    /// Connects to the public URL and to all services, except gateways.
    mutating func checkServices() async {
        await checkPublicURL()
        await checkWebhook()
        await checkMail()
        await checkPushServices()
        await checkCollector()
        await checkBreachedPasswords()
    }

    private mutating func checkPublicURL() async {
        guard let text = configuration.listen.listener.publicURL,
            let url = URL(string: text), let host = url.host()
        else { return }
        if url.scheme == "https" {
            let file = configuration.outbound.settings.authoritiesFile
            guard let trial = try? ConnectionTrial(serverName: host, authoritiesFile: file) else {
                return note(.failed, "certificate", "outbound.authorities cannot be read")
            }
            let outcome = await trial.connect(to: host, port: url.port ?? 443)
            if let failure = outcome.failure {
                return note(
                    .failed,
                    "public URL",
                    "\(text): \(failure.description)",
                    remedy: "Check its DNS entry, the proxy, and the certificate."
                )
            }
            if let expiry = outcome.expiry { noteCertificate(of: host, until: expiry) }
        }
        await askHealth(of: text)
    }

    private mutating func noteCertificate(of host: String, until expiry: Timestamp) {
        let days = (expiry - clock.now).milliseconds / 86_400_000
        let isEnding = days < Self.certificateNotice
        note(
            isEnding ? .warning : .ok,
            "certificate",
            "that of \(host) is valid for \(days) more days",
            remedy: isEnding ? "Check why the proxy has not renewed it." : nil
        )
    }

    /// Asks through the proxy, as apps do.
    private mutating func askHealth(of publicURL: String) async {
        do {
            let answer = try await withResource(
                try configuration.outbound.settings.operatorsClient(),
                closing: { await $0.shutDown() }
            ) { client in
                let url = try OutboundURL(checking: "\(publicURL)/healthz", by: .unrestricted)
                return try await client.send(OutboundRequest(.get, url))
            }
            let isServer = String(decoding: answer.body, as: UTF8.self).contains("alive")
            guard answer.status == 200, isServer else {
                return note(
                    .warning,
                    "public URL",
                    "\(publicURL)/healthz responds with \(answer.status), but not as Dialtone does",
                    remedy: "Start the server, and check where the proxy forwards requests to."
                )
            }
            note(.ok, "public URL", "\(publicURL) leads to a running server")
        } catch {
            note(
                .warning,
                "public URL",
                "\(publicURL)/healthz: \(error)",
                remedy: "Start the server, and check where the proxy forwards requests to."
            )
        }
    }

    private mutating func checkMail() async {
        guard let delivery = configuration.mail.delivery else {
            return note(.skipped, "mail server", "none: mail.smtp.host is not set")
        }
        let name = "\(delivery.server.host):\(delivery.server.port)"
        do {
            try await SMTPClient(delivery.server).check()
            note(.ok, "mail server", "\(name) accepts the connection and the password")
        } catch let failure as MailFailure {
            note(
                .failed,
                "mail server",
                "\(name): \(Self.text(of: failure))",
                remedy: Self.mailRemedy
            )
        } catch {
            note(.failed, "mail server", "\(name): \(type(of: error))", remedy: Self.mailRemedy)
        }
    }

    private static let mailRemedy = "Check mail.smtp.*, and the firewall of this machine."

    private static func text(of failure: MailFailure) -> String {
        switch failure {
        case .unreachable: "the connection failed"
        case .timedOut: "no response within the time limit"
        case .connectionClosed: "the server closed the connection"
        case .badReply: "the server does not speak SMTP"
        case .untrusted: "its certificate is not trusted, or belongs to another host"
        case .noEncryption: "it offers no encryption"
        case .noAuthentication: "it offers no supported authentication"
        case .refused(.authentication, _, _): "it refuses the user name or password"
        case .refused(_, let code, _): "it refuses the connection (\(code))"
        case .malformed, .unsupportedAddress, .outboxFull: "\(failure)"
        }
    }

    private mutating func checkPushServices() async {
        do {
            let apns = try configuration.apns.settings()
            for host in [apns.productionHost, apns.sandboxHost] {
                await checkPushService(host, trusting: apns.authorities)
            }
        } catch {
            note(.failed, "push service", "apns.authorities cannot be read")
        }
    }

    private mutating func checkPushService(
        _ address: String,
        trusting authorities: [NIOSSLCertificate]
    ) async {
        let parts = address.split(separator: ":")
        let host = parts.first.map(String.init) ?? address
        let port = parts.count == 2 ? Int(parts[1]) ?? 443 : 443
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.additionalTrustRoots = [.certificates(authorities)]
        guard let tls = try? NIOSSLContext(configuration: configuration) else { return }
        let outcome = await ConnectionTrial(tls: tls, serverName: host)
            .connect(to: host, port: port)
        guard let failure = outcome.failure else {
            return note(.ok, "push service", "\(host) is reachable")
        }
        note(
            .warning,
            "push service",
            "\(host): \(failure.description)",
            remedy: "Allow outgoing connections to port \(port), if apps on Apple devices sign in."
        )
    }
}
