import Foundation

/// How this platform provides push notifications.
struct PushPlatform: Sendable {
    /// Requests a push token from the system, which then arrives through
    /// ``Auth/setAPNSToken(_:type:)``; `nil` if the system provides none.
    var register: (@Sendable () async -> Void)?

    /// Returns the push environment that the app was signed for.
    var signedFor: @Sendable () -> AuthAPNSTokenType = { signedFor(profiles: usualProfiles) }

    /// Reads it from the first profile that exists; apps from the App Store have none.
    static func signedFor(profiles: [URL]) -> AuthAPNSTokenType {
        for file in profiles {
            guard let content = try? Data(contentsOf: file) else { continue }
            return ProvisioningProfile(content)?.tokenType ?? .prod
        }
        return .prod
    }

    private static var usualProfiles: [URL] {
        let bundle = Bundle.main.bundleURL
        return [
            bundle.appendingPathComponent("embedded.mobileprovision"),
            bundle.appendingPathComponent("Contents/embedded.provisionprofile"),
        ]
    }
}

/// The property list in a signed `embedded.mobileprovision` file.
struct ProvisioningProfile {
    private let entitlements: [String: Any]

    /// Parses a profile; `nil` if the file contains no property list.
    init?(_ file: Data) {
        guard let start = file.range(of: Data("<?xml".utf8)),
            let end = file.range(of: Data("</plist>".utf8), in: start.lowerBound..<file.endIndex),
            let list = try? PropertyListSerialization.propertyList(
                from: file[start.lowerBound..<end.upperBound],
                format: nil
            ) as? [String: Any]
        else { return nil }
        entitlements = list["Entitlements"] as? [String: Any] ?? [:]
    }

    /// The push environment of the app's device tokens.
    var tokenType: AuthAPNSTokenType {
        let names = ["aps-environment", "com.apple.developer.aps-environment"]
        return names.contains { entitlements[$0] as? String == "development" } ? .sandbox : .prod
    }
}
