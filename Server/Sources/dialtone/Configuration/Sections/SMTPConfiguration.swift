import DialtoneBasics
import DialtoneMail
import Configuration
import Foundation

/// The mail server that sends mails.
///
/// - `host` (string, optional): its name or address; without it, no mail is sent.
/// - `port` (int, optional, 1 to 65535): its port; the default is 465 for `tls`, 587 for `starttls`
///   and 25 for `none`.
/// - `security` (string, default `tls`): `tls`, `starttls`, or `none` for a server on the same
///   machine.
/// - `caFile` (string, optional): a PEM file of certificate authorities to trust instead of the
///   system's.
/// - `username` (string, optional): the SMTP user name; unset for no authentication.
/// - `password` (string, optional, secret): the password of that user.
/// - `passwordFile` (string, optional): a file that contains the password.
/// - `timeout` (int, default `30`, 5 to 300): the timeout for one response of the server, in
///   seconds.
struct SMTPConfiguration: Sendable {
    let server: SMTPServerSettings?

    /// The file with the password; `nil` if there is none.
    let passwordFile: String?

    init(config: ConfigReader) throws {
        let host = config.string(forKey: "host")
        let name = config.string(forKey: "security", default: "tls")
        let known = SMTPServerSettings.Security(rawValue: name)
        let security = known ?? .tls
        let port = config.int(forKey: "port") ?? security.standardPort
        let timeout = config.int(forKey: "timeout", default: 30)
        let authorities = config.string(forKey: "caFile")
        var problems = ConfigurationProblems()
        problems.require(known != nil, "mail.smtp.security: must be tls, starttls or none")
        problems.require((1...65_535).contains(port), "mail.smtp.port: must be 1 to 65535")
        problems.require(
            (5...300).contains(timeout),
            "mail.smtp.timeout: must be 5 to 300 seconds"
        )
        let access = try problems.collect { try Access(config: config) }
        passwordFile = access?.file
        guard let host, !host.isEmpty else {
            try problems.check()
            server = nil
            return
        }
        problems.require(
            security != .none || LoopbackHost.contains(host),
            "mail.smtp.security: none is allowed only for a server on this machine; use starttls or tls"
        )
        let credentials = try problems.collect { try access?.credentials() }
        try problems.check()
        server = SMTPServerSettings(
            host: host,
            port: port,
            security: security,
            credentials: credentials ?? nil,
            authorities: authorities,
            connectTimeout: .seconds(Int64(timeout)),
            timeout: .seconds(Int64(timeout))
        )
    }

    /// The user name and the source of the password.
    private struct Access {
        private let username: String?
        private let password: String?
        let file: String?

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
            let inFile = try file.map { file in
                try PasswordFile(path: file, setting: "mail.smtp.passwordFile").read()
            }
            guard let password = password ?? inFile else {
                throw ConfigurationProblem("mail.smtp.password: is missing")
            }
            return SMTPServerSettings.Credentials(username: username, password: password)
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
