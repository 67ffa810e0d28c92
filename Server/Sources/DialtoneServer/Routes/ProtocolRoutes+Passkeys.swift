import DialtoneFlows
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    func addPasskeyCalls(to router: Router<ServerContext>) {
        let enroller = flows.passkeys.enroller
        let signIn = flows.passkeys.signIn
        router.add(StartPasskeyEnrollment(enroller: enroller), .passkeyEnrollmentStart, apps)
        router.add(
            FinalizePasskeyEnrollment(enroller: enroller, limiter: flows.limiter, links: links),
            .passkeyEnrollmentFinalize,
            apps
        )
        router.add(StartPasskeySignIn(signIn: signIn), .passkeySignInStart, apps)
        router.add(
            FinalizePasskeySignIn(signIn: signIn, limiter: flows.limiter),
            .passkeySignInFinalize,
            apps
        )
    }
}
