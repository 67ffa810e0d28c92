import ArgumentParser

/// The schema of the database, which each version of the program can extend.
struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Upgrade the schema of the database.",
        subcommands: [ShowSchema.self, MigrateSchema.self]
    )
}
