import Foundation

/// What the server is told about the app that calls.
struct AppIdentity: Hashable, Sendable {
    var apiKey: String?
    var appID: String
    var bundleID: String

    /// What a program proves itself by that is no app.
    var secret: String?

    /// Why the app cannot call, where its set-up failed.
    var problem: String?

    /// The header fields that every request carries.
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
