import Configuration
import DialtoneBasics
import DialtoneServer
import Foundation

/// The listeners for apps.
///
/// - `host` (string, default `127.0.0.1`): the address to listen on, or `unix:PATH` for a UNIX
///   socket. Use TLS, or put a proxy that terminates TLS in front of it.
/// - `port` (int, default `9099`, 0 to 65535): the port; 0 selects any free one.
/// - `additional` (string array, default empty): further addresses, as `HOST:PORT` or `unix:PATH`,
///   each with the options `tls` and `proxyProtocol` after blanks.
/// - `publicURL` (string, required by `serve`): the address that apps and browsers use, such as
///   `https://auth.example.com`.
/// - `trustedProxies` (string array, default empty): networks (`10.2.0.0/16`) and addresses of
///   proxies that are trusted to report the client's address, and `unix` for the programs that
///   connect through a UNIX socket.
/// - `proxyHeader` (string, default `X-Forwarded-For`): the header with the client's address; or
///   `Forwarded`.
/// - `proxyProtocol` (boolean, default false): whether each connection begins with a header of the
///   PROXY protocol, from one of `trustedProxies`.
/// - `socketMode` (string, default `0660`): the mode of all UNIX sockets of the server, in octal.
/// - `handshakesPerSecond` (int, default `20`, 0 to 100000): how many TLS handshakes an address may
///   begin in a second, on all listeners of the server together; ten times as many at once. 0 for
///   no limit.
/// - `tls`: see ``CertificateConfiguration``.
struct ListenConfiguration: Sendable {
    let listener: ListenerSettings

    /// The TLS handshakes that an address may begin in a second.
    let handshakeRate: Int
    let additional: [ListenOptions]
    let tls: CertificateConfiguration

    init(config: ConfigReader) throws {
        let publicURL = config.string(forKey: "publicURL")
        var problems = ConfigurationProblems()
        let address = Self.address(config, &problems)
        if let publicURL {
            problems.require(
                Self.isOrigin(publicURL),
                "listen.publicURL: must have the form https://auth.example.com, without a path"
            )
        }
        var listener = ListenerSettings(address)
        listener.publicURL = publicURL
        let proxies = Self.trustedProxies(config, &problems)
        listener.trustedProxies = Reloadable(proxies)
        listener.takesProxyHeader = config.bool(forKey: "proxyProtocol", default: false)
        listener.socketMode = Self.socketMode(config, &problems)
        let handshakeRate = config.int(
            forKey: "handshakesPerSecond",
            default: HandshakeLimiter.standardRate
        )
        problems.require(
            (0...100_000).contains(handshakeRate),
            "listen.handshakesPerSecond: must be 0 to 100000"
        )
        listener.handshakes = HandshakeLimiter(rate: max(0, handshakeRate))
        let additional = Self.additional(config, &problems)
        let tls = try problems.collect {
            try CertificateConfiguration(of: "listen", config: config)
        }
        guard let tls else { throw problems.all }
        problems.require(
            tls.files != nil || !additional.contains(where: \.usesTLS),
            "listen.additional: the option tls requires listen.tls.certificate and listen.tls.key"
        )
        problems.require(
            !proxies.isEmpty
                || !(listener.takesProxyHeader || additional.contains(where: \.takesProxyHeader)),
            "listen.trustedProxies: is missing. The PROXY protocol is accepted only from proxies "
                + "that are listed there"
        )
        try problems.check()
        self.listener = listener
        self.handshakeRate = handshakeRate
        self.additional = additional
        self.tls = tls
    }

    private static func address(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> ListenAddress {
        let host = config.string(forKey: "host", default: "127.0.0.1")
        let port = config.int(forKey: "port", default: 9_099)
        problems.require(!host.isEmpty, "listen.host: must not be empty")
        problems.require((0...65_535).contains(port), "listen.port: must be 0 to 65535")
        if let socket = ListenAddress(socket: host) { return socket }
        problems.require(
            !host.hasPrefix("unix:"),
            "listen.host: a UNIX socket must be unix:PATH with an absolute path of at most "
                + "\(ListenAddress.socketPathLimit) bytes"
        )
        return .port(host: host, port: port)
    }

    private static func additional(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> [ListenOptions] {
        config.stringArray(forKey: "additional", default: []).compactMap { text in
            do throws(ListenOptions.Invalid) {
                return try ListenOptions(text)
            } catch {
                problems.note("listen.additional: \(error.problem)")
                return nil
            }
        }
    }

    private static func socketMode(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> UInt16 {
        let text = config.string(forKey: "socketMode", default: "0660")
        let mode = UInt16(text, radix: 8)
        problems.require(
            mode.map { $0 <= 0o777 } ?? false,
            "listen.socketMode: must be a mode in octal, such as '0660' in quotation marks"
        )
        return mode ?? 0o600
    }

    private static func trustedProxies(
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> TrustedProxies {
        var proxies = TrustedProxies()
        proxies.take(
            config.stringArray(forKey: "trustedProxies", default: []),
            of: "listen.trustedProxies",
            &problems
        )
        let name = config.string(
            forKey: "proxyHeader",
            default: TrustedProxies.Header.forwardedFor.rawValue
        )
        let header = TrustedProxies.Header.allCases.first {
            $0.rawValue.lowercased() == name.lowercased()
        }
        if let header {
            proxies.header = header
        } else {
            problems.note("listen.proxyHeader: must be X-Forwarded-For or Forwarded")
        }
        return proxies
    }

    /// What a server without its own address is refused with.
    ///
    /// Links in mails, discovery documents and signed callbacks contain the address. The `Host` of
    /// a request cannot replace it, since every caller chooses that.
    static let missingPublicURL = """
        listen.publicURL: is missing. Set it, or DIALTONE_LISTEN_PUBLIC_URL, to the address that \
        apps and browsers use, such as https://auth.example.com
        """

    static func isOrigin(_ text: String) -> Bool {
        guard let parts = URLComponents(string: text) else { return false }
        return ["http", "https"].contains(parts.scheme) && parts.host?.isEmpty == false
            && parts.path.isEmpty && parts.query == nil && parts.fragment == nil
    }
}

extension TrustedProxies {
    /// Adds the entries of the setting `key`.
    mutating func take(
        _ entries: [String],
        of key: String,
        _ problems: inout ConfigurationProblems
    ) {
        for text in entries {
            if text == "unix" {
                includesSockets = true
            } else if let network = IPNetwork(text) {
                networks.append(network)
            } else {
                problems.note("\(key): \(text) is neither a network nor an IP address nor unix")
            }
        }
    }
}
