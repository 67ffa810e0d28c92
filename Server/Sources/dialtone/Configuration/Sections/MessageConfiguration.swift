import Configuration
import DialtoneBasics
import DialtoneModel

/// The log of messages.
///
/// - `retention` (int, default `30`, 7 to 365): days for which messages and the guard's decisions
///   about them are kept.
struct MessageConfiguration: Sendable {
    let retention: TimeSpan

    init(config: ConfigReader) throws {
        let days = config.int(
            forKey: "retention",
            default: Int(MessageRecord.retention.milliseconds / 86_400_000)
        )
        // Routes are learned from the messages of a week.
        guard (7...365).contains(days) else {
            throw ConfigurationProblem("messages.retention: must be 7 to 365 days")
        }
        retention = .days(Int64(days))
    }
}
