import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

extension ProtocolRoutes {
    /// Adds the calls for sign-in with identity providers.
    func addFederationCalls(to router: Router<ServerContext>) {
        let federation = flows.federation
        router.add(
            SignInWithIDP(signIn: federation.providerSignIn, links: links),
            .signInWithIDP,
            apps
        )
        router.add(ListDefaultSupportedIDPs(), .defaultSupportedIDPs, apps, method: .get)
        router.add(
            CreateAuthURI(
                redirect: federation.redirect,
                limiter: flows.limiter,
                random: parts.random
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

/// Lists the providers for which an app need not specify the issuer.
struct ListDefaultSupportedIDPs: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> ListDefaultSupportedIDPsResponse {
        ListDefaultSupportedIDPsResponse {
            $0.defaultSupportedIdps = [
                DefaultSupportedIDP {
                    $0.idpId = SignInProvider.google.rawValue
                    $0.description = "Google"
                },
                DefaultSupportedIDP {
                    $0.idpId = SignInProvider.apple.rawValue
                    $0.description = "Apple"
                },
            ]
        }
    }
}

extension SignInWithCustomTokenRequest: WireInput {}

/// Signs in with a custom token that the app's own back end signed.
struct SignInWithCustomToken: Endpoint {
    let signIn: CustomTokenSignIn
    let limiter: CallLimiter

    func respond(
        to input: SignInWithCustomTokenRequest,
        from caller: AppCaller
    ) async throws -> SignInWithCustomTokenResponse {
        let caller = caller.signIn
        let (outcome, isNew) = try await limiter.countingRefusals(by: CallGuard(for: caller)) {
            try await signIn.signIn(by: input.token ?? "", for: caller)
        }
        // No second factor is required after a custom token.
        let tokens = try outcome.tokens
        return SignInWithCustomTokenResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
            $0.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
            $0.isNewUser = isNew
        }
    }
}
