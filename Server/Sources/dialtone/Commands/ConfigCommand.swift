import ArgumentParser

/// Shows the configuration that a production server would run with.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Validate and show the configuration, without secrets.",
        discussion: """
            Examples:
              dialtone config --config dialtone.yaml
              dialtone config --config dialtone.yaml --json
            """
    )

    @OptionGroup var options: ServerOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let loaded = try await options.load()
        let settings = loaded.settings
        let list = Listing(
            "settings",
            settings,
            header: ["SETTING", "VALUE", "FROM"],
            none: "No settings."
        ) { [$0.key, $0.value ?? "(not set)", $0.source] }
        try Terminal.show(list, asJSON: json)
        // The configuration is shown even if no server could start with it.
        try loaded.values.check()
    }
}
