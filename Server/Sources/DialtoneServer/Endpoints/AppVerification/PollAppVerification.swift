import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

extension PollAppVerificationRequest: WireInput {}

/// Tells an app how the challenge ended that somebody has open in a browser.
///
/// It waits for a while, so that apps need not ask often.
struct PollAppVerification: Endpoint {
    let challenge: WebChallenge
    let patience: PollPatience

    func respond(
        to input: PollAppVerificationRequest,
        from caller: AppCaller
    ) async throws -> PollAppVerificationResponse {
        guard let id = input.eventID, let secret = input.sessionSecret,
            let event = ChallengeEvent(id: id, secret: secret)
        else {
            throw Refusal.invalidArgument(
                field: "sessionSecret",
                problem: "must be 16 to 512 bytes, beside an eventId"
            )
        }
        let outcome = try await patience.first {
            try await challenge.outcome(of: event, in: caller.projectID)
        }
        return switch outcome {
        case .success(let token): .init(state: "DONE", recaptchaToken: token)
        case .failure(let failure):
            .init(
                state: "FAILED",
                error: .init(code: failure.code, message: failure.message)
            )
        case nil: .init(state: "PENDING")
        }
    }
}
