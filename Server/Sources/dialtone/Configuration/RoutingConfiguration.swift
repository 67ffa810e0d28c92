import Configuration
import DialtoneCore
import DialtoneMessaging

/// How messages look for a gateway; the keys are those of ``SenderConfiguration``.
struct RoutingConfiguration: Sendable {
    let timing: RoutingTiming

    /// See ``RouteLearner``, in millionths.
    let codeWorth: Int64

    init(config: ConfigReader) throws {
        var timing = RoutingTiming()
        timing.deadline = try Self.seconds("deadline", default: 20, in: 2...25, config)
        timing.hedgeAfter = try Self.seconds("hedgeAfter", default: 8, in: 1...20, config)
        timing.attemptTimeout = try Self.seconds("attemptTimeout", default: 15, in: 1...25, config)
        // Both must be within the time in which the message can still be sent.
        guard timing.hedgeAfter < timing.deadline else {
            throw ConfigurationProblem(
                "sender.hedgeAfter: must be less than sender.deadline "
                    + "(\(timing.deadline.wholeSeconds)), not \(timing.hedgeAfter.wholeSeconds)"
            )
        }
        guard timing.attemptTimeout <= timing.deadline else {
            throw ConfigurationProblem(
                "sender.attemptTimeout: must be at most sender.deadline "
                    + "(\(timing.deadline.wholeSeconds)), not \(timing.attemptTimeout.wholeSeconds)"
            )
        }
        self.timing = timing
        let worth = config.int(forKey: "codeWorth", default: 100)
        guard (1...100_000).contains(worth) else {
            throw ConfigurationProblem("sender.codeWorth: must be 1 to 100000")
        }
        codeWorth = Int64(worth) * 10_000
    }

    private static func seconds(
        _ key: String,
        default standard: Int,
        in range: ClosedRange<Int>,
        _ config: ConfigReader
    ) throws -> TimeSpan {
        let value = config.int(forKey: ConfigKey(stringLiteral: key), default: standard)
        guard range.contains(value) else {
            throw ConfigurationProblem(
                "sender.\(key): must be \(range.lowerBound) to \(range.upperBound) seconds"
            )
        }
        return .seconds(Int64(value))
    }
}
