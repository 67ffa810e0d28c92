package import DialtoneCore

/// How long things may take on the way of a message to a gateway.
package struct RoutingTiming: Hashable, Sendable {
    /// How long a message may look for a gateway, all of them together.
    package var deadline = TimeSpan.seconds(20)

    /// How long a gateway may be silent before the next one is offered the message as well.
    package var hedgeAfter = TimeSpan.seconds(8)

    /// How long one gateway may take to answer.
    package var attemptTimeout = TimeSpan.seconds(15)

    /// How long to wait before a gateway is asked once more, where it does not say itself.
    package var retryPause = TimeSpan.seconds(1)

    package init() {}
}
