package import DialtoneCore

/// The mail server that takes our mails, and how to talk to it.
package struct SMTPServerSettings: Sendable {
    package enum Security: String, Sendable, CaseIterable {
        /// Encrypted from the first byte on.
        case tls
        /// Encrypted before anything but greetings is said; a server that cannot is refused.
        case startTLS = "starttls"
        /// In the clear: for a server on the same machine.
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

    /// A PEM file of the authorities to trust instead of the system's.
    package let authorities: String?

    /// How long one reply may take; the last one, to the whole mail, may take four times that.
    package let timeout: TimeSpan

    /// How long a connection waits for the next mail.
    package let idleLimit: TimeSpan

    package init(
        host: String,
        port: Int,
        security: Security,
        credentials: Credentials? = nil,
        authorities: String? = nil,
        timeout: TimeSpan = .seconds(30),
        idleLimit: TimeSpan = .seconds(20)
    ) {
        self.host = host
        self.port = port
        self.security = security
        self.credentials = credentials
        self.authorities = authorities
        self.timeout = timeout
        self.idleLimit = idleLimit
    }
}
