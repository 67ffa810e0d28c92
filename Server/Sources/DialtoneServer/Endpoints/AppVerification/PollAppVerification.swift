import DialtoneChallenges
import DialtoneModel
import IdentityToolkit

extension PollAppVerificationRequest: WireInput {}

/// Returns the result of a challenge that the user solves in a browser.
///
/// It waits for a while, so that apps need not poll often.
struct PollAppVerification: Endpoint {
    let challenge: WebChallenge
    let longPolling: LongPolling

    func respond(
        to input: PollAppVerificationRequest,
        from caller: AppCaller
    ) async throws -> PollAppVerificationResponse {
        guard let id = input.eventId, let secret = input.sessionSecret,
            let event = ChallengeEvent(id: id, secret: secret)
        else {
            throw Refusal.invalidArgument(
                field: "sessionSecret",
                problem: "must have 16 to 512 bytes, and requires an eventId"
            )
        }
        let outcome = try await longPolling.first {
            try await challenge.outcome(of: event, in: caller.projectID)
        }
        return switch outcome {
        case .success(let token):
            .init {
                $0.state = "DONE"
                $0.recaptchaToken = token
            }
        case .failure(let failure):
            .init {
                $0.state = "FAILED"
                $0.error = .init {
                    $0.code = failure.code
                    $0.message = failure.message
                }
            }
        case nil: .init { $0.state = "PENDING" }
        }
    }
}
