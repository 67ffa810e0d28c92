import ArgumentParser

/// Shows the configuration that a production server would run with.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Check a configuration and show what is in force, with secrets hidden.",
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
        try loaded.values.listen.checkPublicURL()
        let settings = loaded.settings
        if json {
            try Terminal.show(json: settings)
        } else {
            let rows = settings.map { [$0.key, $0.value ?? "(not set)", $0.source] }
            Terminal.show(Table(header: ["SETTING", "VALUE", "FROM"], rows: rows).text)
        }
        // The configuration is worth showing even if the key is not usable.
        _ = try loaded.values.masterKey.load()
    }
}
