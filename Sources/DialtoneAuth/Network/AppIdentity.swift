import Foundation

/// The information about the calling app that is sent to the server.
struct AppIdentity: Hashable, Sendable {
    var apiKey: String?
    var appID: String
    var bundleID: String

    /// The secret that authenticates a program that is not an app.
    var secret: String?

    /// The reason why the app cannot make calls, if its configuration failed.
    var problem: String?

    /// The header fields of every request.
    var headers: [String: String] {
        var headers = [
            "X-Client-Version": "\(Self.platform)/Dialtone/\(SDKVersion.current)",
            "Accept-Language": Bundle.main.preferredLocalizations.first ?? "en",
        ]
        if !bundleID.isEmpty { headers["X-Ios-Bundle-Identifier"] = bundleID }
        if !appID.isEmpty { headers["X-Firebase-GMPID"] = appID }
        if let secret, !secret.isEmpty { headers["X-Dialtone-App-Secret"] = secret }
        return headers
    }

    static var platform: String {
        #if os(macOS)
        "macOS"
        #elseif os(iOS)
        "iOS"
        #elseif os(tvOS)
        "tvOS"
        #elseif os(watchOS)
        "watchOS"
        #elseif os(visionOS)
        "visionOS"
        #elseif os(Linux)
        "Linux"
        #else
        "Swift"
        #endif
    }
}
