import Foundation
import IdentityToolkit

/// A credential for an email address.
final class EmailAuthCredential: AuthCredential, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    enum Proof: Hashable, Sendable {
        case password(String)
        case link(String)
    }

    private let email: String
    private let proof: Proof

    init(email: String, proof: Proof) {
        self.email = email
        self.proof = proof
        super.init(provider: EmailAuthProvider.id)
    }

    override func prove(
        for purpose: CredentialPurpose,
        by auth: Auth
    ) async throws -> ProvedSignIn {
        if email.isEmpty { throw AuthErrorCode.missingEmail.error() }
        var answer = try await ask(auth.backend, for: purpose, tenantID: purpose.tenantID(auth))
        if case .password = proof { answer.isNewUser = false }
        var signIn = try ProvedSignIn(answer, providerID: provider, for: purpose, by: auth)
        signIn.provider.email = email
        signIn.provider.federatedId = email
        signIn.provider.rawId = email
        return signIn
    }

    /// An account of this provider may have only a link; a password can then be added.
    override func isPart(of account: AccountInfo) -> Bool {
        !(account.passwordHash ?? "").isEmpty
    }

    private func ask(
        _ backend: Backend,
        for purpose: CredentialPurpose,
        tenantID: String?
    ) async throws -> SignInResponse {
        switch (proof, purpose.idToken) {
        case (.password(let password), nil):
            let request = SignInWithPasswordRequest {
                $0.email = email
                $0.password = password
                $0.returnSecureToken = true
                $0.tenantId = tenantID
            }
            return try await backend.call(.signInWithPassword, request)
        case (.password(let password), let idToken?):
            let request = SignUpRequest {
                $0.email = email
                $0.password = password
                $0.idToken = idToken
                $0.returnSecureToken = true
                $0.tenantId = tenantID
            }
            return try await backend.call(.signUp, request)
        case (.link(let link), let idToken):
            let request = try SignInWithEmailLinkRequest {
                $0.email = email
                $0.oobCode = try signInCode(link)
                $0.idToken = idToken
                $0.returnSecureToken = true
                $0.tenantId = tenantID
            }
            return try await backend.call(.signInWithEmailLink, request)
        }
    }

    private func signInCode(_ link: String) throws -> String {
        guard let url = ActionCodeURL(link: link), url.operation == .emailLink,
            let code = url.code
        else {
            throw AuthErrorCode.invalidActionCode.error(reason: "The link is not a sign-in link.")
        }
        return code
    }
}
