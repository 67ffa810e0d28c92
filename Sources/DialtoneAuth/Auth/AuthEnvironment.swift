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
    var container: URL? = appContainer

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
