import ArgumentParser

/// The option for the configuration file.
struct ConfigurationOption: ParsableArguments {
    /// The environment variable that replaces the option.
    static let variable = "DIALTONE_CONFIG"

    static var help: ArgumentHelp {
        ArgumentHelp(
            "The configuration file of a production server, in YAML or JSON. "
                + "(default: the one that \(variable) names)",
            valueName: "file"
        )
    }

    @Option(help: ConfigurationOption.help)
    var config: String?

    func file(environment: [String: String]) -> ConfigurationFile? {
        Self.file(config, environment: environment)
    }

    /// Returns the file of the option or else of the variable; an empty variable is ignored.
    static func file(_ config: String?, environment: [String: String]) -> ConfigurationFile? {
        if let config { return ConfigurationFile(path: config) }
        guard let path = environment[variable], !path.isEmpty else { return nil }
        return ConfigurationFile(path: path, variable: variable)
    }
}
