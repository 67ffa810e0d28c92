import DialtoneModel

/// The number of requests with one kind of proof and one outcome.
struct ProofCountView: Sendable {
    let name: String
    let count: Int

    /// Returns the totals of all days and apps, in the order of kinds.
    static func all(of counts: [AppProofCount]) -> [Self] {
        let kinds = AppProofKind.allCases.map(Optional.some) + [nil]
        return kinds.flatMap { kind in
            AppProofCount.Outcome.allCases.compactMap { outcome in
                let total = counts.filter { $0.kind == kind && $0.outcome == outcome }
                    .reduce(0) { $0 + $1.count }
                guard total > 0 else { return nil }
                let name = [kind?.words, outcome.words].compactMap(\.self)
                return Self(name: name.joined(separator: ": "), count: total)
            }
        }
    }
}

extension AppProofCount.Outcome {
    fileprivate var words: String {
        switch self {
        case .held: "accepted"
        case .refused: "refused"
        case .missing: "no proof"
        case .passedWhileUnavailable: "accepted unchecked"
        case .refusedWhileUnavailable: "refused unchecked"
        }
    }
}

extension AppProofKind {
    /// The display name.
    var words: String {
        switch self {
        case .appAttest: "App Attest"
        case .push: "Silent push"
        case .challenge: "Built-in challenge"
        case .recaptcha: "reCAPTCHA v2"
        case .recaptchaEnterprise: "reCAPTCHA Enterprise"
        case .playIntegrity: "Play Integrity"
        case .appSecret: "App secret"
        }
    }
}
