import Foundation

/// The request for an identity provider's page.
struct ProviderPage: Hashable, Sendable {
    let providerID: String

    /// Identifies the visit; the server learns the unhashed value only at its end.
    let sessionID: String

    let scopes: [String]
    let parameters: [String: String]
    let tenantID: String?

    /// The query items that only provider pages have, in Firebase's order and form.
    var items: [URLQueryItem] {
        var items: [URLQueryItem] = []
        if let tenantID, !tenantID.isEmpty {
            items.append(URLQueryItem(name: "tid", value: tenantID))
        }
        if !scopes.isEmpty {
            items.append(URLQueryItem(name: "scopes", value: scopes.joined(separator: ",")))
        }
        if !parameters.isEmpty, let json = json(parameters) {
            items.append(URLQueryItem(name: "customParameters", value: json))
        }
        return items
    }

    var sessionDigest: String { SHA256Digest(Data(sessionID.utf8)).text }

    private func json(_ parameters: [String: String]) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(parameters) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
