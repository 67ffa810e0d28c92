import DialtoneFlows
import DialtoneModel

/// Accepts one token as an app's proof.
struct TokenAppVerifier: AppVerifier {
    let token: String

    func verify(_ request: AppVerificationRequest) async throws -> AppVerdict {
        guard let given = request.proof.recaptchaToken ?? request.proof.captchaResponse else {
            if request.policy.enforcement == .enforce { throw Refusal.missingAppProof }
            return .notRequired
        }
        guard given == token else {
            let problem = AppProofProblem(.push, .invalid, "Another token was expected.")
            throw Refusal.invalidAppProof(problem)
        }
        return .proved
    }
}
