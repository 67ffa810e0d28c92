import Configuration
import DialtoneBasics
import DialtoneFlows

/// The audit log.
///
/// - `retention` (int, default `400`, 1 to 36500): days for which entries are kept.
struct AuditConfiguration: Sendable {
    let retention: TimeSpan

    init(config: ConfigReader) throws {
        let days = config.int(
            forKey: "retention",
            default: Int(AuditLog.standardRetention.milliseconds / 86_400_000)
        )
        guard (1...36_500).contains(days) else {
            throw ConfigurationProblem("audit.retention: must be 1 to 36500 days")
        }
        retention = .days(Int64(days))
    }
}
