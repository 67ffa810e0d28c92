import Configuration
import DialtoneCore
import DialtoneMessaging
import Foundation

/// The mail server that takes mails for delivery.
///
/// - `host` (string, optional): its name, or its address; without it no mail is sent.
/// - `port` (int, optional, 1 to 65535): its port; 465 for `tls`, 587 for `starttls`, 25 for
///   `none` unless it is set.
/// - `security` (string, default `tls`): `tls`, `starttls`, or `none` for a server on the same
///   machine.
/// - `caFile` (string, optional): a PEM file of authorities to trust instead of the system's.
/// - `username` (string, optional): the SMTP user name; unset for no authentication.
/// - `password` (string, optional, secret): the password that goes with it.
/// - `passwordFile` (string, optional): a file that holds the password.
/// - `timeout` (int, default `30`, 5 to 300): seconds that one answer of the server may take.
struct SMTPConfiguration: Sendable {
    let server: SMTPServerSettings?

    init(config: ConfigReader) throws {
        let host = config.string(forKey: "host")
        let name = config.string(forKey: "security", default: "tls")
        guard let security = SMTPServerSettings.Security(rawValue: name) else {
            throw ConfigurationProblem("mail.smtp.security: must be tls, starttls or none")
        }
        let port = config.int(forKey: "port") ?? security.standardPort
        guard (1...65_535).contains(port) else {
            throw ConfigurationProblem("mail.smtp.port: must be 1 to 65535")
        }
        let timeout = config.int(forKey: "timeout", default: 30)
        guard (5...300).contains(timeout) else {
            throw ConfigurationProblem("mail.smtp.timeout: must be 5 to 300 seconds")
        }
        let authorities = config.string(forKey: "caFile")
        let access = try Self.Access(config: config)
        guard let host, !host.isEmpty else {
            server = nil
            return
        }
        guard security != .none || LoopbackHost.contains(host) else {
            throw ConfigurationProblem(
                "mail.smtp.security: none is for a server on this machine; use starttls or tls"
            )
        }
        server = SMTPServerSettings(
            host: host,
            port: port,
            security: security,
            credentials: try access.credentials(),
            authorities: authorities,
            timeout: .seconds(Int64(timeout))
        )
    }

    /// Who signs in, and where the password is.
    private struct Access {
        private let username: String?
        private let password: String?
        private let file: String?

        init(config: ConfigReader) throws {
            username = config.string(forKey: "username")
            password = config.string(forKey: "password", isSecret: true)
            file = config.string(forKey: "passwordFile")
            guard password == nil || file == nil else {
                throw ConfigurationProblem(
                    "mail.smtp: set mail.smtp.password or mail.smtp.passwordFile, not both"
                )
            }
        }

        func credentials() throws -> SMTPServerSettings.Credentials? {
            guard let username else { return nil }
            guard let password = try password ?? file.map(Self.password(in:)) else {
                throw ConfigurationProblem("mail.smtp.password: is missing")
            }
            return SMTPServerSettings.Credentials(username: username, password: password)
        }

        private static func password(in file: String) throws -> String {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
                throw ConfigurationProblem("mail.smtp.passwordFile: \(file) cannot be read")
            }
            return text.trimmingCharacters(in: .newlines)
        }
    }
}

extension SMTPServerSettings.Security {
    fileprivate var standardPort: Int {
        switch self {
        case .tls: 465
        case .startTLS: 587
        case .none: 25
        }
    }
}
