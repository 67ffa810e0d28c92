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

/// What is special about the server of one test.
struct ServerSetup: Sendable {
    var isProduction = false

    /// Whose tokens sign people in without a check, in development.
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

    /// Where the server finds Apple's push services; by default nowhere.
    var apns: APNsSettings = {
        var settings = APNsSettings()
        settings.productionHost = "localhost:1"
        settings.sandboxHost = "localhost:1"
        return settings
    }()
    /// Who vouches for keys of App Attest instead of Apple.
    var attestationAuthority: AppAttestAuthority?

    /// What the server finds when it calls identity providers.
    var outbound: any OutboundHTTP = TestIssuer()

    var outboundPolicy = OutboundPolicy()

    /// Where the server finds vendors of challenges.
    var vendorAddresses = VendorAddresses()

    /// Who is asked instead of the addresses of the project's hooks.
    var hooks: (any AccountHooks)?

    /// Who sends messages instead of the inbox.
    var sender: (any SMSSender)?

    /// The mail sender that replaces the inbox.
    var mails: (any MailSender)?

    /// Gateways that messages are routed to, in their order, instead of the inbox.
    var gateways: [any SMSGateway] = []
    var routing = RoutingTiming()

    /// What all projects together may spend on messages.
    var spendCaps = ServerSpendCaps.none

    /// How many receipts may wait to be written.
    var receiptCapacity = 10_000

    var engine = StoreEngine.sqliteInMemory

    /// Whether requests go over a live connection instead of straight to the routes.
    var isLive = false

    /// Whether a port is open besides, for tests with connections of their own.
    var listens = false

    var keys: SigningKeys?

    /// Under whose names tokens are issued.
    var issuer = TokenIssuer.upstream

    /// The password hasher, instead of the one that all tests share.
    var passwords: PasswordHasher?

    /// Where files that a password protects are opened; by default on the caller's thread.
    var passwordPool: PasswordPool?

    /// The threads for large bodies and SAML responses, instead of those that all tests share.
    var parsing: ParsingPools?
    var adjustListener: @Sendable (inout ListenerSettings) -> Void = { _ in }

    init() {}

    init(_ adjust: (inout ServerSetup) -> Void) {
        adjust(&self)
    }

    var adminListener: ListenerSettings? {
        showsAdminListener ? ListenerSettings(host: "127.0.0.1", port: 0) : nil
    }

    static let production = ServerSetup { $0.isProduction = true }

    /// Listens behind a proxy on this machine, so that a request's `X-Forwarded-For` tells where
    /// it comes from.
    mutating func listenBehindProxy(at networks: [String] = ["127.0.0.0/8"]) {
        isLive = true
        adjustListener = { listener in
            listener.trustedProxies.networks = networks.compactMap(IPNetwork.init)
        }
    }
}
