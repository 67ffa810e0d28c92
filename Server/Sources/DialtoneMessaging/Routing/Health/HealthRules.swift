package import DialtoneCore

/// When a gateway counts as out of order, and when it is tried again.
package struct HealthRules: Hashable, Sendable {
    /// How far back failures count.
    package var window = TimeSpan.seconds(60)

    /// How many answers there have to be before their share of failures says anything.
    package var minimum = 10

    /// The share of failures, in percent, from which on a gateway is out of order.
    package var failurePercent = 50

    /// So many failures in a row say it too.
    package var consecutive = 5

    /// How long it is left alone at first; each failed probe doubles it.
    package var firstPause = TimeSpan.seconds(15)
    package var longestPause = TimeSpan.minutes(5)

    /// How long it has to be out of order for operators to be told.
    package var alertAfter = TimeSpan.minutes(1)

    /// How long no node may have found it so for operators to be told that it works again.
    package var calmAfter = TimeSpan.seconds(30)

    /// How long a probe may be under way before somebody else probes.
    package var probePatience = TimeSpan.seconds(30)

    package init() {}
}
