import Configuration

/// How a server stops.
///
/// - `drain` (int, default `0`, 0 to 600): seconds after SIGTERM in which the server answers
///   requests but is not ready, so that load balancers send requests elsewhere.
struct ShutdownConfiguration: Sendable {
    let drain: Duration

    init(config: ConfigReader) throws {
        let seconds = config.int(forKey: "drain", default: 0)
        guard (0...600).contains(seconds) else {
            throw ConfigurationProblem("shutdown.drain: must be 0 to 600 seconds")
        }
        drain = .seconds(seconds)
    }
}
