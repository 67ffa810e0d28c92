import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The properties of an app, as a form contains them.
struct AppEntry: Sendable {
    let platform: String
    let isApple: Bool
    let isAndroid: Bool
    let isWeb: Bool
    let isServer: Bool
    let name: String
    let bundleID: String
    let teamID: String
    let clientID: String

    /// One address on each line.
    let redirects: String

    /// One digest on each line.
    let certificateHashes: String
    let apiKey: String

    init(_ app: RegisteredApp) {
        self.init(
            ConsoleForm(fields: [
                "name": app.displayName,
                "bundleID": app.bundleID,
                "teamID": app.teamID ?? "",
                "clientID": app.clientID ?? "",
                "redirects": (app.redirects ?? []).joined(separator: "\n"),
                "certificateHashes": (app.certificateHashes ?? []).joined(separator: "\n"),
            ]),
            on: app.platform
        )
    }

    init(_ form: ConsoleForm, on platform: String) {
        self.platform = platform
        isApple = platform == RelyingApp.Platform.ios.rawValue
        isAndroid = platform == RelyingApp.Platform.android.rawValue
        isWeb = platform == RelyingApp.Platform.web.rawValue
        isServer = platform == RelyingApp.Platform.server.rawValue
        name = form["name"]
        bundleID = form["bundleID"]
        teamID = form["teamID"]
        clientID = form["clientID"]
        redirects = form["redirects"]
        certificateHashes = form["certificateHashes"]
        apiKey = form["apiKey"]
    }

    /// The body of the call that adds the app, or that changes it if `etag` is not `nil`.
    ///
    /// It has only the fields that the form of the platform has.
    func request(etag: String? = nil) -> AppRequest {
        AppRequest {
            $0.platform = etag == nil ? platform : nil
            $0.apiKey = etag != nil || apiKey.isEmpty ? nil : apiKey
            $0.etag = etag
            $0.displayName = name
            if isApple || isAndroid {
                $0.bundleID = bundleID
                $0.redirects = Self.lines(redirects)
            }
            if isApple {
                $0.teamID = teamID
                $0.clientID = clientID
            }
            if isAndroid { $0.certificateHashes = Self.lines(certificateHashes) }
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(ConsoleForm.trimmed).filter { !$0.isEmpty }
    }
}

extension RegisteredApp {
    /// The name, or the app ID of an app without one.
    var shownName: String { displayName.isEmpty ? appID : displayName }
}
