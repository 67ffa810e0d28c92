import Foundation

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
