import Configuration

/// Where a server's configuration comes from, so that it can be read more than once.
struct ConfigurationSource: Sendable {
    let file: ConfigurationFile?
    let flags: [AbsoluteConfigKey: ConfigValue]

    /// The environment of the process, which never changes.
    let environment: [String: String]

    /// Reads the configuration of a server.
    func load() async throws -> ServerConfiguration.Loaded {
        try await ServerConfiguration.load(
            file: file,
            flags: flags,
            environment: environment,
            forServer: true
        )
    }
}
