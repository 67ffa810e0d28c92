import HTTPTypes

extension HTTPField.Name {
    static let apiKey = Self.known("x-goog-api-key")
    static let appInstance = Self.known("x-dialtone-app-instance")
    static let appSecret = Self.known("x-dialtone-app-secret")
    static let bundleIdentifier = Self.known("x-ios-bundle-identifier")
    static let clientVersion = Self.known("x-client-version")
    static let forwarded = Self.known("forwarded")
    static let forwardedFor = Self.known("x-forwarded-for")
    static let fetchMode = Self.known("sec-fetch-mode")
    static let fetchSite = Self.known("sec-fetch-site")
    static let firebaseLocale = Self.known("x-firebase-locale")
    static let googleAppID = Self.known("x-firebase-gmpid")
    static let host = Self.known("host")
    static let referrerPolicyName = Self.known("referrer-policy")
    static let requestID = Self.known("x-request-id")

    /// The literals above are valid names, so the fallback is never used.
    private static func known(_ name: String) -> Self {
        Self(name) ?? .from
    }
}
