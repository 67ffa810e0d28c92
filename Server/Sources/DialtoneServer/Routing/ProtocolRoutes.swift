import DialtoneAppVerification
import DialtoneCore
import Hummingbird
import IdentityToolkit

/// The protocol's calls: where each is found, and who guards it.
struct ProtocolRoutes {
    private let parts: ServerParts
    private let flows: Flows
    private let apps: AppGuard
    private let admins: AdminGuard
    private let links: ActionLinks

    init(
        _ parts: ServerParts,
        _ flows: Flows,
        trustingEverybody trustsEverybody: Bool,
        projects: any ProjectFinder
    ) {
        self.parts = parts
        self.flows = flows
        self.apps = AppGuard(
            projects: flows.projects,
            proxies: parts.listener.trustedProxies
        )
        links = ActionLinks(mode: parts.mode, publicURL: parts.listener.publicURL)
        self.admins = AdminGuard(
            authenticator: flows.federation.admins,
            trustsEverybody: trustsEverybody,
            projects: projects
        )
    }

    func add(to router: Router<ServerContext>) {
        addAppCalls(to: router)
        addAdminCalls(to: router)
        KeyRoutes(
            keys: parts.publishedKeys,
            issuer: parts.issuer,
            clock: parts.clock,
            publicURL: parts.listener.publicURL
        )
        .add(to: router)
        AccessTokenRoute(grant: flows.federation.grant, publicURL: parts.listener.publicURL)
            .add(to: router)
        HealthRoutes(checkWritable: parts.checkWritable).add(to: router)
        if let callbacks = parts.smsCallbacks {
            SMSCallbackRoute(
                callbacks: callbacks,
                clock: parts.clock,
                publicURL: parts.listener.publicURL
            )
            .add(to: router)
        }
    }

    private func addAppCalls(to router: Router<ServerContext>) {
        let accounts = flows.accounts
        let authenticator = flows.authenticator
        router.add(SendVerificationCode(sender: flows.codeSender), .sendVerificationCode, apps)
        router.add(SignInWithPhoneNumber(signIn: flows.phoneSignIn), .signInWithPhoneNumber, apps)
        router.add(ShowMessageStatus(inquiry: messageInquiry), .messageStatus, apps)
        router.add(ExchangeToken(exchange: flows.tokenExchange), .token, apps)
        pushes.add(to: router, for: apps)
        router.add(ShowProjectConfig(), .projectConfig, apps, method: .get)
        router.add(
            ShowRecaptchaParams(
                mode: parts.mode,
                credentials: parts.appVerification.credentials
            ),
            .recaptchaParams,
            apps,
            method: .get
        )
        router.add(
            ShowRecaptchaConfig(keys: parts.appVerification.recaptchaEnterprise),
            .recaptchaConfig,
            apps,
            method: .get
        )
        router.add(
            SignUp(
                anonymous: flows.anonymousSignUp,
                passwords: flows.email.signUp,
                credentials: flows.email.credentials,
                links: links
            ),
            or: CreateAccount(accounts: accounts, passwords: parts.passwords),
            .signUp,
            apps,
            admins.needing(.editor)
        )
        router.add(
            LookUpOwnAccount(authenticator: authenticator),
            or: LookUpAccounts(accounts: accounts),
            .lookUp,
            apps,
            admins.needing(.viewer)
        )
        router.add(
            UpdateOwnAccount(
                credentials: flows.email.credentials,
                codes: flows.email.codes,
                links: links
            ),
            or: UpdateAccount(accounts: accounts, passwords: parts.passwords),
            .update,
            apps,
            admins.needing(.editor)
        )
        router.add(
            DeleteOwnAccount(accounts: accounts, authenticator: authenticator),
            or: DeleteAccount(accounts: accounts),
            .delete,
            apps,
            admins.needing(.editor)
        )
        addChallengeCalls(to: router)
        let federation = flows.federation
        router.add(SignInWithIDP(signIn: federation.providerSignIn), .signInWithIDP, apps)
        router.add(ListDefaultSupportedIDPs(), .defaultSupportedIDPs, apps, method: .get)
        router.add(
            CreateAuthURI(
                accounts: accounts,
                redirect: federation.redirect,
                random: parts.random
            ),
            .createAuthURI,
            apps
        )
        router.add(
            SignInWithCustomToken(signIn: federation.customTokenSignIn),
            .signInWithCustomToken,
            apps
        )
        addEmailCalls(to: router)
        addSecondFactorCalls(to: router)
        addSessionCalls(to: router)
        addAppVerificationCalls(to: router)
        UnofferedCalls(apps: apps).add(to: router)
    }

    private var messageInquiry: MessageInquiry {
        MessageInquiry(store: parts.store, keys: parts.verificationKeys, clock: parts.clock)
    }

    private var pushes: PushRoutes { PushRoutes(parts: parts.appVerification.pushes) }

    /// Dialtone's own calls about challenges.
    private func addChallengeCalls(to router: Router<ServerContext>) {
        let challenges = parts.appVerification.challenges
        router.add(
            ShowChallenge(proofOfWork: challenges.challenge.proofOfWork, load: challenges.load),
            .challenge,
            apps,
            method: .get
        )
        router.add(
            VerifyChallenge(
                challenge: challenges.challenge,
                load: challenges.load,
                hosts: ChallengeHosts(mode: parts.mode, publicURL: parts.listener.publicURL)
            ),
            .verifyChallenge,
            apps
        )
        router.add(
            PollAppVerification(challenge: challenges.challenge, patience: challenges.patience),
            .pollAppVerification,
            apps
        )
    }

    /// Dialtone's own calls about proofs of apps.
    private func addAppVerificationCalls(to router: Router<ServerContext>) {
        let registrar = parts.appVerification.appAttest
        router.add(ShowAppVerification(), .appVerification, apps, method: .get)
        router.add(MakeAppAttestChallenge(registrar: registrar), .appAttestChallenge, apps)
        router.add(RegisterAppAttestKey(registrar: registrar), .registerAppAttestKey, apps)
    }

    /// Sign-in by e-mail address.
    private func addEmailCalls(to router: Router<ServerContext>) {
        let email = flows.email
        router.add(SignInWithPassword(signIn: email.signIn), .signInWithPassword, apps)
        router.add(SignInWithEmailLink(signIn: email.linkSignIn), .signInWithEmailLink, apps)
        router.add(ResetPassword(codes: email.codes, signIn: email.signIn), .resetPassword, apps)
        router.add(ShowPasswordPolicy(), .passwordPolicy, apps, method: .get)
        router.add(
            SendOOBCode(issuer: email.issuer, links: links),
            or: sendAnyOOBCode,
            .sendOOBCode,
            apps,
            admins.needing(.editor)
        )
    }

    /// Dialtone's own calls about devices that are signed in.
    private func addSessionCalls(to router: Router<ServerContext>) {
        let (sessions, authenticator) = (flows.sessions, flows.authenticator)
        router.add(
            ListOwnSessions(
                sessions: sessions,
                authenticator: authenticator,
                seal: parts.refreshTokens
            ),
            .listSessions,
            apps
        )
        router.add(
            RevokeOwnSessions(sessions: sessions, authenticator: authenticator),
            .revokeSessions,
            apps
        )
    }

    private var sendAnyOOBCode: SendAnyOOBCode {
        SendAnyOOBCode(issuer: flows.email.issuer, links: links, projects: flows.registry)
    }

    private func addSecondFactorCalls(to router: Router<ServerContext>) {
        let enroller = flows.secondFactorEnroller
        let signIn = flows.secondFactorSignIn
        router.add(
            StartSecondFactorEnrollment(enroller: enroller),
            .secondFactorEnrollmentStart,
            apps
        )
        router.add(
            FinalizeSecondFactorEnrollment(enroller: enroller, links: links),
            .secondFactorEnrollmentFinalize,
            apps
        )
        router.add(WithdrawSecondFactor(enroller: enroller), .secondFactorWithdraw, apps)
        router.add(StartSecondFactorSignIn(signIn: signIn), .secondFactorSignInStart, apps)
        router.add(FinalizeSecondFactorSignIn(signIn: signIn), .secondFactorSignInFinalize, apps)
    }

    /// The calls of Google's admin SDKs.
    func addAdminCalls(to router: Router<ServerContext>) {
        let accounts = flows.accounts
        let viewers = admins.needing(.viewer)
        let editors = admins.needing(.editor)
        router.add(
            CreateAccount(accounts: accounts, passwords: parts.passwords),
            "/accounts",
            editors
        )
        router.add(LookUpAccounts(accounts: accounts), "/accounts:lookup", viewers)
        router.add(
            UpdateAccount(accounts: accounts, passwords: parts.passwords),
            "/accounts:update",
            editors
        )
        router.add(DeleteAccount(accounts: accounts), "/accounts:delete", editors)
        router.add(DeleteAccounts(accounts: accounts), "/accounts:batchDelete", editors)
        router.add(ImportAccounts(imports: flows.imports), "/accounts:batchCreate", editors)
        router.add(ImportAccounts(imports: flows.imports), .uploadAccount, editors)
        router.add(ListAccounts(accounts: accounts), "/accounts:batchGet", viewers, method: .get)
        router.add(ListAccounts(accounts: accounts), .downloadAccount, viewers)
        for path: AdminPath in ["/accounts:query", ":queryAccounts"] {
            router.add(QueryAccounts(accounts: accounts), path, viewers)
        }
        router.add(sendAnyOOBCode, "/accounts:sendOobCode", editors)
        router.add(CreateSessionCookie(cookies: flows.cookies), ":createSessionCookie", editors)
        router.add(
            ListSessions(sessions: flows.sessions),
            AdminPath(dialtone: "/accounts:listSessions"),
            viewers
        )
        router.add(
            RevokeSessions(sessions: flows.sessions),
            AdminPath(dialtone: "/accounts:revokeSessions"),
            editors
        )
        router.add(
            ReportAppVerification(store: parts.store, clock: parts.clock),
            AdminPath(dialtone: "/appVerification"),
            viewers,
            method: .get
        )
        ProviderConfigRoutes(providers: flows.federation.providers, admins: admins)
            .add(to: router)
        ProjectConfigRoutes(flows: flows, admins: admins).add(to: router)
        pushes.add(to: router, for: admins)
    }
}
