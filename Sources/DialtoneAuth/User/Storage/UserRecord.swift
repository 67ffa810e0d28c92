import Foundation
import IdentityToolkit

/// The stored data of a signed-in user.
struct UserRecord: Codable, Sendable {
    var account: AccountInfo
    var isAnonymous: Bool
    var tokens: SessionTokens

    /// The API key of the project that the user belongs to.
    var apiKey: String?

    /// The installation of the app in which the user was stored.
    var installation: String?

    /// The sign-in of the record, which stays the same when the ID token is renewed.
    var signIn: SignIn {
        let token = TokenPayload(tokens.idToken)
        let firebase = token?.claims["firebase"] as? [String: Any]
        return SignIn(
            uid: account.localId,
            session: firebase?["session_id"] as? String,
            time: token?.date("auth_time")
        )
    }

    struct SignIn: Hashable, Sendable {
        let uid: String
        /// The session ID; `nil` for other kinds of servers.
        let session: String?
        let time: Date?
    }

    /// Applies the account data from the server.
    mutating func update(_ account: AccountInfo) {
        self.account = account
        let hasWayToSignIn =
            !(account.providerUserInfo ?? []).isEmpty || account.email != nil
            || !(account.passkeyInfo ?? []).isEmpty
        if hasWayToSignIn { isAnonymous = false }
    }
}

extension UserRecord {
    /// Decodes the stored form.
    init(archived data: Data) throws {
        self = try JSONDecoder().decode(UserRecord.self, from: data)
    }
}
