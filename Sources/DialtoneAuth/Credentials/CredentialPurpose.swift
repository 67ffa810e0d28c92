import IdentityToolkit

/// What a credential is shown to the server for.
enum CredentialPurpose: Sendable {
    /// To sign in, and create the account if there is none.
    case signIn
    /// To prove once more that the person is this user.
    case reauthenticate(User)
    /// To become a way to sign in of this user.
    case link(User, idToken: String)
    /// To take the place of this user's present credential of the same kind.
    case replace(User, idToken: String)

    /// Proves whose account is to change.
    var idToken: String? {
        switch self {
        case .signIn, .reauthenticate: nil
        case .link(_, let idToken), .replace(_, let idToken): idToken
        }
    }

    /// The user whom it is about; `nil` where someone new comes.
    var expectedUser: User? {
        switch self {
        case .signIn: nil
        case .reauthenticate(let user), .link(let user, _), .replace(let user, _): user
        }
    }

    /// The tenant to call the server in.
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
