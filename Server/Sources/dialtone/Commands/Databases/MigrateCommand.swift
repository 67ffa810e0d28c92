import ArgumentParser
import DialtoneDiagnostics
import DialtoneStorage

struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Copy all data to another database.",
        discussion: """
            Copies everything, including sessions, keys and settings, from the configured
            database to a new one, for example from SQLite to PostgreSQL. Stop all servers
            first. Every row is compared with the original before a server can use the new
            database. If the command is interrupted, run it again to continue.

            Afterwards, set `database.url` to the new address and start the server with the
            same master key. The original stays as it is.

            To encrypt the phone numbers of a database, pass --encrypt-numbers, and then
            also set `database.encryptNumbers` to true. --decrypt-numbers is the way back.

            A password in the address is visible in the list of processes. Put it into
            ~/.pgpass or the environment variable PGPASSWORD instead.

            Examples:
              dialtone migrate --to postgresql://db1/dialtone --config dialtone.yaml
              dialtone migrate --to sqlite:encrypted.db --encrypt-numbers
            """
    )

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            "The new database: sqlite:PATH or postgresql://HOST/NAME.",
            valueName: "address"
        )
    )
    var target: String

    @Flag(help: "Encrypt the phone numbers in the new database.")
    var encryptNumbers = false

    @Flag(help: "Store the phone numbers of the new database in plain text.")
    var decryptNumbers = false

    @OptionGroup var data: DataOptions

    func validate() throws {
        guard !(encryptNumbers && decryptNumbers) else {
            throw ValidationError("Pass either --encrypt-numbers or --decrypt-numbers, not both.")
        }
    }

    func run() async throws {
        let display = CopyDisplay()
        let count = try await DatabaseCopy(
            of: data.database(),
            whichIs: .stopped,
            to: DatabaseAddress(parsing: target),
            converting: conversion(),
            report: display.update
        )
        .run()
        display.finish()
        let setting =
            encryptNumbers
            ? ", and database.encryptNumbers to true"
            : decryptNumbers ? ", and database.encryptNumbers to false" : ""
        Terminal.complain(
            "Copied \(String(count, of: "row")). Set database.url to the new address\(setting)."
        )
    }

    /// Returns how the storage of phone numbers changes; `nil` if it stays.
    private func conversion() async throws -> NumberConversion? {
        guard encryptNumbers || decryptNumbers else { return nil }
        return NumberConversion(
            encryptNumbers ? .encrypting : .decrypting,
            with: try await data.masterKey(),
            random: .system
        )
    }
}
