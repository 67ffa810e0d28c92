public import Foundation

/// A parsed email action link.
///
/// The link may be wrapped in another URL, as its `link` or `deep_link_id` parameter.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRActionCodeURL)
#endif
public final class ActionCodeURL: NSObject, Sendable {
    /// The API key of the project that sent the link.
    #if canImport(ObjectiveC)
    @objc(APIKey)
    #endif
    public let apiKey: String?

    /// The operation that the link performs.
    public let operation: ActionCodeOperation

    /// The action code.
    public let code: String?

    /// The URL to continue at afterwards.
    public let continueURL: URL?

    /// The language of the page that the link opens.
    public let languageCode: String?

    /// Parses a link; `nil` if it has no query.
    public init?(link: String) {
        guard let query = Self.query(of: link) else { return nil }
        apiKey = query["apiKey"]
        operation = ActionCodeOperation(mode: query["mode"])
        code = query["oobCode"].flatMap { $0.isEmpty ? nil : $0 }
        continueURL = query["continueUrl"].flatMap { URL(string: $0) }
        languageCode = query["lang"]
    }

    /// ``init(link:)``, under its Objective-C name.
    public class func actionCodeURL(withLink link: String) -> ActionCodeURL? {
        ActionCodeURL(link: link)
    }

    private static func query(of link: String) -> [String: String]? {
        guard let items = URLComponents(string: link)?.queryItems, !items.isEmpty else {
            return nil
        }
        var query: [String: String] = [:]
        for item in items where query[item.name] == nil { query[item.name] = item.value }
        guard query["oobCode"] == nil, let inner = query["link"] ?? query["deep_link_id"] else {
            return query
        }
        // An inner link is shorter than the outer one, so the recursion ends.
        return Self.query(of: inner) ?? query
    }
}
