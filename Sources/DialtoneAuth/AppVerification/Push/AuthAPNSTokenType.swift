import Foundation

/// The environment of Apple's push service that a device token belongs to.
#if canImport(ObjectiveC)
@objc(FIRAuthAPNSTokenType)
#endif
public enum AuthAPNSTokenType: Int, Sendable {
    /// Determined by the SDK from the app's provisioning profile.
    case unknown = 0
    /// The development environment.
    case sandbox = 1
    /// The production environment, for apps from the App Store and TestFlight.
    case prod = 2
}
