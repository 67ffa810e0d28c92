import DialtoneCore
import IdentityToolkit

extension WithdrawSecondFactorRequest: WireInput {}

/// Takes a second factor off the caller's account.
struct WithdrawSecondFactor: Endpoint {
    let enroller: SecondFactorEnroller

    func respond(
        to input: WithdrawSecondFactorRequest,
        from caller: AppCaller
    ) async throws -> WithdrawSecondFactorResponse {
        let tokens = try await enroller.withdraw(
            input.enrollmentID,
            idToken: input.idToken,
            for: caller.signIn
        )
        return WithdrawSecondFactorResponse(
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken.text
        )
    }
}
