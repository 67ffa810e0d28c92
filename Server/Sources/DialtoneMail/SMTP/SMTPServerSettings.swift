package import DialtoneBasics

/// The connection settings of a mail server.
package struct SMTPServerSettings: Sendable {
    package enum Security: String, Sendable, CaseIterable {
        /// TLS from the first byte.
        case tls
        /// TLS with `STARTTLS`; a server that does not support it is rejected.
        case startTLS = "starttls"
        /// No encryption, for a server on the same machine.
        case none
    }

    package struct Credentials: Sendable, CustomStringConvertible {
        let username: String
        let password: String

        package init(username: String, password: String) {
            self.username = username
            self.password = password
        }

        package var description: String { "Credentials(•••)" }
    }

    package let host: String
    package let port: Int
    package let security: Security
    package let credentials: Credentials?

    /// A PEM file with the authorities to trust instead of the system's.
    package let authorities: String?

    /// The time that each address of the server gets to accept the connection.
    package let connectTimeout: TimeSpan

    /// The timeout of one reply; the reply to the content may take four times as long.
    package let timeout: TimeSpan

    /// How long an idle connection is kept open.
    package let idleLimit: TimeSpan

    package init(
        host: String,
        port: Int,
        security: Security,
        credentials: Credentials? = nil,
        authorities: String? = nil,
        connectTimeout: TimeSpan = .seconds(30),
        timeout: TimeSpan = .seconds(30),
        idleLimit: TimeSpan = .seconds(20)
    ) {
        self.host = host
        self.port = port
        self.security = security
        self.credentials = credentials
        self.authorities = authorities
        self.connectTimeout = connectTimeout
        self.timeout = timeout
        self.idleLimit = idleLimit
    }
}
