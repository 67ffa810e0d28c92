package import DialtoneBasics

/// The time limits of a message's delivery to a gateway.
package struct RoutingTiming: Hashable, Sendable {
    /// The time limit for one message across all gateways.
    package var deadline = TimeSpan.seconds(20)

    /// The time without a response after which the next gateway is also offered the message.
    package var hedgeAfter = TimeSpan.seconds(8)

    /// The time limit for one gateway's response.
    package var attemptTimeout = TimeSpan.seconds(15)

    /// The delay before a gateway is retried, unless it requests a longer one.
    package var retryPause = TimeSpan.seconds(1)

    package init() {}
}
