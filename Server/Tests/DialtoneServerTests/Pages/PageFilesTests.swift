import Foundation
import Testing

@testable import DialtoneServer
import EmbeddedFiles

@Suite struct PageFilesTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../../Sources/DialtoneServer/Pages")
        .standardizedFileURL

    private func names(in folder: String) throws -> Set<String> {
        let url = Self.folder.appending(path: folder)
        return Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
    }

    @Test func `every asset in the folder is embedded`() throws {
        #expect(try names(in: "Assets") == Set(PageAssets.files.keys))
    }

    @Test func `every template in the folder is embedded and can be parsed`() throws {
        let templates = Set(PageTemplates.files.keys.map { "\($0).mustache" })
        #expect(try names(in: "Templates") == templates)
        _ = try PageTemplates()
    }

    @Test func `embedded assets are identical to their files`() throws {
        for (name, bytes) in PageAssets.files {
            let file = Self.folder.appending(path: "Assets").appending(path: name)
            #expect(try Data(contentsOf: file) == Data(bytes), "\(name)")
        }
    }

    @Test func `the path of the assets depends on their content`() throws {
        let english = try #require(EmbeddedFiles.pageTexts["en.json"])
        let path = PageAssets(try PageLanguages(files: ["en.json": english])).path
        #expect(path.wholeMatch(of: /\/pages\/[0-9a-f]{16}/) != nil)
        #expect(PageAssets(try PageLanguages(files: ["en.json": english])).path == path)
        let changed = String(decoding: english.bytes, as: UTF8.self)
            .replacing("Welcome back.", with: "Hello again.")
        let other = try PageLanguages(files: ["en.json": EmbeddedFile(Array(changed.utf8))])
        #expect(PageAssets(other).path != path)
    }

    @Test func `modules import files that exist`() throws {
        let made = [ElementFiles.languages, ElementFiles.styles]
        let names = Set(PageAssets.files.keys).union(made)
        for (name, bytes) in PageAssets.files where name.hasSuffix(".js") {
            let text = String(decoding: bytes, as: UTF8.self)
            for match in text.matches(of: /from "\.\/([^"]+)"/) {
                #expect(names.contains(String(match.output.1)), "\(name)")
            }
        }
    }
}
