import ArgumentParser

/// Which configuration file a command goes by.
struct ConfigurationOption: ParsableArguments {
    /// The variable of the environment that stands for the option.
    static let variable = "DIALTONE_CONFIG"

    @Option(
        help: ArgumentHelp(
            "The configuration file of a production server, in YAML or JSON. "
                + "(default: the one that \(variable) names)",
            valueName: "file"
        )
    )
    var config: String?

    /// The file that the option names or, without it, the variable; an empty variable names none.
    func file(environment: [String: String]) -> ConfigurationFile? {
        if let config { return ConfigurationFile(path: config) }
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        return ConfigurationFile(path: path, variable: Self.variable)
    }
}
