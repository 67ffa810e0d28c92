import Foundation

/// Where the links in mails lead: a page of this server, or what stands in for it.
package struct ActionLink: Hashable, Sendable {
    private let page: String
    private let apiKey: String?
    private let continueURL: String?

    /// `page` is the address of the page, without a query.
    package init(page: String, apiKey: String?, continueURL: String? = nil) {
        self.page = page
        self.apiKey = apiKey
        self.continueURL = continueURL
    }

    package func continuing(to url: String?) -> ActionLink {
        ActionLink(page: page, apiKey: apiKey, continueURL: url)
    }

    /// The address for one code, with what SDKs read from it.
    package func url(
        for purpose: ActionPurpose,
        secret: ActionSecret,
        project: ProjectID,
        languages: [String]
    ) -> String {
        let items = [
            ("mode", purpose.mode),
            ("lang", languages.first ?? "en"),
            ("oobCode", secret.text),
            ("apiKey", apiKey),
            ("continueUrl", continueURL),
            ("tenantId", project.tenantID),
        ]
        let query = items.compactMap { name, value in
            value.map { "\(name)=\(Self.escaped($0))" }
        }
        return page + "?" + query.joined(separator: "&")
    }

    /// Everything but letters, digits and `-._~`, so that no reader of the address takes a part
    /// of a value for something else.
    private static func escaped(_ value: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        return value.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
