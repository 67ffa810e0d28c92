import DialtoneAppVerification
import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import DialtoneNode
import DialtonePasswords
import DialtonePush
import DialtoneSendGuard
import DialtoneServer
import DialtoneSMS
import DialtoneTestSupport
import DialtoneTransfer

/// The settings of the server in one test.
struct ServerSetup: Sendable {
    var isProduction = false

    /// The unverified tokens that are accepted for sign-in, in development.
    var unverifiedTokens = UnverifiedTokens()

    /// Whether requests go to production's listener of administrators.
    var showsAdminListener = false

    /// The project's rules.
    ///
    /// Unless a test sets others, apps need no proof, and limits by address are off, since all
    /// requests come from one address.
    ///
    /// Apps are on the developer's machine.
    var settings: ProjectSettings = {
        var settings = ProjectSettings()
        settings.appVerification.enforcement = .off
        settings.sendGuard.mode = .off
        settings.authorizedDomains = ["localhost", "127.0.0.1"]
        settings.callLimits.isEnabled = false
        return settings
    }()

    var appVerifier: (any AppVerifier)?

    /// The addresses of Apple's push services; by default unreachable.
    var apns: APNsSettings = {
        var settings = APNsSettings()
        settings.productionHost = "localhost:1"
        settings.sandboxHost = "localhost:1"
        return settings
    }()
    /// The authority that attests App Attest keys instead of Apple.
    var attestationAuthority: AppAttestAuthority?

    /// The responses to requests to identity providers.
    var outbound: any OutboundHTTP = TestIssuer()

    var outboundPolicy = OutboundPolicy()

    /// The addresses of CAPTCHA vendors.
    var vendorAddresses = VendorAddresses()

    /// The receiver of requests to hooks, instead of their URLs.
    var hooks: (any AccountHooks)?

    /// The sender of messages, instead of the inbox.
    var sender: (any SMSSender)?

    /// The mail sender that replaces the inbox.
    var mails: (any MailSender)?

    /// The gateways to which messages are routed, in order, instead of the inbox.
    var gateways: [any SMSGateway] = []
    var routing = RoutingTiming()

    /// How large the file of an import may be.
    var importLimits = ImportLimits()

    /// The spending caps of all projects together.
    var spendCaps = ServerSpendCaps.none

    /// The capacity of the queue of receipts.
    var receiptCapacity = 10_000

    var engine = StoreEngine.sqliteInMemory

    /// Whether requests go over a live connection instead of straight to the routes.
    var isLive = false

    /// Whether a port is open besides, for tests with connections of their own.
    var listens = false

    var keys: SigningKeys?

    /// The issuer of tokens.
    var issuer = TokenIssuer.upstream

    /// The password hasher, instead of the one that all tests share.
    var passwords: PasswordHasher?

    /// The threads that open password-protected files; by default the caller's thread.
    var passwordPool: PasswordPool?

    /// The threads for large bodies and SAML responses, instead of those that all tests share.
    var parsing: ParsingPools?
    /// The callers whose request IDs are kept, with ``isLive``.
    var trustedCallers: [String] = []
    var adjustListener: @Sendable (inout ListenerSettings) -> Void = { _ in }

    init() {}

    init(_ adjust: (inout ServerSetup) -> Void) {
        adjust(&self)
    }

    var adminListener: ListenerSettings? {
        showsAdminListener ? ListenerSettings(host: "127.0.0.1", port: 0) : nil
    }

    static let production = ServerSetup { $0.isProduction = true }

    /// Listens behind a proxy on this machine, so that `X-Forwarded-For` has the client address.
    mutating func listenBehindProxy(at networks: [String] = ["127.0.0.0/8"]) {
        isLive = true
        adjustListener = { listener in
            var proxies = TrustedProxies()
            proxies.networks = networks.compactMap(IPNetwork.init)
            listener.trustedProxies.replace(by: proxies)
        }
    }
}
