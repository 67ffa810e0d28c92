import Foundation

/// The parameters of a web page of the server, except how it returns.
struct PageAddress: Sendable {
    let handler: URL
    let purpose: PagePurpose
    let apiKey: String
    let app: AppIdentity
    let version: String
    let language: String?
    let eventID: String

    /// Returns the page's URL, with its query items in Firebase's order, followed by Dialtone's
    /// own.
    func url(returningBy way: PageReturn) -> URL? {
        guard var components = URLComponents(url: handler, resolvingAgainstBaseURL: false) else {
            return nil
        }
        var items = [
            URLQueryItem(name: "apiKey", value: apiKey),
            URLQueryItem(name: "authType", value: purpose.authType),
            URLQueryItem(name: "ibi", value: app.bundleID),
        ]
        if case .signIn(let page) = purpose {
            items.append(URLQueryItem(name: "sessionId", value: page.sessionDigest))
        }
        items.append(URLQueryItem(name: "v", value: version))
        items.append(URLQueryItem(name: "eventId", value: eventID))
        if case .signIn(let page) = purpose {
            items.append(URLQueryItem(name: "providerId", value: page.providerID))
        }
        items.append(appItem(way))
        if case .signIn(let page) = purpose { items += page.items }
        if let language, !language.isEmpty {
            items.append(URLQueryItem(name: "hl", value: language))
        }
        components.queryItems = items + returnItems(way)
        return components.url
    }

    private func appItem(_ way: PageReturn) -> URLQueryItem {
        if case .scheme(let scheme) = way, case .clientID(let clientID) = scheme.source {
            return URLQueryItem(name: "clientId", value: clientID)
        }
        return URLQueryItem(name: "appId", value: app.appID)
    }

    private func returnItems(_ way: PageReturn) -> [URLQueryItem] {
        switch way {
        case .scheme:
            []
        case .loopback:
            [URLQueryItem(name: "redirectUri", value: way.callback)]
        case .poll(let sessionID):
            [
                URLQueryItem(name: "mode", value: "poll"),
                URLQueryItem(name: "sessionId", value: sessionID),
            ]
        }
    }
}
