package import DialtoneModel
import PhoneNumbers

/// What a client may learn of a user: the standard claims of its scopes (Core, section 5.4).
package struct UserClaims: Sendable {
    /// Every claim that ``write(into:where:)`` can write.
    package static let names = [
        "name", "picture", "email", "email_verified", "phone_number", "phone_number_verified",
    ]

    private let account: Account
    private let scopes: OpenIDScopes

    package init(account: Account, scopes: OpenIDScopes) {
        self.account = account
        self.scopes = scopes
    }

    /// The response of the UserInfo endpoint.
    package var json: [UInt8] {
        var json = JSONWriter()
        json.object { claims in
            claims.member("sub", string: account.id.rawValue)
            write(into: &claims) { _ in true }
        }
        return json.bytes
    }

    /// Writes the claims that the scopes allow and `isWanted` accepts.
    ///
    /// A claim without a value is left out, as the standard recommends.
    func write(into claims: inout JSONWriter, where isWanted: (String) -> Bool) {
        if scopes.contains(.profile) {
            if let name = account.displayName, isWanted("name") {
                claims.member("name", string: name)
            }
            if let picture = account.photoURL, isWanted("picture") {
                claims.member("picture", string: picture)
            }
        }
        if scopes.contains(.email), let email = account.email {
            if isWanted("email") { claims.member("email", string: email) }
            if isWanted("email_verified") {
                claims.member("email_verified", boolean: account.isEmailVerified)
            }
        }
        if scopes.contains(.phone), let phoneNumber = account.phoneNumber {
            if isWanted("phone_number") { claims.member("phone_number", string: phoneNumber.e164) }
            if isWanted("phone_number_verified") {
                // An administrator can set a number that its owner has not proved.
                claims.member("phone_number_verified", boolean: account.phoneProvedAt != nil)
            }
        }
    }
}
