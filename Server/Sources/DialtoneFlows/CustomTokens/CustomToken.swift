import DialtoneFederation
import DialtoneModel
import Foundation

/// The content of a custom token: a sign-in that the app's own back end signed.
struct CustomToken: Sendable {
    /// The audience that a custom token must have.
    static let audience =
        "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit"

    let accountID: AccountID

    /// Claims for the session: the text of a JSON object.
    let sessionClaims: String?
    let tenantID: String?

    /// Reads claims that have been verified or do not need verification.
    init(payload: [UInt8]) throws {
        guard let value = try? JSONSerialization.jsonObject(with: Data(payload)),
            let members = value as? [String: Any]
        else { throw FederationRefusal.invalidCustomToken("The token's claims cannot be parsed.") }
        guard let id = members["uid"] as? String ?? members["user_id"] as? String, !id.isEmpty
        else { throw FederationRefusal.missingIdentifier }
        guard id.utf16.count <= AccountID.lengthLimit else {
            throw FederationRefusal.invalidCustomToken("The account ID is too long.")
        }
        accountID = AccountID(rawValue: id)
        tenantID = members["tenant_id"] as? String
        sessionClaims = try Self.sessionClaims(members["claims"])
    }

    private static func sessionClaims(_ claims: Any?) throws -> String? {
        guard let claims, !(claims is NSNull) else { return nil }
        guard claims is [String: Any],
            let json = try? JSONSerialization.data(
                withJSONObject: claims,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { throw FederationRefusal.invalidCustomToken("The claims are not a JSON object.") }
        return try CustomAttributes(checking: String(decoding: json, as: UTF8.self)).text
    }
}
