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

    var proofs: AppProofRequirement {
        AppProofRequirement(verifier: dependencies.appVerification.verifier)
    }

    var sendAnyOOBCode: SendOOBCodeForAdmin {
        SendOOBCodeForAdmin(
            issuer: flows.email.issuer,
            links: links,
            projects: flows.registry,
            handedOut: development?.handedOutLinks
        )
    }
}
