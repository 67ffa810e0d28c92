import DialtoneCore
import HTTPTypes

/// An app that calls on behalf of the person who holds the device.
struct AppCaller: Sendable {
    let project: ServedProject
    let headers: HTTPFields

    /// The key that the app brought.
    var apiKey: String?

    /// The server's name and port, as the request has them.
    var authority: String?

    /// The network address that the call came from, see ``TrustedProxies``.
    var remoteAddress: IPAddress?

    var projectID: ProjectID { project.project.id }

    /// What the device calls itself, short enough to be kept.
    var client: String? {
        guard let text = headers[.clientVersion] ?? headers[.userAgent], !text.isEmpty else {
            return nil
        }
        return String(text.prefix(128))
    }

    /// The languages that the person reads, best first.
    var languages: [String] {
        LanguagePreferences(locale: headers[.firebaseLocale], accept: headers[.acceptLanguage])
            .tags
    }

    /// The same for the domain.
    var signIn: SignInCaller {
        SignInCaller(
            project: project,
            client: client,
            languages: languages,
            remoteAddress: remoteAddress
        )
    }

    /// The registered app that calls: the one that it names, else the one whose key it brought.
    ///
    /// That it is the one only a proof can show.
    var app: RelyingApp? {
        let named = headers[.googleAppID]
        return project.apps.first { $0.appID == named }
            ?? project.apps.first { $0.apiKey == apiKey }
    }

    /// The web page that calls; absent where no page does.
    var origin: String? { headers[.origin] }

    var bundleID: String? { headers[.bundleIdentifier] }
}
