#if os(macOS) || os(Linux)
import Foundation

/// The user's default browser, started as a program.
struct SystemBrowser: Browser {
    private let environment: [String: String]
    private let sleep: Sleep
    /// Seconds after which a launcher that is still running is considered successful.
    private static let timeout = 2.0

    init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        sleep: @escaping Sleep = systemSleep
    ) {
        self.environment = environment
        self.sleep = sleep
    }

    var isUsable: Bool {
        guard command(for: "") != nil else { return false }
        #if os(macOS)
        return environment["SSH_CONNECTION"] == nil
        #else
        let named = ["BROWSER", "DISPLAY", "WAYLAND_DISPLAY"]
        return named.contains { environment[$0]?.isEmpty == false }
        #endif
    }

    func open(_ url: URL) async throws {
        guard let command = command(for: url.absoluteString) else {
            throw AppVerificationProblem.pageUnavailable("No program to open a browser was found.")
        }
        let status = Latch<Int32>()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { status.set($0.terminationStatus) }
        do {
            try process.run()
        } catch {
            throw AppVerificationProblem.pageUnavailable("No browser could be started.")
        }
        let ended = try? await withDeadline(Self.timeout, sleep: sleep) {
            try await status.value()
        }
        guard ended ?? 0 == 0 else {
            throw AppVerificationProblem.pageUnavailable("The browser exited with an error.")
        }
    }

    /// Returns the program that opens a URL, with its arguments; `nil` if there is none.
    ///
    /// `BROWSER` contains one or more commands, separated by colons, as is usual on Unix.
    private func command(for url: String) -> [String]? {
        let named = environment["BROWSER"]?.split(separator: ":").map(String.init) ?? []
        #if os(macOS)
        let usual = ["/usr/bin/open"]
        #else
        let usual = ["xdg-open", "gio open", "sensible-browser", "x-www-browser"]
        #endif
        for candidate in named + usual {
            let words = candidate.split(separator: " ").map(String.init)
            guard let name = words.first, let program = find(name) else { continue }
            let arguments = words.dropFirst()
            if arguments.contains("%s") {
                return [program] + arguments.map { $0 == "%s" ? url : $0 }
            }
            return [program] + arguments + [url]
        }
        return nil
    }

    private func find(_ name: String) -> String? {
        let folders = environment["PATH"]?.split(separator: ":") ?? []
        let paths = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        return paths.first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
#endif
