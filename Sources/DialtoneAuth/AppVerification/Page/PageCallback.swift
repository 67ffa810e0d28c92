import Foundation

/// The URL by which a page returns, taken apart.
///
/// It is ours only where everything up to the query is equal, letter by letter, and where the link
/// within is about this purpose and this page.
struct PageCallback {
    private let link: [URLQueryItem]
    private let purpose: PagePurpose

    /// Reads a callback; `nil` where the URL is not the one that is waited for.
    init?(_ url: URL, expecting callback: String, _ purpose: PagePurpose, eventID: String) {
        let text = url.absoluteString
        guard text.prefix(while: { $0 != "?" && $0 != "#" }) == callback,
            let deepLink = Self.items(text)?.first(where: { $0.name == "deep_link_id" })?.value,
            let link = Self.items(deepLink)
        else { return nil }
        self.link = link
        self.purpose = purpose
        guard value("authType") == purpose.authType, value("eventId") == eventID else { return nil }
    }

    /// What the page found out.
    ///
    /// - Throws: An ``AppVerificationProblem`` with upstream's code for what the page reported.
    var result: String {
        get throws {
            if let result = value(purpose.resultName), !result.isEmpty { return result }
            guard let failure = value("firebaseError") else {
                throw AppVerificationProblem.pageMute
            }
            throw PageFailure(json: Data(failure.utf8)).problem
        }
    }

    private func value(_ name: String) -> String? {
        link.first { $0.name == name }?.value
    }

    private static func items(_ url: String) -> [URLQueryItem]? {
        URLComponents(string: url)?.queryItems
    }
}
