import Foundation

/// The parameters for starting a server.
struct ServerLaunch: Sendable {
    let program: String
    let databaseURL: String?

    /// The set-up of a production server; `nil` starts a development server.
    var production: ProductionSetUp?

    /// The data folder of a development server, which this one starts with a copy of.
    var initialData: URL?

    /// The data folder of a running development server with whose keys this one works; for several
    /// servers on one PostgreSQL database.
    var sharedData: URL?

    /// The algorithm of ID tokens; `nil` leaves the server's default.
    var algorithm: TokenAlgorithm?

    /// Variables that the server gets in addition to those of this process.
    var environment: [String: String] = [:]

    /// Prepares the server's data folder, and returns the server's command-line arguments.
    func arguments(data: URL) throws -> [String] {
        if let production {
            return try production.arguments(of: program, databaseURL: databaseURL, data: data)
        }
        if let initialData {
            try FileManager.default.removeItem(at: data)
            try FileManager.default.copyItem(at: initialData, to: data)
        }
        return ["dev", "--port", "0", "--data", (sharedData ?? data).path]
            + (databaseURL.map { ["--database", $0] } ?? [])
    }

    /// Changes the settings of a development server that runs.
    func changeSettings(data: URL) throws {
        guard let algorithm else { return }
        try ServerCommand(
            program: program,
            words: [
                "projects", "set", BenchClient.project, "tokens.algorithm=\(algorithm.rawValue)",
                "--data", data.path,
            ]
        )
        .run()
    }
}
