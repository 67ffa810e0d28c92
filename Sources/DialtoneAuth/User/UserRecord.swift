import Foundation
import IdentityToolkit

/// Everything that is known of a signed-in user, as it is kept.
struct UserRecord: Codable, Sendable {
    var account: AccountInfo
    var isAnonymous: Bool
    var tokens: SessionTokens

    /// The API key of the project that the user belongs to.
    var apiKey: String?

    /// Takes over what the server says now.
    mutating func update(_ account: AccountInfo) {
        self.account = account
        let hasWayToSignIn = !(account.providerUserInfo ?? []).isEmpty || account.email != nil
        if hasWayToSignIn { isAnonymous = false }
    }
}
