extension PasswordPolicy {
    /// What counts as neither letter nor digit, for clients that check before they send.
    package static let symbols = "^$*.[]{}()?\"!@#%&/\\,><':;|_~".map(String.init)

    /// Throws where somebody has to choose a better password before signing in again.
    package func checkAtSignIn(_ password: String) throws(Refusal) {
        guard isEnforced, forcesUpgradeOnSignIn else { return }
        let shortcomings = shortcomings(of: password)
        guard shortcomings.isEmpty else { throw .passwordBelowPolicy(shortcomings) }
    }
}
