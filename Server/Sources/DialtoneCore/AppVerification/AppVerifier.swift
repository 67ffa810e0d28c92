/// Judges whether a request for a message came from a real app.
package protocol AppVerifier: Sendable {
    /// Says what `proof` shows; called before a message is paid for.
    ///
    /// Throws a ``Refusal`` where a proof is there and does not hold.
    func verify(_ proof: AppProof, of project: Project) async throws -> AppVerdict
}

/// What an app's proof was worth.
package enum AppVerdict: Hashable, Sendable {
    /// The app showed that it is real.
    case proved
    /// The app showed nothing, and needs to show nothing.
    case notRequired
}

/// Accepts no kind of proof: apps either need none, by their project's settings, or are refused.
package struct SettingsOnlyAppVerifier: AppVerifier {
    package init() {}

    package func verify(_ proof: AppProof, of project: Project) async throws -> AppVerdict {
        guard !project.settings.appVerification.isRequired else {
            throw Refusal.missingAppProof
        }
        return .notRequired
    }
}
