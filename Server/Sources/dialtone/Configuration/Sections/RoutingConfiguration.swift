import DialtoneBasics
import DialtoneNode
import DialtoneSMS
import Configuration

/// The timing and weights of routing; the keys are documented in ``SenderConfiguration``.
struct RoutingConfiguration: Sendable {
    let settings: RoutingSettings

    init(config: ConfigReader) throws {
        var timing = RoutingTiming()
        var problems = ConfigurationProblems()
        timing.deadline = Self.seconds("deadline", default: 20, in: 2...25, config, &problems)
        timing.hedgeAfter = Self.seconds("hedgeAfter", default: 8, in: 1...20, config, &problems)
        timing.attemptTimeout = Self.seconds(
            "attemptTimeout",
            default: 15,
            in: 1...25,
            config,
            &problems
        )
        // Both must be within the time in which the message can still be sent. A time that is out
        // of range by itself is compared with nothing.
        if problems.isEmpty {
            let deadline = timing.deadline.wholeSeconds
            problems.require(
                timing.hedgeAfter < timing.deadline,
                "sender.hedgeAfter: must be less than sender.deadline "
                    + "(\(deadline)), not \(timing.hedgeAfter.wholeSeconds)"
            )
            problems.require(
                timing.attemptTimeout <= timing.deadline,
                "sender.attemptTimeout: must be at most sender.deadline "
                    + "(\(deadline)), not \(timing.attemptTimeout.wholeSeconds)"
            )
        }
        let worth = config.int(forKey: "codeWorth", default: 100)
        problems.require((1...100_000).contains(worth), "sender.codeWorth: must be 1 to 100000")
        try problems.check()
        settings = RoutingSettings(timing: timing, codeWorth: Int64(worth) * 10_000)
    }

    private static func seconds(
        _ key: String,
        default standard: Int,
        in range: ClosedRange<Int>,
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> TimeSpan {
        let value = config.int(forKey: ConfigKey(stringLiteral: key), default: standard)
        problems.require(
            range.contains(value),
            "sender.\(key): must be \(range.lowerBound) to \(range.upperBound) seconds"
        )
        return .seconds(Int64(value))
    }
}
