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
        let request = CodeRequest(
            caller: caller.signIn,
            phoneNumber: input.phoneNumber ?? "",
            appProof: AppProof(input, from: caller),
            app: caller.app
        )
        do {
            return SendVerificationCodeResponse(try await sender.send(request))
        } catch let refusal as Refusal {
            throw GuardedRefusal(refusal, for: caller.project.project) ?? refusal
        }
    }
}
