import CoreFoundation
import DialtoneTestSupport
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import DialtoneServer

/// Tests the file of a UNIX socket from its creation to its removal.
@Suite struct SocketFileTests {
    /// Listens at the path of `file` as a server does.
    private func listen(_ file: SocketFile) async throws -> any Channel {
        try file.clear()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(unixDomainSocketPath: file.draft)
            .get()
        try file.publish()
        return channel
    }

    private func mode(of path: String) throws -> UInt32 {
        var status = stat()
        try #require(lstat(path, &status) == 0)
        return UInt32(status.st_mode) & 0o777
    }

    private func files(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func `a socket has its mode, and no other file remains`() async throws {
        try await TemporaryFolder.with { folder in
            let file = SocketFile(path: folder.path + "/http.sock", mode: 0o606)
            let channel = try await listen(file)
            #expect(try files(in: folder) == ["http.sock"])
            #expect(try mode(of: file.path) == 0o606)
            try await channel.close()
            file.remove()
            #expect(try files(in: folder) == [])
        }
    }

    @Test func `a socket that a crashed server left is replaced`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/http.sock"
            let first = SocketFile(path: path, mode: 0o600)
            try await listen(first).close()
            #expect(try files(in: folder) == ["http.sock"])
            let channel = try await listen(SocketFile(path: path, mode: 0o660))
            #expect(try mode(of: path) == 0o660)
            // The socket is not the first one's any more.
            first.remove()
            #expect(try files(in: folder) == ["http.sock"])
            try await channel.close()
        }
    }

    @Test func `a socket on which a server answers is not replaced`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/http.sock"
            let channel = try await listen(SocketFile(path: path, mode: 0o600))
            let second = SocketFile(path: path, mode: 0o660)
            #expect(throws: SocketFileError.inUse(path)) { try second.clear() }
            second.remove()
            #expect(try mode(of: path) == 0o600)
            try await channel.close()
        }
    }

    @Test func `a file that is not a socket is not replaced`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/http.sock"
            try Data("text".utf8).write(to: URL(filePath: path))
            let file = SocketFile(path: path, mode: 0o600)
            #expect(throws: SocketFileError.notSocket(path)) { try file.clear() }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
        }
    }

    @Test func `a path that was taken in the meantime is not replaced`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/http.sock"
            let file = SocketFile(path: path, mode: 0o600)
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .bind(unixDomainSocketPath: file.draft)
                .get()
            try Data().write(to: URL(filePath: path))
            #expect(throws: SocketFileError.inUse(path)) { try file.publish() }
            #expect(try files(in: folder) == ["http.sock"])
            try await channel.close()
        }
    }
}
