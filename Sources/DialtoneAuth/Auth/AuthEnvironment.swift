import Foundation

/// The dependencies of one app's authentication; tests replace them.
struct AuthEnvironment: Sendable {
    var transport: any HTTPTransport = URLSessionTransport()
    var store: any CredentialStore
    var now: @Sendable () -> Date = { Date() }
    var sleep: Sleep = systemSleep
    var random: @Sendable () -> UInt8 = { UInt8.random(in: 0...255) }

    /// The timeout of one call, in seconds.
    var requestDeadline: TimeInterval = 30

    var deadlines = VerificationDeadlines()
    var push = PushPlatform.current
    var page = PagePlatform.current
    var appAttest: (any AppAttestService)? = defaultAppAttestService()

    /// Calls back each time the stored user may have changed or become readable, if the platform
    /// reports that.
    var observeWakes: @Sendable (@escaping @Sendable () -> Void) -> Void = systemWakes

    /// The directory that the system deletes with the app; `nil` if stored users do not outlive it.
    var container: URL? = DataFolder.appContainer

    /// Logs a warning for the app's developer.
    var warn: @Sendable (String) -> Void = { Log.warning($0) }

    /// The app's Info.plist.
    var info: @Sendable () -> [String: Any] = { Bundle.main.infoDictionary ?? [:] }

    /// Returns uniformly random upper-case letters.
    func randomLetters(_ count: Int) -> String {
        var letters = ""
        while letters.count < count {
            let byte = random()
            // 234 is the last multiple of 26 in a byte.
            guard byte < 234 else { continue }
            letters.unicodeScalars.append(UnicodeScalar(65 + byte % 26))
        }
        return letters
    }

    /// Returns `count` random bytes as lower-case hexadecimal digits.
    func randomText(_ count: Int) -> String {
        (0..<count).map { _ in
            let byte = random()
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}

/// The timeouts of the stages of app verification, and of identity provider pages, in seconds.
struct VerificationDeadlines: Sendable {
    /// Fetching the policy; a later response is not worth the wait.
    var policy: TimeInterval = 5
    /// App Attest, which calls Apple and the server at most twice.
    var appAttest: TimeInterval = 20
    /// Waiting for the system to provide a push token.
    var pushToken: TimeInterval = 5
    /// The maximum time that a server may make the SDK wait for a push.
    var pushLimit: TimeInterval = 30
    /// Solving the challenge on the web page.
    var page: TimeInterval = 180
    /// Signing in on an identity provider's page; the server has the same timeout.
    var providerPage: TimeInterval = 600
    /// Closing a canceled page before the next one opens.
    var pageChange: TimeInterval = 1
    /// The whole attempt.
    var total: TimeInterval = 240
}
