import Foundation

/// The parameters for starting a server.
struct ServerLaunch: Sendable {
    let program: String
    let databaseURL: String?

    /// The set-up of a production server; `nil` starts a development server.
    var production: ProductionSetUp?

    /// Variables that the server gets in addition to those of this process.
    var environment: [String: String] = [:]

    /// Prepares the server's data, and returns its command-line arguments.
    func arguments(data: URL) throws -> [String] {
        if let production {
            return try production.arguments(of: program, databaseURL: databaseURL, data: data)
        }
        return ["dev", "--port", "0", "--data", data.path]
            + (databaseURL.map { ["--database", $0] } ?? [])
    }
}
