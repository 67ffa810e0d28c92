import Foundation
import Testing
import WireSchemas

struct SchemaFilesTests {
    @Test func `files are written for what calls refer to, and for nothing else`() throws {
        try withFolder { folder, files in
            #expect(try files.outdated() == ["accounts.generated.json"])
            try files.write()
            #expect(try files.outdated() == [])
            let file = try Data(contentsOf: folder.appending(path: "accounts.generated.json"))
            let schemas = try #require(
                try JSONSerialization.jsonObject(with: file) as? [String: Any]
            )
            #expect(Set(schemas.keys) == ["MessageStatusRequest"])
        }
    }

    @Test func `a file that was edited is out of date`() throws {
        try withFolder { folder, files in
            try files.write()
            try Data("{}".utf8).write(to: folder.appending(path: "accounts.generated.json"))
            #expect(try files.outdated() == ["accounts.generated.json"])
        }
    }

    @Test func `a file without types goes`() throws {
        try withFolder { folder, files in
            let old = folder.appending(path: "old.generated.json")
            try Data("{}".utf8).write(to: old)
            #expect(try files.outdated().contains("old.generated.json"))
            try files.write()
            #expect(!FileManager.default.fileExists(atPath: old.path))
        }
    }

    @Test func `a schema that is kept by hand is not written`() throws {
        try withFolder { folder, files in
            let schemas = Data(#"{"MessageStatusRequest": {}}"#.utf8)
            try schemas.write(to: folder.appending(path: "own.schemas.json"))
            #expect(try files.outdated() == [])
        }
    }

    @Test func `a reference to no type is refused`() throws {
        try withFolder(referringTo: "NoSuchRequest") { _, files in
            #expect(throws: (any Error).self) { try files.outdated() }
        }
    }

    private func withFolder(
        referringTo name: String = "MessageStatusRequest",
        _ body: (URL, SchemaFiles) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = Data(##"{"/": {"$ref": "#/components/schemas/\##(name)"}}"##.utf8)
        try paths.write(to: folder.appending(path: "calls.paths.json"))
        try body(folder, SchemaFiles(folder: folder, symbolGraphs: [SampleGraph.file]))
    }
}
