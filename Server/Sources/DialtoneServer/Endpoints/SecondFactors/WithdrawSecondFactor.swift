import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

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
            for: caller
        )
        return WithdrawSecondFactorResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
        }
    }
}
