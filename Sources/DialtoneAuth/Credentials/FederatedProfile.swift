import Foundation

/// What an identity provider told of a person.
struct FederatedProfile: Codable, Hashable, Sendable {
    /// Everything that it told, a JSON object.
    var json: String?

    /// The person's name on the provider's service.
    var username: String?

    var values: [String: Any]? {
        guard let json else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    }
}
