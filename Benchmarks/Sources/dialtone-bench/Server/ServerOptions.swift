import ArgumentParser
import Foundation

/// The options for the server to measure.
struct ServerOptions: ParsableArguments {
    @Option(
        name: .customLong("server"),
        help: ArgumentHelp(
            "The server's program. Default: $DIALTONE_BIN, or else bin/dialtone.",
            valueName: "program"
        )
    )
    var program: String?

    @Option(help: "Where the server keeps its data: sqlite or postgres.")
    var storage = StorageKind.sqlite

    @Option(
        help: ArgumentHelp(
            "Address of an empty PostgreSQL database. Default: $DIALTONE_TEST_POSTGRES.",
            valueName: "url"
        )
    )
    var postgresURL: String?

    func validate() throws {
        guard storage == .postgres else { return }
        guard databaseURL != nil else {
            throw ValidationError("--storage postgres needs --postgres-url.")
        }
    }

    var launch: ServerLaunch {
        ServerLaunch(
            program: program ?? environment["DIALTONE_BIN"] ?? "bin/dialtone",
            databaseURL: storage == .postgres ? databaseURL : nil
        )
    }

    private var databaseURL: String? { postgresURL ?? environment["DIALTONE_TEST_POSTGRES"] }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }
}
