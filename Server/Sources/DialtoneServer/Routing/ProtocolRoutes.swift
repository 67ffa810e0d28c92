import DialtoneFlows
import Hummingbird
import IdentityToolkit

/// The routes of the API calls, with their guards.
struct ProtocolRoutes {
    let parts: ServerDependencies
    let flows: Flows
    let apps: AppGuard
    let admins: AdminGuard
    let links: ActionLinks

    /// The development components; `nil` in production.
    let development: DevelopmentComponents?

    init(
        _ parts: ServerDependencies,
        _ flows: Flows,
        trustingEverybody trustsEverybody: Bool,
        projects: any ProjectFinder,
        development: DevelopmentComponents? = nil
    ) {
        self.parts = parts
        self.flows = flows
        self.development = development
        self.apps = AppGuard(
            projects: flows.projects,
            namedProjects: projects,
            proxies: parts.listener.trustedProxies,
            decoder: parts.decoder
        )
        links = ActionLinks(mode: parts.mode, publicURL: parts.listener.publicURL)
        self.admins = AdminGuard(
            authenticator: flows.federation.admins,
            trustsEverybody: trustsEverybody,
            defaultProject: development?.defaultProject,
            projects: projects,
            decoder: parts.decoder
        )
    }

    func add(to router: Router<ServerContext>) {
        addAppCalls(to: router)
        addAdminCalls(to: router)
        KeyRoutes(keys: parts.publishedKeys, clock: parts.clock).add(to: router)
        DiscoveryRoutes(
            keys: parts.publishedKeys,
            issuer: parts.issuer,
            projects: flows.projects,
            clock: parts.clock,
            address: address
        )
        .add(to: router)
        AccessTokenRoute(
            grant: flows.federation.grant,
            limiter: flows.limiter,
            proxies: parts.listener.trustedProxies,
            isLimited: parts.mode.isProduction,
            address: address,
            decoder: parts.decoder
        )
        .add(to: router)
        HealthRoutes(checkWritable: parts.checkWritable).add(to: router)
        if let callbacks = parts.smsCallbacks {
            SMSCallbackRoute(
                callbacks: callbacks,
                clock: parts.clock,
                address: address
            )
            .add(to: router)
        }
    }

    private var address: PublicAddress {
        PublicAddress(parts.listener.publicURL, mode: parts.mode)
    }

    private func addAppCalls(to router: Router<ServerContext>) {
        router.add(SendVerificationCode(sender: flows.codeSender), .sendVerificationCode, apps)
        router.add(
            SignInWithPhoneNumber(signIn: flows.phoneSignIn, links: links),
            .signInWithPhoneNumber,
            apps
        )
        router.add(ShowMessageStatus(inquiry: messageInquiry), .messageStatus, apps)
        router.add(
            ExchangeToken(exchange: flows.tokenExchange, limiter: flows.limiter),
            .token,
            apps
        )
        router.add(ShowProjectConfig(), .projectConfig, apps, method: .get)
        addAccountCalls(to: router)
        addEmailCalls(to: router)
        addFederationCalls(to: router)
        addSecondFactorCalls(to: router)
        addSessionCalls(to: router)
        addAppVerificationCalls(to: router)
        UnofferedCalls(apps: apps).add(to: router)
    }

    private var messageInquiry: MessageInquiry {
        MessageInquiry(store: parts.store, keys: parts.verificationKeys, clock: parts.clock)
    }

    var pushes: PushRoutes { PushRoutes(parts: parts.appVerification.pushes) }
}
