import Foundation

/// A `GoogleService-Info.plist` file, or a JSON file with the same keys.
struct OptionFile {
    let values: OptionValues

    /// Reads a file; `nil` if there is none or it has neither format.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        let content =
            try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard
            let content = content
                ?? (try? JSONSerialization.jsonObject(with: data) as? [String: Any])
        else { return nil }
        self.init(content)
    }

    private init(_ content: [String: Any]) {
        func text(_ key: String) -> String? { content[key] as? String }
        var values = OptionValues(
            googleAppID: text("GOOGLE_APP_ID") ?? "",
            gcmSenderID: text("GCM_SENDER_ID") ?? ""
        )
        values.apiKey = text("API_KEY")
        values.projectID = text("PROJECT_ID")
        values.serverURL = text("AUTH_SERVER_URL").flatMap { URL(string: $0) }
        values.clientID = text("CLIENT_ID")
        values.databaseURL = text("DATABASE_URL")
        values.storageBucket = text("STORAGE_BUCKET")
        if let bundleID = text("BUNDLE_ID") { values.bundleID = bundleID }
        self.values = values
    }

    /// Searches for the app's file: at `DIALTONE_OPTIONS` if that is set, otherwise in the main
    /// bundle, next to the executable, and in the current directory.
    static func search(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        folders: [String?] = usualFolders
    ) -> OptionFile? {
        if let path = environment["DIALTONE_OPTIONS"] { return OptionFile(path: path) }
        for name in ["GoogleService-Info.plist", "GoogleService-Info.json"] {
            for case let folder? in folders {
                if let file = OptionFile(path: "\(folder)/\(name)") { return file }
            }
        }
        return nil
    }

    private static var usualFolders: [String?] {
        [
            Bundle.main.resourcePath,
            Bundle.main.executableURL?.deletingLastPathComponent().path,
            FileManager.default.currentDirectoryPath,
        ]
    }
}
