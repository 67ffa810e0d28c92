import DialtoneFlows
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Adds the calls for sign-in with identity providers.
    func addFederationCalls(to router: Router<ServerContext>) {
        let federation = flows.federation
        router.add(
            SignInWithIDP(
                signIn: federation.providerSignIn,
                handovers: flows.handovers,
                links: links
            ),
            .signInWithIDP,
            apps
        )
        router.add(ListDefaultSupportedIDPs(), .defaultSupportedIDPs, apps, method: .get)
        router.add(
            CreateAuthURI(
                redirect: federation.redirect,
                limiter: flows.limiter,
                random: dependencies.random
            ),
            .createAuthURI,
            apps
        )
        router.add(
            SignInWithCustomToken(
                signIn: federation.customTokenSignIn,
                limiter: flows.limiter
            ),
            .signInWithCustomToken,
            apps
        )
    }
}
