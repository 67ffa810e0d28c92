import DialtoneCore
import IdentityToolkit

extension SendVerificationCodeRequest: WireInput {
    var targetProjectID: String? { nil }
}

/// Sends a one-time code to a number.
struct SendVerificationCode: Endpoint {
    let sender: CodeSender

    func respond(
        to input: SendVerificationCodeRequest,
        from caller: AppCaller
    ) async throws -> SendVerificationCodeResponse {
        let pending = try await sender.send(
            CodeRequest(
                caller: caller.signIn,
                phoneNumber: input.phoneNumber ?? "",
                appProof: AppProof(input, from: caller),
                app: caller.app
            )
        )
        return SendVerificationCodeResponse(pending)
    }
}
