package import DialtoneCore
package import DialtoneMessaging
package import Logging

/// Everything the server is made of, handed to ``AssembledServer``.
package struct ServerParts: Sendable {
    package var store: any DataStore

    /// Makes a durable write, and throws what stands in its way.
    package var checkWritable: @Sendable () async throws -> Void

    package var verificationKeys: VerificationKeys
    package var secondFactorSecrets: SecondFactorSecrets
    package var refreshTokens: RotationSeal
    package var tokens: any IDTokenService
    package var publishedKeys: KeyRing
    package var passwords: PasswordHasher
    package var issuer: TokenIssuer
    package var messages: any SMSSender

    /// Takes what gateways tell of messages, where there are gateways.
    package var smsCallbacks: SMSCallbacks?
    package var texts: any MessageText

    /// What all projects together may spend on messages.
    package var spendCaps: ServerSpendCaps
    package var mails: any MailSender
    package var mailTexts: any MailText
    package var appVerification: AppVerificationParts

    /// Calls identity providers, and other addresses that people configured.
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
        issuer: TokenIssuer = .upstream,
        messages: any SMSSender,
        smsCallbacks: SMSCallbacks? = nil,
        texts: any MessageText,
        spendCaps: ServerSpendCaps = .none,
        mails: any MailSender,
        mailTexts: any MailText,
        appVerification: AppVerificationParts,
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
        // Transactions report security events of the request that runs them.
        self.store = SecurityTrailStore(store)
        self.checkWritable = checkWritable
        self.verificationKeys = verificationKeys
        self.secondFactorSecrets = secondFactorSecrets
        self.refreshTokens = refreshTokens
        self.tokens = mode.tokens(beside: tokens, issuer: issuer)
        self.publishedKeys = publishedKeys
        self.passwords = passwords
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
}
