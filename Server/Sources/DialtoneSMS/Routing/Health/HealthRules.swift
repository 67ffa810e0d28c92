package import DialtoneBasics

/// When a gateway counts as down, and when it is tried again.
package struct HealthRules: Hashable, Sendable {
    /// The period over which failures are counted.
    package var window = TimeSpan.seconds(60)

    /// The minimum number of responses for the share of failures to count.
    package var minimum = 10

    /// The share of failures, in percent, at which a gateway counts as down.
    package var failurePercent = 50

    /// The number of consecutive failures at which a gateway counts as down.
    package var consecutive = 5

    /// The first pause of a gateway that is down; each failed probe doubles it.
    package var firstPause = TimeSpan.seconds(15)
    package var longestPause = TimeSpan.minutes(5)

    /// The duration of an outage after which operators are alerted.
    package var alertAfter = TimeSpan.minutes(1)

    /// The time without failures on any node after which operators are told of the recovery.
    package var calmAfter = TimeSpan.seconds(30)

    /// The time after which an unfinished probe no longer blocks another one.
    package var probePatience = TimeSpan.seconds(30)

    package init() {}
}
