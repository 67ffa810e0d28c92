import DialtoneCore
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Sign-in by what others vouch for.
    func addFederationCalls(to router: Router<ServerContext>) {
        let federation = flows.federation
        router.add(SignInWithIDP(signIn: federation.providerSignIn), .signInWithIDP, apps)
        router.add(ListDefaultSupportedIDPs(), .defaultSupportedIDPs, apps, method: .get)
        router.add(
            CreateAuthURI(
                accounts: flows.accounts,
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
    }
}
