import Foundation

/// An identity provider's information about a user.
struct FederatedProfile: Codable, Hashable, Sendable {
    /// The complete profile, as a JSON object.
    var json: String?

    /// The user name at the provider.
    var username: String?

    var values: [String: Any]? {
        guard let json else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    }
}
