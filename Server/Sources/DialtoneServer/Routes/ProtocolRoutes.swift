import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit

/// The routes of the API calls, with their guards.
struct ProtocolRoutes {
    let dependencies: ServerDependencies
    let apps: AppGuard
    let admins: AdminGuard
    let links: ActionLinks

    /// The development components; `nil` in production.
    let development: DevelopmentComponents?

    init(
        _ dependencies: ServerDependencies,
        acceptingOwnerToken acceptsOwnerToken: Bool,
        projects: any ProjectFinder,
        development: DevelopmentComponents? = nil
    ) {
        self.dependencies = dependencies
        self.development = development
        self.apps = AppGuard(
            projects: dependencies.flows.projects,
            namedProjects: projects,
            proxies: dependencies.listener.trustedProxies,
            uses: dependencies.flows.credentialUses,
            decoder: dependencies.decoder
        )
        links = ActionLinks(mode: dependencies.mode, publicURL: dependencies.listener.publicURL)
        self.admins = AdminGuard(
            authenticator: dependencies.flows.federation.admins,
            acceptsOwnerToken: acceptsOwnerToken,
            defaultProject: development?.defaultProject,
            projects: projects,
            log: dependencies.flows.audit,
            decoder: dependencies.decoder
        )
    }

    func add(to router: Router<ServerContext>) {
        addAppCalls(to: router)
        addAdminCalls(to: router)
        KeyRoutes(keys: dependencies.publishedKeys, clock: dependencies.clock).add(to: router)
        DiscoveryRoutes(
            keys: dependencies.publishedKeys,
            issuer: dependencies.issuer,
            projects: flows.projects,
            clock: dependencies.clock,
            address: address
        )
        .add(to: router)
        AssociationRoutes(
            projects: flows.projects,
            parties: flows.passkeys.parties,
            publicURL: dependencies.listener.publicURL
        )
        .add(to: router)
        AccessTokenRoute(
            grant: flows.federation.grant,
            limiter: flows.limiter,
            proxies: dependencies.listener.trustedProxies,
            isLimited: dependencies.mode.isProduction,
            address: address,
            decoder: dependencies.decoder
        )
        .add(to: router)
        HealthRoutes(dependencies).add(to: router)
        if let callbacks = dependencies.smsCallbacks {
            SMSCallbackRoute(
                callbacks: callbacks,
                clock: dependencies.clock,
                address: address
            )
            .add(to: router)
        }
    }

    var flows: Flows { dependencies.flows }

    private var address: PublicAddress {
        PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
    }

    private func addAppCalls(to router: Router<ServerContext>) {
        router.add(SendVerificationCode(sender: flows.codeSender), .sendVerificationCode, apps)
        router.add(
            SignInWithPhoneNumber(signIn: flows.phoneSignIn, links: links),
            .signInWithPhoneNumber,
            apps
        )
        router.add(ShowMessageStatus(inquiry: flows.messageInquiry), .messageStatus, apps)
        router.add(
            ExchangeToken(exchange: flows.tokenExchange, limiter: flows.limiter),
            .token,
            apps
        )
        router.add(ShowProjectConfig(), .projectConfig, apps, method: .get)
        router.add(
            ShowSignInOptions(
                providers: flows.federation.providers,
                parties: flows.passkeys.parties
            ),
            .signInOptions,
            apps,
            method: .get
        )
        addAccountCalls(to: router)
        addEmailCalls(to: router)
        addFederationCalls(to: router)
        addPasskeyCalls(to: router)
        addSecondFactorCalls(to: router)
        addSessionCalls(to: router)
        addAppVerificationCalls(to: router)
        UnsupportedCalls(apps: apps).add(to: router)
    }

    var pushes: PushRoutes { PushRoutes(dependencies: dependencies.appVerification.pushes) }
}

/// Calls of the protocol that this server does not support.
///
/// They are rejected in the same way as upstream rejects disabled features, which apps can handle;
/// an unknown path would look like a server error.
struct UnsupportedCalls {
    private static let reasons: [IdentityToolkit.EndpointPath: String] = [
        .signInWithGameCenter: "This server does not support this sign-in method.",
        .revokeToken: "This server does not revoke tokens of identity providers.",
    ]

    let apps: AppGuard

    func add(to router: Router<ServerContext>) {
        for (path, reason) in Self.reasons { router.add(Unoffered(reason: reason), path, apps) }
    }

    private struct Unoffered: Endpoint {
        let reason: String

        func respond(to input: NoInput, from caller: AppCaller) async throws -> NoOutput {
            throw Refusal.unsupportedOperation(reason)
        }
    }
}
