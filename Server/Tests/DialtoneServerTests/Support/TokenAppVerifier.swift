import DialtoneFlows
import DialtoneModel

/// Accepts one token as an app's proof.
struct TokenAppVerifier: AppVerifier {
    let token: String

    func verify(_ proof: AppProof, from caller: AppCaller) async throws -> AppVerdict {
        guard let given = proof.recaptchaToken ?? proof.captchaResponse else {
            let policy = caller.appVerification(for: proof.purpose)
            if policy.enforcement == .enforce { throw Refusal.missingAppProof }
            return .notRequired
        }
        guard given == token else {
            let problem = AppProofProblem(.push, .invalid, "Another token was expected.")
            throw Refusal.invalidAppProof(problem)
        }
        return .proved
    }
}
