import Foundation
import IdentityToolkit

/// Everything that is known of a signed-in user, as it is kept.
struct UserRecord: Codable, Sendable {
    var account: AccountInfo
    var isAnonymous: Bool
    var tokens: SessionTokens

    /// The API key of the project that the user belongs to.
    var apiKey: String?

    /// Which sign-in the record is of: it stays the same when the ID token is renewed.
    var signIn: SignIn {
        let token = TokenPayload(tokens.idToken)
        let firebase = token?.claims["firebase"] as? [String: Any]
        return SignIn(
            uid: account.localID,
            session: firebase?["session_id"] as? String,
            time: token?.date("auth_time")
        )
    }

    struct SignIn: Hashable, Sendable {
        let uid: String
        /// Servers of other kinds name none.
        let session: String?
        let time: Date?
    }

    /// Takes over what the server says now.
    mutating func update(_ account: AccountInfo) {
        self.account = account
        let hasWayToSignIn = !(account.providerUserInfo ?? []).isEmpty || account.email != nil
        if hasWayToSignIn { isAnonymous = false }
    }
}

extension UserRecord {
    /// Reads the form that a store keeps.
    init(archived data: Data) throws {
        self = try JSONDecoder().decode(UserRecord.self, from: data)
    }
}
