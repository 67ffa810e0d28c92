import DialtoneCore
import Foundation

/// The tenant that an ID token says it belongs to, read without checking the token.
///
/// It only tells where to look for the account: whoever acts on the token checks it against
/// that tenant.
struct ClaimedTenant {
    private static let name = Array("\"tenant\"".utf8)

    let tenantID: String

    /// `nil` for tokens that name no tenant, which are most, and for what is no token.
    init?(of idToken: String) {
        let parts = idToken.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])),
            payload.contains(Self.name),
            let claims = try? JSONDecoder().decode(Claims.self, from: Data(payload)),
            let tenant = claims.firebase.tenant
        else { return nil }
        tenantID = tenant
    }

    private struct Claims: Decodable {
        let firebase: Firebase

        struct Firebase: Decodable {
            let tenant: String?
        }
    }
}
