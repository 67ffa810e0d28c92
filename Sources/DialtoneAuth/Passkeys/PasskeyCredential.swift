import Foundation
import IdentityToolkit

/// A passkey's signature as a credential, which only signs in and reauthenticates.
final class PasskeyCredential: AuthCredential, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    static let id = "passkey"

    private let assertion: PasskeyAssertion

    init(_ assertion: PasskeyAssertion) {
        self.assertion = assertion
        super.init(provider: Self.id)
    }

    override func prove(
        for purpose: CredentialPurpose,
        by auth: Auth
    ) async throws -> ProvedSignIn {
        guard purpose.idToken == nil else {
            throw AuthErrorCode.operationNotAllowed.error(
                reason: "A passkey is added with enrollPasskey(name:from:)."
            )
        }
        let request = FinalizePasskeySignInRequest {
            $0.authenticatorAuthenticationResponse = assertion.wire
            $0.tenantId = purpose.tenantID(auth)
        }
        var answer: SignInResponse = try await auth.backend.call(.passkeySignInFinalize, request)
        answer.isNewUser = false
        return try ProvedSignIn(answer, providerID: provider, for: purpose, by: auth)
    }
}
