package import DialtoneModel

extension PasswordPolicy {
    /// The characters that count as symbols, for clients that validate passwords themselves.
    package static let symbols = "^$*.[]{}()?\"!@#%&/\\,><':;|_~".map(String.init)

    /// Throws if the user must choose a stronger password before signing in.
    package func checkAtSignIn(_ password: String) throws(Refusal) {
        guard isEnforced, forcesUpgradeOnSignIn else { return }
        let shortcomings = shortcomings(of: password)
        guard shortcomings.isEmpty else { throw .passwordBelowPolicy(shortcomings) }
    }
}
