import Foundation
import Testing

@testable import DialtoneAuth

struct FirebaseOptionsTests {
    private static let content = [
        "API_KEY": "key", "GOOGLE_APP_ID": "1:2:ios:3", "GCM_SENDER_ID": "2",
        "PROJECT_ID": "demo", "BUNDLE_ID": "org.example", "CLIENT_ID": "client",
        "AUTH_SERVER_URL": "https://auth.example.org",
    ]

    private func options(_ data: Data) throws -> FirebaseOptions? {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("options-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return FirebaseOptions(contentsOfFile: file.path)
    }

    @Test func `a property list and JSON are read into the same options`() throws {
        let plist = try PropertyListSerialization.data(
            fromPropertyList: Self.content,
            format: .xml,
            options: 0
        )
        let json = try JSONSerialization.data(withJSONObject: Self.content)
        for data in [plist, json] {
            let options = try #require(try options(data))
            #expect(options.apiKey == "key")
            #expect(options.googleAppID == "1:2:ios:3")
            #expect(options.gcmSenderID == "2")
            #expect(options.projectID == "demo")
            #expect(options.bundleID == "org.example")
            #expect(options.clientID == "client")
            #expect(options.serverURL == URL(string: "https://auth.example.org"))
        }
    }

    @Test(arguments: ["", "nonsense", "[]", "<plist", "{"])
    func `a file that is neither a property list nor JSON returns no options`(text: String) throws {
        #expect(try options(Data(text.utf8)) == nil)
    }

    @Test func `a missing file returns no options`() {
        #expect(FirebaseOptions(contentsOfFile: "/nowhere/at/all.plist") == nil)
    }

    @Test func `an options file is found by name or by the environment`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("options-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (place, key) in [("app", "from app"), ("else", "from else")] {
            let place = folder.appendingPathComponent(place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try JSONSerialization.data(withJSONObject: ["API_KEY": key])
                .write(to: place.appendingPathComponent("GoogleService-Info.json"))
        }
        func key(_ environment: [String: String]) -> String? {
            let folders = [nil, "/nowhere", folder.path + "/app"]
            return OptionFile.search(environment: environment, folders: folders)?.values.apiKey
        }
        let elsewhere = folder.path + "/else/GoogleService-Info.json"
        #expect(key([:]) == "from app")
        #expect(key(["DIALTONE_OPTIONS": elsewhere]) == "from else")
        #expect(key(["DIALTONE_OPTIONS": "/nowhere"]) == nil)
        #expect(OptionFile.search(environment: [:], folders: ["/nowhere"]) == nil)
    }

    @Test func `a copy is equal until it is changed`() throws {
        let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2")
        options.apiKey = "key"
        let copy = try #require(options.copy() as? FirebaseOptions)
        #expect(copy == options)
        #expect(copy.hash == options.hash)
        copy.apiKey = "other"
        #expect(copy != options)
        #expect(options.apiKey == "key")
    }
}
