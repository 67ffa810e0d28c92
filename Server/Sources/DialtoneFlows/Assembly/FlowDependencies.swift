package import DialtoneBasics
package import DialtoneFederation
package import DialtoneIDTokens
package import DialtoneModel
package import DialtonePasswords
package import Logging
package import PhoneNumbers

/// The dependencies of ``Flows``.
package struct FlowDependencies: Sendable {
    package var store: any DataStore
    package var verificationKeys: VerificationKeys
    package var secondFactorSecrets: SecondFactorSecrets
    package var operatorSecrets: OperatorSecrets
    package var passkeyKeys: PasskeyKeys
    package var relyingParties: RelyingParties

    /// The console's URL, to which operators' passkeys belong.
    package var consoleURL: String?

    /// Whether passkeys need no authenticator, as for tests of apps; `false` in production.
    package var acceptsMadeUpPasskeys = false
    package var refreshTokens: RotationSeal
    package var tokens: any IDTokenService

    /// Signs the tokens of OpenID Connect clients, also in development mode.
    package var signer: any ClaimSigner
    package var publishedKeys: KeyRing
    package var passwords: PasswordHasher

    /// Parses and verifies SAML responses.
    package var samlResponses: WorkPool
    package var messages: any SMSSender
    package var texts: any MessageText

    /// The spending caps for the messages of all projects together.
    package var spendCaps: Reloadable<ServerSpendCaps>
    package var mails: any MailSender
    package var mailTexts: any MailText
    package var appVerifier: any AppVerifier

    /// Calls identity providers and other configured addresses.
    package var outbound: any OutboundHTTP
    package var outboundPolicy: OutboundPolicy
    package var providerSecrets: ProviderSecrets
    package var hooks: any AccountHooks
    package var hookRegistry: HookRegistry
    package var auditSeal: AuditSeal

    /// Notes when admin keys and service accounts were last used.
    package var credentialUses: CredentialUses

    /// The numbers that can get messages; development mode accepts fictional ones as well.
    package var numberTest = NumberTest.valid

    /// The project of unknown API keys; `nil` in production.
    package var defaultProject: ProjectID?

    /// Signs users in with tokens that prove nothing; `nil` in production.
    package var unverifiedTokens: UnverifiedTokens?
    /// Whether clients of OpenID Connect may use plain HTTP on the developer's own machine.
    package var allowsLocalClients = false
    package var clock: ServerClock
    package var random: RandomSource
    package var logger: Logger

    package init(
        store: any DataStore,
        verificationKeys: VerificationKeys,
        secondFactorSecrets: SecondFactorSecrets,
        operatorSecrets: OperatorSecrets,
        passkeyKeys: PasskeyKeys,
        relyingParties: RelyingParties,
        refreshTokens: RotationSeal,
        tokens: any IDTokenService,
        signer: any ClaimSigner,
        publishedKeys: KeyRing,
        passwords: PasswordHasher,
        samlResponses: WorkPool,
        messages: any SMSSender,
        texts: any MessageText,
        spendCaps: Reloadable<ServerSpendCaps> = Reloadable(.none),
        mails: any MailSender,
        mailTexts: any MailText,
        appVerifier: any AppVerifier,
        outbound: any OutboundHTTP,
        outboundPolicy: OutboundPolicy,
        providerSecrets: ProviderSecrets,
        hooks: any AccountHooks,
        hookRegistry: HookRegistry,
        auditSeal: AuditSeal,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        // Transactions report security events of their request.
        self.store = SecurityTrailStore(store)
        self.verificationKeys = verificationKeys
        self.secondFactorSecrets = secondFactorSecrets
        self.operatorSecrets = operatorSecrets
        self.passkeyKeys = passkeyKeys
        self.relyingParties = relyingParties
        self.refreshTokens = refreshTokens
        self.tokens = tokens
        self.signer = signer
        self.publishedKeys = publishedKeys
        self.passwords = passwords
        self.samlResponses = samlResponses
        self.messages = messages
        self.texts = texts
        self.spendCaps = spendCaps
        self.mails = mails
        self.mailTexts = mailTexts
        self.appVerifier = appVerifier
        self.outbound = outbound
        self.outboundPolicy = outboundPolicy
        self.providerSecrets = providerSecrets
        self.hooks = hooks
        self.hookRegistry = hookRegistry
        self.auditSeal = auditSeal
        credentialUses = CredentialUses(store: store, clock: clock)
        self.clock = clock
        self.random = random
        self.logger = logger
    }
}
