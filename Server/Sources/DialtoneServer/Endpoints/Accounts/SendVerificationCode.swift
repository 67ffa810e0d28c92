import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension SendVerificationCodeRequest: WireInput {
    var targetProjectId: String? { nil }
}

/// Sends a one-time code to a phone number.
struct SendVerificationCode: Endpoint {
    let sender: CodeSender

    func respond(
        to input: SendVerificationCodeRequest,
        from caller: AppCaller
    ) async throws -> SendVerificationCodeResponse {
        do {
            return SendVerificationCodeResponse(
                try await sender.send(
                    to: input.phoneNumber ?? "",
                    by: caller,
                    proof: AppProof(input, from: caller)
                )
            )
        } catch let refusal as Refusal {
            throw GuardedRefusal(refusal, for: caller.project.project) ?? refusal
        }
    }
}
