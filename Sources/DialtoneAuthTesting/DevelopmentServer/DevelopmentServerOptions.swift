#if os(macOS) || os(Linux)

public import Foundation

/// How to start a ``DevelopmentServer``.
public struct DevelopmentServerOptions: Sendable {
    /// The program `dialtone`.
    ///
    /// If it is `nil`, the environment variable `DIALTONE_BIN` names it; without the variable, it is
    /// searched in `PATH`.
    public var executable: URL?

    /// Additional arguments of `dialtone dev`, such as `--unsigned-tokens`.
    public var arguments: [String] = []

    /// The seconds that the server may take until it is ready.
    public var deadline: TimeInterval = 60

    /// Creates options with the defaults.
    public init() {}

    func program(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DevelopmentServerProblem) -> URL {
        if let executable { return try Self.checked(executable) }
        if let path = environment["DIALTONE_BIN"], !path.isEmpty {
            return try Self.checked(URL(fileURLWithPath: path))
        }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0) + "/dialtone") }
        guard let found = candidates.first(where: Self.isExecutable) else {
            throw DevelopmentServerProblem(
                "The program dialtone was not found. Set DIALTONE_BIN, or add its folder to PATH."
            )
        }
        return found
    }

    private static func checked(_ url: URL) throws(DevelopmentServerProblem) -> URL {
        guard isExecutable(url) else {
            throw DevelopmentServerProblem("\(url.path) is not an executable file.")
        }
        return url
    }

    private static func isExecutable(_ url: URL) -> Bool {
        FileManager.default.isExecutableFile(atPath: url.path)
    }
}

#endif
