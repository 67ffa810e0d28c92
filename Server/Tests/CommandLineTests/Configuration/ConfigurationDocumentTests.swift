import Foundation
import Testing

@testable import dialtone

struct ConfigurationDocumentTests {
    /// A setting, its variable, its default and its meaning.
    private typealias Row = (key: String, variable: String, standard: String, meaning: String)

    /// Returns the rows of the tables in docs/configuration.md.
    private static func rows() throws -> [Row] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../docs/configuration.md").standardized
        return try String(contentsOf: root, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .compactMap { line in
                let cells = line.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces.union(["`"]))
                }
                // Tables of something else have fewer columns.
                return cells.count == 4 ? (cells[0], cells[1], cells[2], cells[3]) : nil
            }
    }

    @Test func `the document lists exactly the settings that are read`() throws {
        let documented = try Self.rows().map(\.key)
        let read = try ServerConfiguration.defaults().map(\.key)
        #expect(documented.sorted() == read)
    }

    @Test func `the document marks exactly the settings that a reload applies`() throws {
        let marked = try Self.rows().filter { $0.meaning.hasSuffix("[Reloadable](#reload).") }
        #expect(Set(marked.map(\.key)) == LiveSettings.keys)
    }

    /// The number of connections depends on the machine.
    @Test func `the document lists the actual defaults`() throws {
        let defaults = try ServerConfiguration.defaults()
            .filter { $0.source == "default" && $0.key != "database.connections" }
        let documented = Dictionary(
            try Self.rows().map { ($0.key, $0.standard) },
            uniquingKeysWith: { $1 }
        )
        for setting in defaults {
            #expect(documented[setting.key] == setting.value ?? "", "\(setting.key)")
        }
    }

    @Test func `the document lists the variables that are read`() async throws {
        let examples = [
            "listen.port": "1", "sender.webhook.timeout": "6", "log.level": "debug",
            "log.format": "text", "sender.kind": "none", "admin.listen": "127.0.0.1:1",
            "metrics.listen": "127.0.0.1:2", "console.listen": "127.0.0.1:3",
            "console.publicURL": "https://console.example", "console.enabled": "true",
            "shutdown.drain": "5",
            "audit.retention": "30", "messages.retention": "14",
            "tracing.endpoint": "http://127.0.0.1:4318",
            "tracing.samplingRatio": "0.5", "tracing.trustedCallers": "10.0.0.0/8",
            "listen.handshakesPerSecond": "5",
            "masterKey.command": "/usr/bin/print-key", "database.url": "sqlite:x",
            "masterKey.next.command": "/usr/bin/print-key",
            "masterKey.previous.command": "/usr/bin/print-key",
            "tokens.issuer": "https://auth.example",
            "listen.publicURL": "https://auth.example", "tokens.algorithm": "ES256",
            "tokens.batchLibrary": "off",
            "mail.from": "b@c.example", "mail.replyTo": "b@c.example",
            "mail.senderDomains": "c.example,d.example", "mail.smtp.port": "26",
            "mail.smtp.security": "starttls", "mail.smtp.timeout": "31",
            "outbound.allowPlainHTTP": "true",
            "passwords.breachedURL": "https://a.example", "database.wait": "7",
            "database.upgrade": "command", "database.encryptNumbers": "true",
            "database.connections": "5",
            "database.queueTimeout": "9", "database.statementTimeout": "7",
            "challenge.recaptchaURL": "https://a.example",
            "challenge.recaptchaEnterpriseURL": "https://a.example",
            "challenge.turnstileURL": "https://a.example",
            "challenge.hcaptchaURL": "https://a.example",
            "challenge.hcaptchaScriptURL": "https://a.example",
            "listen.trustedProxies": "10.0.0.0/8,::1",
            "listen.additional": "127.0.0.1:4 tls", "listen.socketMode": "0600",
            "listen.proxyProtocol": "true", "console.proxyProtocol": "true",
            "listen.proxyHeader": "Forwarded", "sender.deadline": "19",
            "sms.caps.perHour": "5", "sms.caps.perDay": "50.5", "sms.caps.perMonth": "500",
            "sms.caps.currency": "USD", "sms.caps.rates": "EUR=1.08,GBP=1.27",
            "sender.hedgeAfter": "7", "sender.attemptTimeout": "9", "sender.codeWorth": "50",
        ]
        for row in try Self.rows() {
            var environment = [
                "DIALTONE_SENDER_KIND": "none", "DIALTONE_DATABASE_URL": "sqlite:x",
                "DIALTONE_MAIL_FROM": "a@b.example",
                // These are valid only together.
                "DIALTONE_LISTEN_TLS_CERTIFICATE": "a", "DIALTONE_LISTEN_TLS_KEY": "a",
                "DIALTONE_CONSOLE_TLS_CERTIFICATE": "a", "DIALTONE_CONSOLE_TLS_KEY": "a",
                "DIALTONE_METRICS_TLS_CERTIFICATE": "a", "DIALTONE_METRICS_TLS_KEY": "a",
                "DIALTONE_LISTEN_TRUSTED_PROXIES": "10.0.0.1",
            ]
            environment[row.variable] = examples[row.key] ?? "anything"
            let loaded = try await ServerConfiguration.load(file: nil, environment: environment)
            let setting = loaded.settings.first { $0.key == row.key }
            #expect(setting?.source == "environment", "\(row.variable)")
        }
    }
}
