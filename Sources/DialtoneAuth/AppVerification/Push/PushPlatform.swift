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
