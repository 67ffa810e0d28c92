import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
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
    }
}

extension StartSecondFactorSignInRequest: WireInput {}

/// Sends the code for the selected second factor.
struct StartSecondFactorSignIn: Endpoint {
    let signIn: SecondFactorSignIn

    func respond(
        to input: StartSecondFactorSignInRequest,
        from caller: AppCaller
    ) async throws -> StartSecondFactorSignInResponse {
        let pending = try await signIn.start(
            input.mfaPendingCredential,
            factor: input.mfaEnrollmentId,
            appProof: AppProof(input.phoneSignInInfo ?? .init(), from: caller),
            app: caller.app,
            for: caller.signIn
        )
        return StartSecondFactorSignInResponse {
            $0.phoneResponseInfo = SendVerificationCodeResponse(pending)
        }
    }
}

extension WithdrawSecondFactorRequest: WireInput {}

/// Removes a second factor from the caller's account.
struct WithdrawSecondFactor: Endpoint {
    let enroller: SecondFactorEnroller

    func respond(
        to input: WithdrawSecondFactorRequest,
        from caller: AppCaller
    ) async throws -> WithdrawSecondFactorResponse {
        let tokens = try await enroller.withdraw(
            input.mfaEnrollmentId,
            idToken: input.idToken,
            for: caller.signIn
        )
        return WithdrawSecondFactorResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
        }
    }
}
