package import DialtoneBasics
package import DialtoneModel

/// Verifies the reCAPTCHA Enterprise tokens that Google's SDKs send with a request.
package struct RecaptchaEnterpriseChecker: AppProofChecker {
    package let kind = AppProofKind.recaptchaEnterprise

    private let store: any DataStore
    private let keys: RecaptchaEnterpriseKeys
    private let assessor: RecaptchaEnterpriseAssessor
    private let clock: ServerClock

    package init(
        store: any DataStore,
        keys: RecaptchaEnterpriseKeys,
        assessor: RecaptchaEnterpriseAssessor,
        clock: ServerClock
    ) {
        self.store = store
        self.keys = keys
        self.assessor = assessor
        self.clock = clock
    }

    package func findsProof(in proof: AppProof) -> Bool {
        proof.captchaResponse?.isEmpty == false
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard let token = proof.captchaResponse, !token.isEmpty else {
            return try await outcomeWithoutToken(of: proof, from: caller)
        }
        return try await outcome(of: RecaptchaEnterpriseAssessor.name) {
            try await verify(token, of: proof, from: caller)
        }
    }

    /// Returns a refusal if the client has no token although the project has a key.
    ///
    /// Google's SDKs need this error to fall back to another proof.
    private func outcomeWithoutToken(
        of proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard proof.saysNoRecaptcha, !proof.bringsAnything,
            try await keys.key(for: caller.platform(of: proof), of: caller.projectID) != nil
        else { return nil }
        return .refused(RecaptchaProblem.missing.proofProblem)
    }

    private func verify(
        _ token: String,
        of proof: AppProof,
        from caller: AppCaller
    ) async throws {
        let platform = caller.platform(of: proof)
        guard let key = try await keys.key(for: platform, of: caller.projectID) else {
            throw RecaptchaProblem.notConfigured
        }
        let action = proof.purpose.recaptchaAction
        let assessment = try await assessor.assessment(of: token, action: action, by: key)
        let now = clock.now
        try assessment.check(
            action: action,
            origin: caller.origin(on: platform),
            minimumScore: key.minimumScore,
            at: now
        )
        // Google also rejects a second use, but this check does not depend on the service.
        let spent = SpentProof(
            token: token,
            expiresAt: now + RecaptchaAssessment.lifetime + RecaptchaAssessment.clockSkew
                + RecaptchaAssessment.clockSkew
        )
        guard try await store.write({ try $0.spend(spent, of: caller.projectID.parent) }) else {
            throw RecaptchaProblem.replayed
        }
    }
}

extension AppCaller {
    /// The platform that the client specifies, or else the one that the app is registered for.
    fileprivate func platform(of proof: AppProof) -> RelyingApp.Platform {
        RelyingApp.Platform(clientType: proof.clientType) ?? app?.platform ?? .web
    }

    fileprivate func origin(on platform: RelyingApp.Platform) -> RecaptchaAssessment.Origin {
        switch platform {
        case .ios: .ios(bundleIDs: bundleIDs(on: .ios))
        case .android: .android(packageNames: bundleIDs(on: .android))
        case .web, .server: .web(hosts: settings.authorizedDomains)
        }
    }

    private func bundleIDs(on platform: RelyingApp.Platform) -> [String] {
        guard let app, app.platform == platform, !app.bundleID.isEmpty else { return [] }
        return [app.bundleID]
    }
}

extension AppProofPurpose {
    /// The name of the action in Google's SDKs.
    fileprivate var recaptchaAction: String {
        switch self {
        case .message(.signIn): "sendVerificationCode"
        case .message(.secondFactorEnrollment): "mfaSmsEnrollment"
        case .message(.secondFactorSignIn): "mfaSmsSignIn"
        case .mail: "getOobCode"
        case .signUp: "signUpPassword"
        }
    }
}
