import IdentityToolkit

extension Auth {
    /// Returns what a sign-in screen of the project can offer: ways to sign in, regions, second
    /// factors, rules for passwords, and links.
    ///
    /// The sign-in screen of `DialtoneAuthUI` asks for it itself. Firebase has no such method.
    @nonobjc
    public func signInOptions() async throws -> ProjectSignInOptions {
        let answer: SignInOptionsResponse = try await backend.get(
            .signInOptions,
            query: ["tenantId": tenantID]
        )
        return ProjectSignInOptions(answer)
    }
}
