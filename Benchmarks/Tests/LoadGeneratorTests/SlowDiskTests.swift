import Foundation
import Testing

@testable import dialtone_bench

struct SlowDiskTests {
    /// The server's program, where there is one.
    private static let program = ProcessInfo.processInfo.environment["DIALTONE_BIN"]

    @Test(.enabled(if: program != nil, "DIALTONE_BIN names no server"), .timeLimit(.minutes(5)))
    func `a disk that takes 100 ms limits sign-ins, and leaves look-ups alone`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "slow-disk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plan = SlowDiskPlan(
            library: try Self.library(in: folder),
            faults: [.none, .hundredMilliseconds],
            connections: 4,
            signInsPerSecond: 5,
            othersPerSecond: 5,
            seconds: 2,
            warmUpSeconds: 1
        )
        let report = try await SlowDiskRun.measure(
            plan,
            launch: ServerLaunch(program: Self.program ?? "", databaseURL: nil)
        )
        let slow = try #require(report.disks.last)
        // A sign-in waits for two commits, one after the other.
        #expect(slow.signInsPerSecond < 4 / 0.2)
        #expect(slow.signIns.p50Milliseconds >= 200)
        #expect(slow.lookUps.p50Milliseconds < slow.signIns.p50Milliseconds)
        #expect(report.text.contains(DiskFault.hundredMilliseconds.rawValue))
    }

    private static func library(in folder: URL) throws -> String {
        let source = URL(filePath: #filePath)
            .appending(path: "../../../SlowDisk/slow_disk.c")
            .standardizedFileURL
        let library = folder.appending(path: "slow_disk.so")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "cc", "-O2", "-shared", "-fPIC", "-o", library.path, source.path, "-ldl",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        return library.path
    }
}
