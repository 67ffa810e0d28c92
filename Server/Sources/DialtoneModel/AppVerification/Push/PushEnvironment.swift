/// One of Apple's two push services; a device token is valid for one of them.
package enum PushEnvironment: String, Hashable, Sendable, CaseIterable {
    /// For apps from the App Store and TestFlight.
    case production
    /// For apps installed by Xcode.
    case sandbox

    package var other: Self {
        switch self {
        case .production: .sandbox
        case .sandbox: .production
        }
    }
}
