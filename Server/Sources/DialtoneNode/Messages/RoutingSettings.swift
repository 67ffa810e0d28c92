package import DialtoneSMS

/// How the gateway of a message is chosen.
package struct RoutingSettings: Sendable {
    package let timing: RoutingTiming

    /// The worth of an entered code in millionths of a currency unit; see ``RouteLearner``.
    package let codeWorth: Int64

    package init(timing: RoutingTiming, codeWorth: Int64) {
        self.timing = timing
        self.codeWorth = codeWorth
    }
}
