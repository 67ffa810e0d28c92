package import DialtoneBasics
package import DialtoneModel

/// Verifies the secret that a project assigned to one of its back ends.
package struct AppSecretChecker: AppProofChecker {
    package let kind = AppProofKind.appSecret

    private let clock: ServerClock

    package init(clock: ServerClock) {
        self.clock = clock
    }

    package func findsProof(in proof: AppProof) -> Bool {
        proof.appSecret?.isEmpty == false
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard let text = proof.appSecret, !text.isEmpty else { return nil }
        guard let app = caller.app, app.platform == .server, !app.details.secrets.isEmpty else {
            return .refused(AppProofProblem(kind, .notConfigured, "The app has no secret."))
        }
        guard let secret = AppSecret(text), app.details.hasSecret(secret, at: clock.now) else {
            return .refused(AppProofProblem(kind, .invalid, "The app secret is wrong."))
        }
        return .held
    }
}
