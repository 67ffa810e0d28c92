import Foundation

/// What one app's authentication is built on; tests hand in their own.
struct AuthEnvironment: Sendable {
    var transport: any HTTPTransport = URLSessionTransport()
    var store: any CredentialStore
    var now: @Sendable () -> Date = { Date() }

    /// Seconds for one call.
    var requestDeadline: TimeInterval = 30

    /// Seconds for everything that sending a code takes.
    var verificationDeadline: TimeInterval = 90
}
