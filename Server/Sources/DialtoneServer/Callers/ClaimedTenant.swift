import DialtoneBasics
import Foundation

/// The tenant that an ID token claims, read without verifying the token.
///
/// It only determines where to look up the account: code that uses the token verifies it against
/// that tenant.
struct ClaimedTenant {
    private static let name = Array("\"tenant\"".utf8)

    /// The maximum length; longer texts cannot be tokens of this server and are not parsed.
    private static let lengthLimit = 32 * 1_024

    let tenantID: String

    /// Returns `nil` for invalid tokens and those without a tenant, which are most.
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

    /// Searches byte by byte, because the library's search takes longer than all else.
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
