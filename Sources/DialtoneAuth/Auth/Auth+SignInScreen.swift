package import Foundation

// What the sign-in screen, a module of its own, needs of this one.
extension Auth {
    /// Returns the present time.
    package var clock: @Sendable () -> Date { backend.environment.now }

    /// Waits for some seconds.
    package var pause: @Sendable (_ seconds: Double) async throws -> Void {
        backend.environment.sleep
    }

    /// Where the app keeps its signed-in user.
    package var credentialStore: any CredentialStore { backend.environment.store }

    /// The key of a sign-in that waits for its code.
    package var signInScreenKey: CredentialKey { key(account: "dialtone_sign_in_screen") }

    /// The key of the users who were asked to create a passkey.
    package var passkeyOffersKey: CredentialKey { key(account: "dialtone_passkey_offers") }

    private func key(account: String) -> CredentialKey {
        let app = backend.app
        let name = app.appID.isEmpty ? app.apiKey ?? "" : app.appID
        return CredentialKey(service: "firebase_auth_\(name)", account: account)
    }

    /// Makes a passkey's signature a credential for ``prove(_:)``.
    package func credential(of assertion: PasskeyAssertion) -> AuthCredential {
        PasskeyCredential(assertion)
    }

    /// Has the server verify a credential; the current user stays until ``complete(_:)``.
    package func prove(_ credential: AuthCredential) async throws -> ProvedSignIn {
        try await credential.prove(for: .signIn, by: self)
    }

    /// Makes the user of a verified credential the current one.
    package func complete(_ signIn: ProvedSignIn) async throws -> AuthDataResult {
        try await keep(signIn)
    }
}
