import DialtoneCore

/// How many requests with one kind of proof ended in one way.
struct ProofCountView: Sendable {
    let name: String
    let count: Int

    /// The counts of all days and apps in one, in the order of kinds.
    static func all(of counts: [AppProofCount]) -> [Self] {
        let kinds = AppProofKind.allCases.map(Optional.some) + [nil]
        return kinds.flatMap { kind in
            AppProofCount.Outcome.allCases.compactMap { outcome in
                let total = counts.filter { $0.kind == kind && $0.outcome == outcome }
                    .reduce(0) { $0 + $1.count }
                guard total > 0 else { return nil }
                let name = [kind?.wireName, outcome.words].compactMap(\.self)
                return Self(name: name.joined(separator: ", "), count: total)
            }
        }
    }
}

extension AppProofCount.Outcome {
    fileprivate var words: String {
        switch self {
        case .held: "held"
        case .refused: "refused"
        case .missing: "no proof"
        case .passedWhileUnavailable: "passed while nobody could judge"
        case .refusedWhileUnavailable: "refused while nobody could judge"
        }
    }
}
