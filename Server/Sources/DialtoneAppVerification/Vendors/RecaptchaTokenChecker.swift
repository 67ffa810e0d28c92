import DialtoneChallenges
package import DialtoneModel

/// Verifies the reCAPTCHA v2 tokens that Google's JavaScript SDK sends.
package struct RecaptchaTokenChecker: AppProofChecker {
    package let kind = AppProofKind.recaptcha

    private let vendors: VendorCatalog
    private let store: any DataStore

    package init(vendors: VendorCatalog, store: any DataStore) {
        self.vendors = vendors
        self.store = store
    }

    /// Whether the request has a reCAPTCHA token; tokens of this server are excluded.
    package func findsProof(in proof: AppProof) -> Bool {
        proof.recaptchaToken?.hasPrefix(ChallengeTokens.prefix) == false
            && vendors.vendor(.recaptcha) != nil
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard findsProof(in: proof), let token = proof.recaptchaToken,
            let vendor = vendors.vendor(.recaptcha)
        else { return nil }
        let app = ChallengedApp(project: caller.projectID, app: caller.app)
        let verdict = try await vendor.judge(
            ChallengeSolution(
                text: token,
                hosts: Set(caller.settings.authorizedDomains.map { $0.lowercased() })
            ),
            for: app
        )
        switch verdict {
        case .solved(let solution):
            guard try await store.write({ try $0.spend(solution, of: app.projectID) }) else {
                return .refused(
                    AppProofProblem(kind, .used, "The reCAPTCHA token was already used.")
                )
            }
            return .held
        case .refused(let reason, let detail):
            return .refused(AppProofProblem(kind, reason, detail))
        case .unavailable(let detail):
            return .unavailable(AppProofProblem(kind, .unavailable, detail))
        }
    }
}
