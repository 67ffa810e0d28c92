import DialtoneAuth

/// Passkeys that the system suggests for a field while the screen shows it.
///
/// A failure is not told: the user has asked for nothing, and has the button as well.
@MainActor
final class PasskeySuggestions {
    private let auth: Auth
    private let authenticator: any PasskeyAuthenticator
    private var task: Task<Void, Never>?

    /// Creates suggestions; `nil` if the authenticator has none.
    init?(auth: Auth, authenticator: (any PasskeyAuthenticator)?) {
        guard let authenticator, authenticator.canAutofill else { return nil }
        self.auth = auth
        self.authenticator = authenticator
    }

    /// Suggests passkeys until ``end()``; the user may choose one.
    func begin(_ choose: @escaping @MainActor (PasskeyAssertion) -> Void) {
        guard task == nil else { return }
        task = Task { [auth, authenticator] in
            let chosen = try? await auth.passkeyAssertion(
                from: authenticator,
                presentation: .autofill
            )
            guard let chosen, !Task.isCancelled else { return }
            choose(chosen)
        }
    }

    /// Ends the suggestions; await the task before a dialog, because the system has one at a time.
    func end() -> Task<Void, Never>? {
        let ended = task
        ended?.cancel()
        task = nil
        return ended
    }
}
