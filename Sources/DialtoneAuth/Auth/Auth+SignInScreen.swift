package import Foundation
import IdentityToolkit

// What the sign-in screen, a module of its own, needs of this one.
extension Auth {
    /// Returns the present time.
    package var clock: @Sendable () -> Date { backend.environment.now }

    /// Waits for some seconds.
    package var pause: @Sendable (_ seconds: Double) async throws -> Void {
        backend.environment.sleep
    }

    /// What the screen waits for, in the store of the signed-in user.
    package var signInScreenEntry: InstalledEntry { signedIn.screen }

    /// Which users were asked to create a passkey, in the store of the signed-in user.
    package var passkeyOffersEntry: InstalledEntry { signedIn.passkeyOffers }

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

    /// Writes a message for the app's developer; it must contain no numbers, codes or tokens.
    package func logError(_ message: String) {
        Log.error(message)
    }
}

extension MultiFactorResolver {
    /// Continues a sign-in that another process began.
    ///
    /// `factors` are the IDs of the factors, with the last digits of numbers.
    package convenience init(
        pendingCredential: String,
        factors: [(id: String, ending: String?)],
        auth: Auth
    ) {
        let known = factors.map { factor in
            SecondFactorInfo {
                $0.mfaEnrollmentId = factor.id
                $0.phoneInfo = factor.ending
            }
        }
        self.init(
            pendingCredential: pendingCredential,
            factors: known,
            purpose: .signIn,
            auth: auth
        )
    }
}
