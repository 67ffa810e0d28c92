import Foundation
import IdentityToolkit

extension SignInWithIDPResponse {
    /// Throws the error in the response, if it is not a sign-in, with the details for recovery.
    ///
    /// `credential` is attached if the server returned none.
    func throwConflict(credential: OAuthCredential) throws {
        guard let code = try conflict else { return }
        var facts: [String: Any] = [:]
        facts[AuthErrorUserInfoEmailKey] = email
        facts[AuthErrorUserInfoUpdatedCredentialKey] = OAuthCredential(self) ?? credential
        facts[ConflictingAccount.methodsKey] = verifiedProvider
        throw code.error(facts: facts)
    }

    private var conflict: AuthErrorCode? {
        get throws {
            if needConfirmation == true { return .accountExistsWithDifferentCredential }
            guard let errorMessage, !errorMessage.isEmpty else { return nil }
            let word = WireError { $0.message = errorMessage }.errorCode
            guard let code = AuthErrorCode(word) else {
                throw InternalError.unexpectedResponse.error(reason: errorMessage)
            }
            return code
        }
    }
}
