import Configuration
import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import DialtoneServer
import Foundation
import Logging

/// The configuration of `dialtone serve`, which assigns a key prefix to each part.
struct ServerConfiguration: Sendable {
    let listen: ListenConfiguration
    let admin: AdminConfiguration
    let metrics: MetricsConfiguration
    let console: ConsoleConfiguration
    let shutdown: ShutdownConfiguration
    let tracing: TracingConfiguration
    let audit: AuditConfiguration
    let database: DatabaseConfiguration
    let masterKey: MasterKeyConfiguration
    let sender: SenderConfiguration
    let sms: SMSConfiguration
    let messages: MessageConfiguration
    let mail: MailConfiguration
    let tokens: TokenConfiguration
    let outbound: OutboundConfiguration
    let passwords: PasswordConfiguration
    let apns: APNsConfiguration
    let challenge: ChallengeConfiguration
    let log: LogConfiguration
    let startCheck: StartCheck

    /// Throws one problem that names all problems; for a server, those of the ``StartCheck`` too.
    init(config: ConfigReader, forServer: Bool = false) throws {
        var problems = ConfigurationProblems()
        let listen = try problems.section("listen", of: config, ListenConfiguration.init)
        let admin = try problems.section("admin", of: config, AdminConfiguration.init)
        let metrics = try problems.section("metrics", of: config, MetricsConfiguration.init)
        let console = try problems.section("console", of: config, ConsoleConfiguration.init)
        let shutdown = try problems.section("shutdown", of: config, ShutdownConfiguration.init)
        let tracing = try problems.section("tracing", of: config, TracingConfiguration.init)
        let audit = try problems.section("audit", of: config, AuditConfiguration.init)
        let database = try problems.section("database", of: config, DatabaseConfiguration.init)
        let masterKey = try problems.section("masterKey", of: config, MasterKeyConfiguration.init)
        let sender = try problems.section("sender", of: config, SenderConfiguration.init)
        let sms = try problems.section("sms", of: config, SMSConfiguration.init)
        let messages = try problems.section("messages", of: config, MessageConfiguration.init)
        let mail = try problems.section("mail", of: config, MailConfiguration.init)
        let tokens = try problems.section("tokens", of: config, TokenConfiguration.init)
        let outbound = try problems.section("outbound", of: config, OutboundConfiguration.init)
        let passwords = try problems.section("passwords", of: config, PasswordConfiguration.init)
        let apns = try problems.section("apns", of: config, APNsConfiguration.init)
        let challenge = try problems.section("challenge", of: config, ChallengeConfiguration.init)
        let log = try problems.section("log", of: config, LogConfiguration.init)
        startCheck = StartCheck(
            config: config,
            masterKey: masterKey,
            passwords: passwords,
            outbound: outbound,
            certificates: [listen?.tls, console?.tls, metrics?.tls].compactMap { $0 }
        )
        if forServer, !problems.isEmpty { try startCheck.collect(into: &problems) }
        if case .listener(let settings)? = console?.place, settings.takesProxyHeader,
            listen?.listener.trustedProxies.current.isEmpty == true
        {
            problems.note("console.proxyProtocol: requires listen.trustedProxies")
        }
        guard problems.isEmpty, let listen, let admin, let metrics, let console, let shutdown,
            let tracing, let audit, let database, let masterKey, let sender, let sms, let messages,
            let mail, let tokens, let outbound, let passwords, let apns, let challenge, let log
        else { throw problems.all }
        self.listen = listen
        self.admin = admin
        self.metrics = metrics
        self.console = console
        self.shutdown = shutdown
        self.tracing = tracing
        self.audit = audit
        self.database = database
        self.masterKey = masterKey
        self.sender = sender
        self.sms = sms
        self.messages = messages
        self.mail = mail
        self.tokens = tokens
        self.outbound = outbound
        self.passwords = passwords
        self.apns = apns
        self.challenge = challenge
        self.log = log
    }
}

/// The level and format of the log.
///
/// - `level` (string, default `info`): `trace`, `debug`, `info`, `notice`, `warning`, `error` or
///   `critical`.
/// - `format` (string, default `json`): `json` for one JSON object per line, `text` for people.
struct LogConfiguration: Sendable {
    let level: Logger.Level
    let format: LogFormat

    init(config: ConfigReader) throws {
        var problems = ConfigurationProblems()
        let level = Logger.Level(rawValue: config.string(forKey: "level", default: "info"))
        if level == nil {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            problems.note("log.level: must be one of \(levels)")
        }
        let format = LogFormat(rawValue: config.string(forKey: "format", default: "json"))
        problems.require(format != nil, "log.format: must be json or text")
        guard let level, let format else { throw problems.all }
        self.level = level
        self.format = format
    }
}

/// The issuer and the signature of ID tokens.
///
/// - `issuer` (string, default `https://securetoken.google.com`): the beginning of the `iss` claim,
///   before `/PROJECT`. Google's libraries require the default. With an address of this server,
///   OpenID Connect libraries discover the keys automatically.
/// - `algorithm` (string, default `RS256`): `RS256` or `ES256`, for projects that do not specify
///   one. Google's libraries accept only `RS256`; signing with `ES256`
///   takes a twentieth of the time.
/// - `batchLibrary` (string, default `libcrypto_mb.so.13`): the library that computes RS256
///   signatures in batches, or its path; `off` for none. The default is used if it can be loaded.
struct TokenConfiguration: Sendable {
    let issuer: TokenIssuer
    let algorithm: SigningAlgorithm

    /// `nil` for none.
    let batchLibrary: String?

    init(config: ConfigReader) throws {
        let base = config.string(forKey: "issuer", default: "https://securetoken.google.com")
        let url = URLComponents(string: base)
        var problems = ConfigurationProblems()
        problems.require(
            base.hasPrefix("https://") && !base.hasSuffix("/") && url != nil
                && url?.query == nil && url?.fragment == nil,
            "tokens.issuer: must be an https URL without a query or trailing slash"
        )
        // The provider's own tokens have these names, and neither kind may pass for the other.
        problems.require(
            !base.hasSuffix("/oidc"),
            "tokens.issuer: must not end with /oidc, where the OpenID Connect provider is"
        )
        let name = config.string(forKey: "algorithm", default: SigningAlgorithm.rs256.rawValue)
        let algorithm = SigningAlgorithm(rawValue: name)
        problems.require(algorithm != nil, "tokens.algorithm: must be RS256 or ES256")
        let library = config.string(forKey: "batchLibrary")
        if let library, library != Self.off {
            do {
                _ = try BatchSigner(path: library)
            } catch {
                problems.note(
                    "tokens.batchLibrary: \(library) cannot be used: \(error). Remove the setting "
                        + "to sign without it"
                )
            }
        }
        try problems.check()
        guard let algorithm else { throw problems.all }
        issuer = TokenIssuer(base: base)
        self.algorithm = algorithm
        batchLibrary = library == Self.off ? nil : library ?? BatchSigner.libraryName
    }

    private static let off = "off"
}
