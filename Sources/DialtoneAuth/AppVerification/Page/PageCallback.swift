import Foundation

/// A parsed URL with which a page returns.
///
/// It is valid only if everything up to the query is identical to the expected callback, and the
/// link inside has the same purpose and event ID.
struct PageCallback {
    private let link: [URLQueryItem]
    private let purpose: PagePurpose

    /// Parses a callback; `nil` if the URL is not the expected one.
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

    /// The page's result.
    ///
    /// - Throws: An ``AppVerificationProblem`` with Firebase's code for the reported error.
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
