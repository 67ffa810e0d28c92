import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Shows the codes that were sent and can still be used, oldest first.
struct ShowVerificationCodes: Endpoint {
    let codes: SentCodes

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> VerificationCodesResponse {
        let sent = try await codes.all(of: caller.project.id)
        return VerificationCodesResponse(
            verificationCodes: sent.filter { $0.state == .open }.map(\.message).map {
                VerificationCode(
                    code: $0.code.digits,
                    phoneNumber: $0.phoneNumber.e164,
                    sessionInfo: $0.sessionInfo.text
                )
            }
        )
    }
}
