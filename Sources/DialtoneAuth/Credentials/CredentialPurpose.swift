import IdentityToolkit

/// The purpose for which a credential is sent to the server.
enum CredentialPurpose: Sendable {
    /// Signing in, and creating the account if it does not exist.
    case signIn
    /// Reauthenticating this user.
    case reauthenticate(User)
    /// Adding the sign-in method to this user.
    case link(User, idToken: String)
    /// Replacing this user's existing credential of the same kind.
    case replace(User, idToken: String)

    /// The ID token of the account to change.
    var idToken: String? {
        switch self {
        case .signIn, .reauthenticate: nil
        case .link(_, let idToken), .replace(_, let idToken): idToken
        }
    }

    /// The user that the credential must belong to; `nil` for a new sign-in.
    var expectedUser: User? {
        switch self {
        case .signIn: nil
        case .reauthenticate(let user), .link(let user, _), .replace(let user, _): user
        }
    }

    /// Returns the tenant for the call.
    func tenantID(_ auth: Auth) -> String? {
        guard let expectedUser else { return auth.tenantID }
        return expectedUser.tenantID
    }

    var phoneOperation: PhoneOperation {
        switch self {
        case .signIn: .signUpOrIn
        case .reauthenticate: .reauthenticate
        case .link: .link
        case .replace: .update
        }
    }
}
