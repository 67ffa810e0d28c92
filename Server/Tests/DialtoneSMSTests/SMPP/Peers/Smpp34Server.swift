import DialtoneTestSupport
import Foundation

/// An SMSC by the Python package smpp34: `Tests/python/smpp34_server.py`.
enum Smpp34Server {
    private static let repository = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
    private static let python = repository.appending(path: ".venv/bin/python").path
    private static let script = repository.appending(path: "Tests/python/smpp34_server.py").path

    static var isInstalled: Bool {
        FileManager.default.isExecutableFile(atPath: python)
    }

    static func start() throws -> WatchedProcess {
        try WatchedProcess(python, [script])
    }
}
