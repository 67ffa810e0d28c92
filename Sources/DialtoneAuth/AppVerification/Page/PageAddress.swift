import Foundation

/// Everything that the web page with the challenge is told, apart from how to return.
struct PageAddress: Sendable {
    let handler: URL
    let apiKey: String
    let app: AppIdentity
    let version: String
    let language: String?
    let eventID: String

    /// The page's address, its items in upstream's order; ours follow.
    func url(returningBy way: PageReturn) -> URL? {
        guard var components = URLComponents(url: handler, resolvingAgainstBaseURL: false) else {
            return nil
        }
        var items = [
            URLQueryItem(name: "apiKey", value: apiKey),
            URLQueryItem(name: "authType", value: "verifyApp"),
            URLQueryItem(name: "ibi", value: app.bundleID),
            URLQueryItem(name: "v", value: version),
            URLQueryItem(name: "eventId", value: eventID),
            appItem(way),
        ]
        if let language, !language.isEmpty {
            items.append(URLQueryItem(name: "hl", value: language))
        }
        switch way {
        case .scheme:
            break
        case .loopback:
            items.append(URLQueryItem(name: "redirectUri", value: way.callback))
        case .poll(let sessionID):
            items.append(URLQueryItem(name: "mode", value: "poll"))
            items.append(URLQueryItem(name: "sessionId", value: sessionID))
        }
        components.queryItems = items
        return components.url
    }

    private func appItem(_ way: PageReturn) -> URLQueryItem {
        if case .scheme(let scheme) = way, case .clientID(let clientID) = scheme.source {
            return URLQueryItem(name: "clientId", value: clientID)
        }
        return URLQueryItem(name: "appId", value: app.appID)
    }
}
