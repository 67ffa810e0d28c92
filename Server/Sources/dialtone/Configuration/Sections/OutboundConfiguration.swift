import DialtoneBasics
import Configuration
import DialtoneOutbound

/// The allowed destinations of requests to addresses that a project's administrators set.
///
/// - `allow` (string array, default empty): networks (`10.2.0.0/16`), addresses and host names that
///   are allowed in addition to the internet.
/// - `allowPlainHTTP` (bool, default `false`): whether such an address may begin with `http://`.
/// - `authorities` (string, optional): a file of PEM certificates that are trusted in addition to
///   the system's.
struct OutboundConfiguration: Sendable {
    let settings: OutboundSettings

    init(config: ConfigReader) throws {
        var policy = OutboundPolicy()
        policy.allowsPlainHTTP = config.bool(forKey: "allowPlainHTTP", default: false)
        var problems = ConfigurationProblems()
        for entry in config.stringArray(forKey: "allow", default: []) {
            problems.require(
                policy.allow([entry]) == nil,
                "outbound.allow: \(entry) is neither a network nor a host name"
            )
        }
        settings = OutboundSettings(
            policy: policy,
            authoritiesFile: config.string(forKey: "authorities")
        )
        try problems.check()
    }
}
