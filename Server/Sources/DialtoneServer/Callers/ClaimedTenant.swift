import DialtoneCore
import Foundation

/// The tenant that an ID token says it belongs to, read without checking the token.
///
/// It only tells where to look for the account: whoever acts on the token checks it against
/// that tenant.
struct ClaimedTenant {
    private static let name = Array("\"tenant\"".utf8)

    /// Longer texts cannot be tokens of this server and are not parsed.
    private static let lengthLimit = 32 * 1_024

    let tenantID: String

    /// `nil` for tokens that name no tenant, which are most, and for what is no token.
    init?(of idToken: String) {
        guard idToken.utf8.count <= Self.lengthLimit else { return nil }
        let parts = idToken.utf8.split(
            separator: UInt8(ascii: "."),
            omittingEmptySubsequences: false
        )
        guard parts.count == 3, let payload = Base64URL.decode(String(Substring(parts[1]))),
            Self.isNamed(in: payload),
            let claims = try? JSONDecoder().decode(Claims.self, from: Data(payload)),
            let tenant = claims.firebase.tenant
        else { return nil }
        tenantID = tenant
    }

    /// Byte by byte: the library's search in collections takes longer than all else about a token.
    private static func isNamed(in payload: [UInt8]) -> Bool {
        payload.indices.contains { index in
            payload[index] == name[0] && payload[index...].starts(with: name)
        }
    }

    private struct Claims: Decodable {
        let firebase: Firebase

        struct Firebase: Decodable {
            let tenant: String?
        }
    }
}
