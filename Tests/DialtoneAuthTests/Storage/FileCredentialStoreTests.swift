import Foundation
import Testing

@testable import DialtoneAuth

struct FileCredentialStoreTests {
    private let key = CredentialKey(service: "firebase_auth_1:2:ios:3", account: "a/../b")

    /// A folder of its own, which is gone afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let parent = FileManager.default.temporaryDirectory
            .appendingPathComponent("dialtone-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        try body(parent.appendingPathComponent("store", isDirectory: true))
    }

    private func files(below folder: URL) throws -> [String: Int] {
        var modes: [String: Int] = [:]
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        for path in paths {
            let full = folder.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: full)
            modes[path] = (attributes[.posixPermissions] as? NSNumber)?.intValue
        }
        return modes
    }

    @Test func `what is written can be read, replaced and removed`() throws {
        try withFolder { folder in
            let store = FileCredentialStore(directory: folder)
            #expect(try store.read(key) == nil)
            try store.remove(key)
            try store.write(Data("one".utf8), for: key)
            try store.write(Data("two".utf8), for: key)
            #expect(try FileCredentialStore(directory: folder).read(key) == Data("two".utf8))
            let other = CredentialKey(service: key.service, account: "c")
            #expect(try store.read(other) == nil)
            try store.remove(key)
            #expect(try store.read(key) == nil)
        }
    }

    @Test func `only the owner has access, and no temporary files are left`() throws {
        try withFolder { folder in
            let store = FileCredentialStore(directory: folder)
            try store.write(Data("one".utf8), for: key)
            try store.write(Data("two".utf8), for: key)
            let service = "firebase_auth_1%3A2%3Aios%3A3"
            #expect(
                try files(below: folder.deletingLastPathComponent()) == [
                    "store": 0o700, "store/\(service)": 0o700,
                    "store/\(service)/a%2F%2E%2E%2Fb.json": 0o600,
                ]
            )
        }
    }

    @Test(arguments: [
        "", "firebase_auth_1%3A2%3Aios%3A3", "firebase_auth_1%3A2%3Aios%3A3/a%2F%2E%2E%2Fb.json",
    ])
    func `a file or folder that others can read is refused and not removed`(path: String) throws {
        try withFolder { folder in
            let store = FileCredentialStore(directory: folder)
            try store.write(Data("one".utf8), for: key)
            let open = path.isEmpty ? folder : folder.appendingPathComponent(path)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: open.path
            )
            #expect(throws: CredentialStoreProblem.self) { try store.read(key) }
            #expect(FileManager.default.fileExists(atPath: open.path))
        }
    }

    @Test func `the default folder is the system's data folder`() {
        func path(_ environment: [String: String]) -> String {
            FileCredentialStore.usualDirectory(environment).path
        }
        #expect(path(["XDG_DATA_HOME": "/data"]) == "/data/dialtone")
        let home = NSHomeDirectory() + "/.local/share/dialtone"
        #expect(path([:]) == home)
        #expect(path(["XDG_DATA_HOME": "relative"]) == home)
    }

    @Test(arguments: [
        (DataFolder.caches, "Library/Caches/dialtone"),
        (.applicationSupport, "Library/Application Support/dialtone"),
    ])
    func `an app stores files only in the folder that its platform permits`(
        folder: DataFolder,
        path: String
    ) {
        let environment = ["XDG_DATA_HOME": "/data"]
        let directory = FileCredentialStore.usualDirectory(environment, in: folder)
        #expect(directory.path == "\(NSHomeDirectory())/\(path)")
        #expect(folder.isDeletedWithApp)
    }

    @Test func `a link in place of the file is not followed`() throws {
        try withFolder { folder in
            let store = FileCredentialStore(directory: folder)
            try store.write(Data("one".utf8), for: key)
            let service = folder.appendingPathComponent("firebase_auth_1%3A2%3Aios%3A3")
            let file = service.appendingPathComponent("a%2F%2E%2E%2Fb.json")
            let elsewhere = service.appendingPathComponent("elsewhere")
            try FileManager.default.moveItem(at: file, to: elsewhere)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
            #expect(throws: CredentialStoreProblem.self) { try store.read(key) }
        }
    }

    @Test func `a file in place of the folder is refused`() throws {
        try withFolder { folder in
            let parent = folder.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data().write(to: parent.appendingPathComponent("store"))
            let store = FileCredentialStore(directory: folder)
            #expect(throws: CredentialStoreProblem.self) { try store.read(key) }
            #expect(throws: CredentialStoreProblem.self) { try store.write(Data(), for: key) }
        }
    }
}
