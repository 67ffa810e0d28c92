/// One of Apple's two push services; a device token belongs to one of them.
package enum PushEnvironment: String, Hashable, Sendable, CaseIterable {
    /// For apps from the App Store and TestFlight.
    case production
    /// For apps that Xcode installs.
    case sandbox

    package var other: Self {
        switch self {
        case .production: .sandbox
        case .sandbox: .production
        }
    }
}
