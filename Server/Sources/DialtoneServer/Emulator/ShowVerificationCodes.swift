import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Shows the codes that were sent and can still be used, oldest first.
struct ShowVerificationCodes: Endpoint {
    let reader: InboxReader

    struct Input: WireInput {
        /// Shows the codes of one number only.
        let phoneNumber: String?
    }

    func respond(
        to input: Input,
        from caller: AdminCaller
    ) async throws -> VerificationCodesResponse {
        let messages = try await reader.openMessages(
            of: caller.project.id,
            to: input.phoneNumber.map(InboxQuery.number)
        )
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
