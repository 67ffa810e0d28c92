import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes

/// An app that calls on behalf of the device's user.
struct AppCaller: Sendable {
    let project: ServedProject
    let headers: HTTPFields

    /// The API key that the app sent.
    var apiKey: String?

    /// The server's host and port, as the request contains them.
    var authority: String?

    /// The network address that the call came from, see ``TrustedProxies``.
    var remoteAddress: IPAddress?

    var projectID: ProjectID { project.project.id }

    /// The device's name, truncated for storage.
    var client: String? {
        guard let text = headers[.clientVersion] ?? headers[.userAgent], !text.isEmpty else {
            return nil
        }
        return String(text.prefix(128))
    }

    /// The user's languages, in order of preference.
    var languages: [String] {
        LanguagePreferences(locale: headers[.firebaseLocale], accept: headers[.acceptLanguage])
            .tags
    }

    /// The caller in the form that the sign-in flows expect.
    var signIn: SignInCaller {
        SignInCaller(
            project: project,
            client: client,
            languages: languages,
            remoteAddress: remoteAddress
        )
    }

    /// The registered app that calls: the one that it names, or else the one of its API key.
    ///
    /// Only a proof can show that it is genuine.
    var app: RelyingApp? {
        let named = headers[.googleAppID]
        return project.apps.first { $0.appID == named }
            ?? project.apps.first { $0.apiKey == apiKey }
    }

    /// The origin of the calling web page; `nil` for other callers.
    var origin: String? { headers[.origin] }

    var bundleID: String? { headers[.bundleIdentifier] }
}
