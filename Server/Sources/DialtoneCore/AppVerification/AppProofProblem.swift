/// Why a proof does not hold.
package struct AppProofProblem: Error, Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Nobody configured what it takes to judge such a proof.
        case notConfigured
        /// The project's rules do not take this kind of proof from this app.
        case notAccepted
        /// There is none, where the app could have had one.
        case missing
        /// It is no proof of this kind at all, or a forged one.
        case invalid
        /// It was good once.
        case expired
        /// It was used already.
        case used
        /// It was made for another app, project, host or number.
        case foreign
        /// It was made for another purpose.
        case wrongAction
        /// Whoever judged it does not trust the device or its person.
        case untrusted
        /// Whoever could judge it did not answer.
        case unavailable
    }

    package let kind: AppProofKind
    package let reason: Reason

    /// One sentence for developers, without anything secret.
    package let detail: String

    /// Whether the app may try a proof of another kind instead.
    package internal(set) var leavesOthers = false

    package init(_ kind: AppProofKind, _ reason: Reason, _ detail: String) {
        self.kind = kind
        self.reason = reason
        self.detail = detail
    }
}
