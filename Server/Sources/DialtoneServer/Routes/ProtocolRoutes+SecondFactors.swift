import DialtoneFlows
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    func addSecondFactorCalls(to router: Router<ServerContext>) {
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
        router.add(CreateRecoveryCodes(enroller: enroller), .createRecoveryCodes, apps)
    }
}
