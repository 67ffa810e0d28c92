import DialtoneBasics
import Foundation
import Testing

struct FileStatusTests {
    private static func withFile(mode: Int, body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "file-status-\(UUID().uuidString)").path
        try Data("x".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try body(path)
    }

    @Test(
        arguments: [
            (0o600, FileStatus.Access()), (0o640, [.groupReads]),
            (0o664, [.groupReads, .groupWrites, .othersRead]), (0o602, [.othersWrite]),
        ] as [(Int, FileStatus.Access)]
    )
    func `the mode tells what other users may do`(
        mode: Int,
        expected: FileStatus.Access
    ) throws {
        try Self.withFile(mode: mode) { path in
            let all: FileStatus.Access = [.groupReads, .groupWrites, .othersRead, .othersWrite]
            let status = try #require(FileStatus(ofFileAt: path))
            #expect(status.access.intersection(all) == expected)
            #expect(status.isRegularFile && !status.isSocket && status.isOwnedByThisUser)
        }
    }

    @Test func `a renamed file keeps its identity, and a new one has another`() throws {
        try Self.withFile(mode: 0o600) { path in
            let before = try #require(FileStatus(ofFileAt: path)).identity
            try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
            defer { try? FileManager.default.removeItem(atPath: path + ".old") }
            #expect(FileStatus(ofFileAt: path) == nil)
            try Data().write(to: URL(filePath: path))
            #expect(FileStatus(ofFileAt: path + ".old")?.identity == before)
            #expect(FileStatus(ofFileAt: path)?.identity != before)
        }
    }

    @Test func `a link is followed only if it is asked for`() throws {
        try Self.withFile(mode: 0o600) { path in
            let link = path + ".link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            defer { try? FileManager.default.removeItem(atPath: link) }
            let target = try #require(FileStatus(ofFileAt: path))
            #expect(FileStatus(ofFileAt: link)?.identity == target.identity)
            let itself = try #require(FileStatus(ofFileAt: link, followsLinks: false))
            #expect(!itself.isRegularFile && itself.identity != target.identity)
        }
    }
}
