import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Lists the sent codes that can still be used, oldest first.
struct ShowVerificationCodes: Endpoint {
    let reader: InboxReader

    struct Input: WireInput {
        /// The number to filter by; `nil` for all.
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
        return VerificationCodesResponse {
            $0.verificationCodes = messages.compactMap { message in
                guard let code = message.code, let sessionInfo = message.sessionInfo else {
                    return nil
                }
                return VerificationCode {
                    $0.code = code.digits
                    $0.phoneNumber = message.phoneNumber.e164
                    $0.sessionInfo = sessionInfo.text
                }
            }
        }
    }
}
