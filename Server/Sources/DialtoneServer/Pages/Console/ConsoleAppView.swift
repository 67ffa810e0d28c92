import DialtoneModel
import Foundation

/// An app, as the console shows it.
struct ConsoleAppView {
    let name: String
    let platform: String
    let apiKey: String
    let appID: String
    let bundleID: String?
    let configPath: String
    let signInPath: String

    init(_ app: RelyingApp) {
        name = app.displayName
        platform = Self.name(of: app.platform)
        apiKey = app.apiKey
        appID = app.appID
        bundleID = app.bundleID.isEmpty ? nil : app.bundleID
        let key = PagePath.escaped(app.apiKey)
        configPath = "/console/projects/\(app.projectID)/apps/\(key)/\(AppConfigFile.name)"
        signInPath = PagePath.signIn(apiKey: app.apiKey)
    }

    private static func name(of platform: RelyingApp.Platform) -> String {
        switch platform {
        case .ios: "iOS"
        case .android: "Android"
        case .web: "Web"
        case .server: "Server"
        }
    }
}
