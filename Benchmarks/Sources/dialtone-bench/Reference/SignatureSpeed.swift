import Foundation

/// The number of RSA-2048 signatures that this machine makes in a second, measured with `openssl
/// speed` on all cores.
///
/// Each sign-in and each refresh requires one such signature, so this is their upper limit. It is
/// measured again in each round, since a virtual machine's speed varies.
struct SignatureSpeed {
    let seconds: Int
    let processes: Int

    var command: [String] {
        ["openssl", "speed", "-seconds", "\(seconds)", "-multi", "\(processes)", "rsa2048"]
    }

    /// Runs the measurement; `nil` if there is no `openssl`, or its output is in an unknown format.
    func measure() throws -> Double? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.runTakingSignals()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Self.signaturesPerSecond(in: String(decoding: printed, as: UTF8.self))
    }

    /// Finds the column by its title, since its position differs between versions.
    static func signaturesPerSecond(in printed: String) -> Double? {
        let lines = printed.split(separator: "\n").map { $0.split(separator: " ") }
        guard let titles = lines.last(where: { $0.contains("sign/s") }),
            let column = titles.firstIndex(of: "sign/s"),
            let values = lines.last(where: { $0.starts(with: ["rsa", "2048", "bits"]) })
        else { return nil }
        let figures = values.dropFirst(3)
        guard column < figures.count else { return nil }
        return Double(figures[figures.startIndex + column])
    }
}
