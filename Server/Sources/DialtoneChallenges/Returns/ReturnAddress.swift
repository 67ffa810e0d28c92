package import DialtoneModel

/// The verified place that a challenge redirects back to.
package enum ReturnAddress: Hashable, Sendable {
    /// A URL scheme of the app.
    case scheme(String)

    /// A URL that a program on the same machine serves.
    case loopback(String)

    /// An `https` URL that is registered for the app.
    case universalLink(String)

    /// No redirect: the app polls for the result.
    case polled(ChallengeEvent)
}

extension ReturnAddress {
    /// The start of the URL that leads back to the app; `nil` if the app polls.
    package var start: String? {
        switch self {
        case .scheme(let scheme): "\(scheme)://firebaseauth/link"
        case .loopback(let address), .universalLink(let address): address
        case .polled: nil
        }
    }

    /// Validates a return request; throws the reason if the page must not redirect there.
    ///
    /// If `isOpen` is `true`, as in development mode, unregistered apps are accepted.
    package init(
        checking request: ReturnRequest,
        app: RelyingApp?,
        of apps: [RelyingApp],
        isOpen: Bool
    ) throws(ReturnProblem) {
        if request.mode == "poll" {
            self = try Self.polled(request)
        } else if let redirect = request.redirectURI {
            self = try Self.redirect(redirect, app: app)
        } else if let clientID = request.clientID {
            self = try Self.scheme(clientID: clientID, apps, isOpen)
        } else if let appID = request.appID {
            self = try Self.scheme(appID: appID, apps, isOpen)
        } else {
            throw .missing
        }
    }

    private static func polled(_ request: ReturnRequest) throws(ReturnProblem) -> Self {
        guard
            let event = ChallengeEvent(
                id: request.eventID ?? "",
                sessionID: request.sessionID ?? ""
            )
        else { throw .invalidSession }
        return .polled(event)
    }

    private static func redirect(
        _ text: String,
        app: RelyingApp?
    ) throws(ReturnProblem) -> Self {
        if isLoopback(text) { return .loopback(text) }
        guard text.hasPrefix("https://"), app?.details.redirects.contains(text) == true else {
            throw .foreignRedirect(text)
        }
        return .universalLink(text)
    }

    /// Whether `text` is a URL with one of the three loopback host names and a port.
    private static func isLoopback(_ text: String) -> Bool {
        let form =
            /http:\/\/(127\.0\.0\.1|\[::1\]|localhost):([0-9]{1,5})(\/[A-Za-z0-9._~\/-]{0,128})?/
        guard let parts = text.wholeMatch(of: form), let port = Int(parts.2) else { return false }
        return (1...65_535).contains(port)
    }

    private static func scheme(
        clientID: String,
        _ apps: [RelyingApp],
        _ isOpen: Bool
    ) throws(ReturnProblem) -> Self {
        let form = /[0-9]{1,20}(-[a-z0-9]{1,64})?\.apps\.googleusercontent\.com/
        guard clientID.wholeMatch(of: form) != nil else { throw .malformedClientID }
        guard isOpen || apps.contains(where: { $0.details.clientID == clientID }) else {
            throw .unknownClientID(clientID)
        }
        return .scheme(clientID.split(separator: ".").reversed().joined(separator: "."))
    }

    private static func scheme(
        appID: String,
        _ apps: [RelyingApp],
        _ isOpen: Bool
    ) throws(ReturnProblem) -> Self {
        guard appID.wholeMatch(of: /1:[0-9]{1,20}:(ios|android|web):[0-9a-f]{1,64}/) != nil else {
            throw .malformedAppID
        }
        guard isOpen || apps.contains(where: { $0.appID == appID }) else {
            throw .unknownAppID(appID)
        }
        return .scheme("app-" + appID.replacing(":", with: "-"))
    }
}
