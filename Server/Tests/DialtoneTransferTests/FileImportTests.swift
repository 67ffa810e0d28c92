import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneTransfer

/// Tests of imports that are interrupted and continued.
@Suite struct FileImportTests {
    private struct Killed: Error {}

    /// Every seventh row has no address that can be.
    private static let rowCount = 9_000
    private static let rejectedRows = (1...rowCount).filter { $0 % 7 == 0 }

    private static func text() -> String {
        let users = (1...rowCount).map { row in
            row % 7 == 0
                ? #"{"localId":"user-\#(row)","email":"nonsense"}"#
                : #"{"localId":"user-\#(row)","email":"user-\#(row)@example.com"}"#
        }
        return "{\"users\":[\(users.joined(separator: ",\n"))]}"
    }

    @Test(arguments: StoreEngine.tested, [1, 2, 4])
    func `an import that was killed continues without losing or repeating a row`(
        engine: StoreEngine,
        batchCount: Int
    ) async throws {
        try await TemporaryFolder.with { folder in
            let path = try folder.write(Self.text(), to: "users")
            let reportPath = folder.path + "/report"
            try await Transfer.with(engine) { transfer in
                // Each run is killed, at first before its last batch is reported, then after.
                var last: ImportProgress?
                var reportsFirst = false
                while last == nil {
                    last = try await Self.run(
                        path,
                        reportPath,
                        transfer,
                        killedAfter: batchCount,
                        reportsFirst: reportsFirst
                    )
                    reportsFirst.toggle()
                }
                let end = try #require(last)
                #expect(end.rowCount == Self.rowCount)
                #expect(end.writtenCount == Self.rowCount - Self.rejectedRows.count)
                #expect(end.rejectedCount == Self.rejectedRows.count)
                #expect(try await transfer.accountCount == end.writtenCount)
                #expect(try Self.reportedRows(reportPath) == Self.rejectedRows)
                let next = try await transfer.fileImport().progress([1])
                #expect(next.rowCount == 0)
            }
        }
    }

    @Test func `an import that another run has overtaken stops without writing`() async throws {
        try await TemporaryFolder.with { folder in
            let path = try folder.write(Self.text(), to: "users")
            try await Transfer.with { transfer in
                let start = try await transfer.fileImport().progress([1])
                _ = try? await transfer.fileImport().run(
                    try AccountFormat.firebase.source(path: path, now: transfer.clock.now),
                    after: start
                ) { _ in throw Killed() }
                let count = try await transfer.accountCount
                await #expect(throws: FileImport.Overtaken.self) {
                    try await transfer.fileImport().run(
                        try AccountFormat.firebase.source(path: path, now: transfer.clock.now),
                        after: start
                    ) { _ in }
                }
                #expect(try await transfer.accountCount == count)
            }
        }
    }

    @Test(arguments: [
        (ImportRules.Existing.reject, 0, 0, 1), (.keep, 0, 1, 0), (.replace, 1, 0, 0),
    ])
    func `existing accounts are handled as configured`(
        existing: ImportRules.Existing,
        written: Int,
        kept: Int,
        rejected: Int
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await Transfer.with { transfer in
                let first = try folder.write(#"[{"localId":"a","displayName":"old"}]"#, to: "users")
                _ = try await transfer.importFile(first, .firebase)
                let second = try folder.write(
                    #"[{"localId":"a","displayName":"new"}]"#,
                    to: "second"
                )
                var rules = ImportRules.moving
                rules.existing = existing
                let end = try await transfer.fileImport(rules).run(
                    try AccountFormat.firebase.source(path: second, now: transfer.clock.now),
                    after: try await transfer.fileImport().progress([2])
                ) { _ in }
                #expect(end.writtenCount == written)
                #expect(end.keptCount == kept)
                #expect(end.rejectedCount == rejected)
                let name = try await transfer.account("a")?.displayName
                #expect(name == (existing == .replace ? "new" : "old"))
            }
        }
    }

    /// One run of the command; `nil` if it was killed.
    private static func run(
        _ path: String,
        _ reportPath: String,
        _ transfer: Transfer,
        killedAfter batchCount: Int,
        reportsFirst: Bool
    ) async throws -> ImportProgress? {
        let fileImport = transfer.fileImport()
        let start = try await fileImport.progress([1])
        let report = try ImportReport(path: reportPath, of: "users", after: start)
        var left = batchCount
        do {
            return try await fileImport.run(
                try AccountFormat.firebase.source(path: path, now: transfer.clock.now),
                after: start
            ) { progress in
                left -= 1
                if left == 0, !reportsFirst { throw Killed() }
                try report.add(progress.lastRejections)
                if left == 0 { throw Killed() }
            }
        } catch is Killed {
            return nil
        }
    }

    private static func reportedRows(_ path: String) throws -> [Int] {
        struct Line: Decodable { let row: Int }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8)).row
        }
    }
}
