import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension CreateRecoveryCodesRequest: WireInput {}

/// Creates recovery codes for the caller's account.
struct CreateRecoveryCodes: Endpoint {
    let enroller: SecondFactorEnroller

    func respond(
        to input: CreateRecoveryCodesRequest,
        from caller: AppCaller
    ) async throws -> CreateRecoveryCodesResponse {
        let codes = try await enroller.createRecoveryCodes(idToken: input.idToken, for: caller)
        return CreateRecoveryCodesResponse { $0.recoveryCodes = codes.map(\.text) }
    }
}
