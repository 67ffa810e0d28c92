import Foundation
import IdentityToolkit

extension SignInWithIDPResponse {
    /// Throws what the answer tells instead of a sign-in, with what helps to go on.
    ///
    /// `credential` is offered where the server returned none of its own.
    func throwConflict(credential: OAuthCredential) throws {
        guard let code = try conflict else { return }
        var facts: [String: Any] = [:]
        facts[AuthErrorUserInfoEmailKey] = email
        facts[AuthErrorUserInfoUpdatedCredentialKey] = OAuthCredential(self) ?? credential
        throw code.error(facts: facts)
    }

    private var conflict: AuthErrorCode? {
        get throws {
            if needConfirmation == true { return .accountExistsWithDifferentCredential }
            guard let errorMessage, !errorMessage.isEmpty else { return nil }
            let word = WireError(code: 200, message: errorMessage).errorCode
            guard let code = AuthErrorCode(word) else {
                throw InternalError.unexpectedResponse.error(reason: errorMessage)
            }
            return code
        }
    }
}
