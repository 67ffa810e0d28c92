import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Adds the calls for sign-in by e-mail address.
    func addEmailCalls(to router: Router<ServerContext>) {
        let email = flows.email
        router.add(SignInWithPassword(signIn: email.signIn), .signInWithPassword, apps)
        router.add(
            SignInWithEmailLink(signIn: email.linkSignIn, links: links),
            .signInWithEmailLink,
            apps
        )
        router.add(ResetPassword(codes: email.codes, signIn: email.signIn), .resetPassword, apps)
        router.add(ShowPasswordPolicy(), .passwordPolicy, apps, method: .get)
        router.add(
            SendOOBCode(issuer: email.issuer, links: links, proofs: proofs),
            or: sendAnyOOBCode,
            .sendOOBCode,
            apps,
            admins.needing(.editor)
        )
    }

    var proofs: AppProofDemand { AppProofDemand(verifier: parts.appVerification.verifier) }

    var sendAnyOOBCode: SendAnyOOBCode {
        SendAnyOOBCode(
            issuer: flows.email.issuer,
            links: links,
            projects: flows.registry,
            handedOut: development?.handedOutLinks
        )
    }
}

extension SignInWithEmailLinkRequest: WireInput {}

/// Signs in with a mailed link, or adds its address to an account.
struct SignInWithEmailLink: Endpoint {
    let signIn: EmailLinkSignIn
    let links: ActionLinks

    func respond(
        to input: SignInWithEmailLinkRequest,
        from caller: AppCaller
    ) async throws -> SignInWithEmailLinkResponse {
        let (outcome, isNew) = try await signIn.signIn(
            email: input.email ?? "",
            code: input.oobCode ?? "",
            idToken: input.idToken,
            link: links.link(apiKey: caller.apiKey, authority: caller.authority),
            for: caller.signIn
        )
        let answer = SignInAnswer(outcome)
        return SignInWithEmailLinkResponse {
            $0.localId = answer.account.id.rawValue
            $0.email = answer.account.email
            $0.isNewUser = answer.pendingCredential == nil ? isNew : nil
            $0.idToken = answer.idToken
            $0.refreshToken = answer.refreshToken
            $0.expiresIn = answer.expiresIn
            $0.mfaPendingCredential = answer.pendingCredential
            $0.mfaInfo = answer.secondFactors
        }
    }
}
