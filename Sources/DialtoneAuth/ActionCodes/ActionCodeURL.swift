public import Foundation

/// The link of an e-mail, taken apart.
///
/// The link may be wrapped in another, whose `link` or `deep_link_id` it is.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRActionCodeURL)
#endif
public final class ActionCodeURL: NSObject, Sendable {
    /// The API key of the project that sent it.
    #if canImport(ObjectiveC)
    @objc(APIKey)
    #endif
    public let apiKey: String?

    /// What it does.
    public let operation: ActionCodeOperation

    /// The action code.
    public let code: String?

    /// Where the person goes on afterwards.
    public let continueURL: URL?

    /// The language of the page that it leads to.
    public let languageCode: String?

    /// Takes a link apart; `nil` where it has no query.
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
        // What is wrapped is shorter than the link, so this ends.
        return Self.query(of: inner) ?? query
    }
}
