import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Shows the codes that were sent and can still be used, oldest first.
struct ShowVerificationCodes: Endpoint {
    let codes: OpenCodes

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> VerificationCodesResponse {
        let messages = try await codes.messages(of: caller.project.id)
        return VerificationCodesResponse(
            verificationCodes: messages.map {
                VerificationCode(
                    code: $0.code.digits,
                    phoneNumber: $0.phoneNumber.e164,
                    sessionInfo: $0.sessionInfo.text
                )
            }
        )
    }
}
