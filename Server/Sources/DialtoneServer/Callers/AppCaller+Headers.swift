import DialtoneBasics
import DialtoneModel
import HTTPTypes

extension AppCaller {
    /// The caller that the headers describe; `authority` is the host and port that it addressed.
    init(
        project: ServedProject,
        headers: HTTPFields,
        apiKey: String? = nil,
        authority: String? = nil,
        remoteAddress: IPAddress? = nil
    ) {
        var claims = Claims()
        claims.appID = headers[.googleAppID]
        claims.bundleID = headers[.bundleIdentifier]
        claims.client = headers[.clientVersion] ?? headers[.userAgent]
        claims.languages = LanguagePreferences(
            locale: headers[.firebaseLocale],
            accept: headers[.acceptLanguage]
        )
        claims.origin = headers[.origin]
        claims.authority = authority
        claims.appSecret = headers[.appSecret]
        claims.appInstance = headers[.appInstance]
        self.init(
            project: project,
            apiKey: apiKey,
            remoteAddress: remoteAddress,
            claims: claims
        )
    }
}
