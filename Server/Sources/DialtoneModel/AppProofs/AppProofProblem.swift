/// The reason why a proof was rejected.
package struct AppProofProblem: Error, Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The verification service for such proofs is not configured.
        case notConfigured
        /// The project's rules do not accept this kind of proof from this app.
        case notAccepted
        /// The proof is missing, although the app could have sent one.
        case missing
        /// The proof is malformed or forged.
        case invalid
        /// The proof has expired.
        case expired
        /// The proof was already used.
        case used
        /// The proof was issued for another app, project, host or number.
        case foreign
        /// The proof was issued for another purpose.
        case wrongAction
        /// The verification service does not trust the device or the user.
        case untrusted
        /// The verification service did not respond.
        case unavailable
    }

    package let kind: AppProofKind
    package let reason: Reason

    /// One sentence for developers, without secrets.
    package let detail: String

    /// Whether the app may try a proof of another kind instead.
    package var leavesOthers = false

    package init(_ kind: AppProofKind, _ reason: Reason, _ detail: String) {
        self.kind = kind
        self.reason = reason
        self.detail = detail
    }
}
