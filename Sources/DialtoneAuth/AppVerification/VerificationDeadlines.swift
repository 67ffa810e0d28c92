import Foundation

/// Seconds that each stage of an app's verification may take, and the pages of providers.
struct VerificationDeadlines: Sendable {
    /// For asking which proofs are accepted; an answer that comes later is not worth the wait.
    var policy: TimeInterval = 5
    /// For App Attest, which asks Apple and the server twice at most.
    var appAttest: TimeInterval = 20
    /// For the system to give out a token for push notifications.
    var pushToken: TimeInterval = 5
    /// The longest that a server may have us wait for a push.
    var pushLimit: TimeInterval = 30
    /// For a person to solve the challenge of the web page.
    var page: TimeInterval = 180
    /// For a person to sign in at an identity provider's page; the server gives up then, too.
    var providerPage: TimeInterval = 600
    /// For a page that was given up to make room for the next.
    var pageChange: TimeInterval = 1
    /// For everything together.
    var total: TimeInterval = 240
}
