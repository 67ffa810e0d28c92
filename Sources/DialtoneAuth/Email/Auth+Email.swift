import Foundation
import IdentityToolkit

extension Auth {
    /// Creates an account with an email address and a password, and signs in.
    public func createUser(
        withEmail email: String,
        password: String,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.signUp(email, password) }
    }

    /// Creates an account with an email address and a password, and signs in.
    @discardableResult @nonobjc
    public func createUser(
        withEmail email: String,
        password: String
    ) async throws -> AuthDataResult {
        try await signUp(email, password)
    }

    /// Signs in with an email address and a password.
    public func signIn(
        withEmail email: String,
        password: String,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        let credential = EmailAuthProvider.credential(withEmail: email, password: password)
        signIn(with: credential, completion: completion)
    }

    /// Signs in with an email address and a password.
    @discardableResult @nonobjc
    public func signIn(
        withEmail email: String,
        password: String
    ) async throws -> AuthDataResult {
        try await signInAndKeep(
            EmailAuthProvider.credential(withEmail: email, password: password)
        )
    }

    /// Signs in with an email address and the link that was sent to it; creates the account if it
    /// does not exist.
    public func signIn(
        withEmail email: String,
        link: String,
        completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
    ) {
        let credential = EmailAuthProvider.credential(withEmail: email, link: link)
        signIn(with: credential, completion: completion)
    }

    /// Signs in with an email address and the link that was sent to it; creates the account if it
    /// does not exist.
    @discardableResult @nonobjc
    public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
        try await signInAndKeep(EmailAuthProvider.credential(withEmail: email, link: link))
    }

    /// Returns whether a link is a sign-in link.
    public func isSignIn(withEmailLink link: String) -> Bool {
        guard let url = ActionCodeURL(link: link), url.code != nil else { return false }
        return url.operation == .emailLink
    }

    private func signUp(_ email: String, _ password: String) async throws -> AuthDataResult {
        if password.isEmpty { throw AuthErrorCode.weakPassword.error(reason: "It is empty.") }
        if email.isEmpty { throw AuthErrorCode.missingEmail.error() }
        let request = SignUpRequest {
            $0.email = email
            $0.password = password
            $0.returnSecureToken = true
            $0.tenantId = tenantID
        }
        var answer: SignInResponse = try await backend.call(.signUp, request)
        answer.isNewUser = true
        return try await keep(
            ProvedSignIn(answer, providerID: EmailAuthProvider.id, for: .signIn, by: self)
        )
    }
}
