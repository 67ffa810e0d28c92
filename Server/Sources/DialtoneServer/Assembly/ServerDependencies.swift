package import DialtoneBasics
package import DialtoneFederation
package import DialtoneFlows
package import DialtoneIDTokens
package import DialtoneModel
package import DialtonePasswords
package import Logging

/// The dependencies of ``AssembledServer``.
package struct ServerDependencies: Sendable {
    package var store: any DataStore

    /// Performs a durable write, and throws if it fails.
    package var checkWritable: @Sendable () async throws -> Void

    package var verificationKeys: VerificationKeys
    package var secondFactorSecrets: SecondFactorSecrets
    package var refreshTokens: RotationSeal
    package var tokens: any IDTokenService

    /// Signs the tokens of OpenID Connect clients, also in development mode.
    package var signer: any ClaimSigner
    package var publishedKeys: KeyRing
    package var passwords: PasswordHasher
    package var parsing: ParsingPools
    package var issuer: TokenIssuer
    package var messages: any SMSSender

    /// Receives status callbacks from gateways; `nil` without gateways.
    package var smsCallbacks: (any GatewayCallbackReceiver)?
    package var texts: any MessageText

    /// The spending caps for the messages of all projects together.
    package var spendCaps: ServerSpendCaps
    package var mails: any MailSender
    package var mailTexts: any MailText
    package var appVerification: AppVerificationDependencies

    /// Calls identity providers and other configured addresses.
    package var outbound: any OutboundHTTP
    package var outboundPolicy: OutboundPolicy
    package var providerSecrets: ProviderSecrets
    package var hooks: any AccountHooks
    package var hookRegistry: HookRegistry
    package var clock: ServerClock
    package var random: RandomSource
    package var mode: ServerMode
    package var listener: ListenerSettings
    package var logger: Logger

    /// Receives the security events.
    package var securityEvents: any SecurityEventSink

    package init(
        store: any DataStore,
        checkWritable: @escaping @Sendable () async throws -> Void,
        verificationKeys: VerificationKeys,
        secondFactorSecrets: SecondFactorSecrets,
        refreshTokens: RotationSeal,
        tokens: IDTokenAuthority,
        publishedKeys: KeyRing,
        passwords: PasswordHasher,
        parsing: ParsingPools,
        issuer: TokenIssuer = .upstream,
        messages: any SMSSender,
        smsCallbacks: (any GatewayCallbackReceiver)? = nil,
        texts: any MessageText,
        spendCaps: ServerSpendCaps = .none,
        mails: any MailSender,
        mailTexts: any MailText,
        appVerification: AppVerificationDependencies,
        outbound: any OutboundHTTP,
        outboundPolicy: OutboundPolicy,
        providerSecrets: ProviderSecrets,
        hooks: any AccountHooks,
        hookRegistry: HookRegistry,
        clock: ServerClock,
        random: RandomSource,
        mode: ServerMode,
        listener: ListenerSettings,
        logger: Logger,
        securityEvents: any SecurityEventSink
    ) {
        // Transactions report security events of their request.
        self.store = SecurityTrailStore(store)
        self.checkWritable = checkWritable
        self.verificationKeys = verificationKeys
        self.secondFactorSecrets = secondFactorSecrets
        self.refreshTokens = refreshTokens
        signer = tokens
        self.tokens = mode.tokens(beside: tokens, issuer: issuer)
        self.publishedKeys = publishedKeys
        self.passwords = passwords
        self.parsing = parsing
        self.issuer = issuer
        self.messages = messages
        self.smsCallbacks = smsCallbacks
        self.texts = texts
        self.spendCaps = spendCaps
        self.mails = mails
        self.mailTexts = mailTexts
        self.appVerification = appVerification
        self.outbound = outbound
        self.outboundPolicy = outboundPolicy
        self.providerSecrets = providerSecrets
        self.hooks = hooks
        self.hookRegistry = hookRegistry
        self.clock = clock
        self.random = random
        self.mode = mode
        self.listener = listener
        self.logger = logger
        self.securityEvents = securityEvents
    }

    /// Reads the bodies of requests.
    var decoder: WireDecoder { WireDecoder(pool: parsing.bodies) }
}
