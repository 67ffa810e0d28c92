package import DialtoneBasics
import Foundation

/// The base URL of links in mails and text messages: a page of this server or a replacement.
package struct ActionLink: Hashable, Sendable {
    private let page: String
    private let shortPage: String
    private let apiKey: String?
    private let continueURL: String?

    /// Creates a link to `page`, which is the page's URL without a query.
    ///
    /// Links in text messages lead to `shortPage`.
    package init(
        page: String,
        shortPage: String,
        apiKey: String?,
        continueURL: String? = nil
    ) {
        self.page = page
        self.shortPage = shortPage
        self.apiKey = apiKey
        self.continueURL = continueURL
    }

    package func continuing(to url: String?) -> ActionLink {
        ActionLink(page: page, shortPage: shortPage, apiKey: apiKey, continueURL: url)
    }

    /// Returns the URL for one code, with the parameters that SDKs read.
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

    /// Returns the URL for a code in a text message, which has room for little more than the code.
    ///
    /// The page finds everything else in the database, and opens in the browser's language.
    package func shortURL(secret: ActionSecret) -> String {
        shortPage + "?oobCode=" + secret.text
    }

    /// Percent-encodes everything but letters, digits and `-._~`.
    ///
    /// Without that, a parser could take part of a value for another component of the URL.
    private static func escaped(_ value: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        return value.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
