import Foundation
import Testing

@testable import DialtoneAuth

struct CredentialGroupTests {
    private let key = CredentialKey(service: "demo-key", account: "user")

    /// A folder of its own, which is gone afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dialtone-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test(arguments: [
        "a", "TEAMID.org.example.shared", "a-b_c", String(repeating: "x", count: 128),
    ])
    func `a plain group name is accepted`(name: String) {
        #expect(CredentialGroup(name)?.name == name)
    }

    @Test(arguments: [
        "", ".", "..", "../a", "a/b", "a\\b", ".hidden", "a b", "a\u{0}", "ä", "a%2Fb",
        String(repeating: "x", count: 129),
    ])
    func `a group name that could escape its folder is refused`(name: String) {
        #expect(CredentialGroup(name) == nil)
    }

    @Test func `a group's file is in its own folder, accessible to its owner only`() throws {
        try withFolder { folder in
            let group = try #require(CredentialGroup("org.example.shared"))
            let store = FileCredentialStore(directory: folder)
            try store.store(for: group).write(Data("one".utf8), for: key)
            let path = "groups/org.example.shared/demo-key/user.json"
            var at = folder
            for (name, mode) in zip(path.split(separator: "/"), [0o700, 0o700, 0o700, 0o600]) {
                at.appendPathComponent(String(name))
                let found = try FileManager.default.attributesOfItem(atPath: at.path)
                #expect((found[.posixPermissions] as? NSNumber)?.intValue == mode)
            }
            #expect(try store.store(for: group).read(key) == Data("one".utf8))
            #expect(try store.read(key) == nil)
        }
    }

    @Test func `a group's folder that others could read is refused`() throws {
        try withFolder { folder in
            let group = try #require(CredentialGroup("shared"))
            let store = FileCredentialStore(directory: folder).store(for: group)
            try store.write(Data("one".utf8), for: key)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: folder.appendingPathComponent("groups").path
            )
            #expect(throws: CredentialStoreProblem.self) { try store.read(key) }
        }
    }

    @Test func `groups in a store without group support have separate entries`() throws {
        let store = FaultyStore()
        let (one, two) = (
            try #require(CredentialGroup("one")), try #require(CredentialGroup("two"))
        )
        try store.store(for: one).write(Data("one".utf8), for: key)
        #expect(try store.store(for: one).read(key) == Data("one".utf8))
        #expect(try store.store(for: two).read(key) == nil)
        #expect(try store.read(key) == nil)
        try store.store(for: two).remove(key)
        try store.store(for: one).remove(key)
        #expect(try store.store(for: one).read(key) == nil)
    }
}
