import Foundation

/// How a server is started.
struct ServerLaunch: Sendable {
    let program: String
    let databaseURL: String?

    /// What a production server is set up with; without it a development server is started.
    var production: ProductionSetUp?

    /// Sets up what has to be there before, and says by which words the server is started.
    func arguments(data: URL) throws -> [String] {
        if let production {
            return try production.arguments(of: program, databaseURL: databaseURL, data: data)
        }
        return ["dev", "--port", "0", "--data", data.path]
            + (databaseURL.map { ["--database", $0] } ?? [])
    }
}
