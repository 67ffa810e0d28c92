import Foundation

/// How a server is started.
struct ServerLaunch: Sendable {
    let program: String
    let databaseURL: String?

    func arguments(data: URL) -> [String] {
        ["dev", "--port", "0", "--data", data.path]
            + (databaseURL.map { ["--database", $0] } ?? [])
    }
}
