import Foundation

/// Which of Apple's push services a device token belongs to.
#if canImport(ObjectiveC)
@objc(FIRAuthAPNSTokenType)
#endif
public enum AuthAPNSTokenType: Int, Sendable {
    /// The SDK finds out by itself, from the app's provisioning profile.
    case unknown = 0
    /// Apple's service for apps that are being developed.
    case sandbox = 1
    /// Apple's service for apps from the App Store and from TestFlight.
    case prod = 2
}
