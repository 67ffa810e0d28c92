import Foundation

/// How this platform comes by push notifications.
struct PushPlatform: Sendable {
    /// Asks the system for a token, which then comes by ``Auth/setAPNSToken(_:type:)``; `nil` where
    /// the system gives out none by itself.
    var register: (@Sendable () async -> Void)?

    /// Which of Apple's services the app was signed for.
    var signedFor: @Sendable () -> AuthAPNSTokenType = { signedFor(profiles: usualProfiles) }

    /// Tells it from the first profile that there is; apps from the store have none.
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
