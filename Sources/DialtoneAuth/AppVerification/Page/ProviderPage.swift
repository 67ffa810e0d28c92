import Foundation

/// What an identity provider's page is asked for.
struct ProviderPage: Hashable, Sendable {
    let providerID: String

    /// Names the visit; the server gets to know the text itself at its end, and not before.
    let sessionID: String

    let scopes: [String]
    let parameters: [String: String]
    let tenantID: String?

    /// The items of the address that only such pages have, in upstream's order and form.
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
