import DialtoneCore

/// Takes one token as an app's proof.
struct TokenAppVerifier: AppVerifier {
    let token: String

    func verify(_ proof: AppProof, of project: Project) async throws -> AppVerdict {
        guard let given = proof.recaptchaToken ?? proof.captchaResponse else {
            if project.settings.appVerification.isRequired { throw Refusal.missingAppProof }
            return .notRequired
        }
        guard given == token else { throw Refusal.invalidAppProof }
        return .proved
    }
}
