#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PushPlatform {
    /// Requests a push token from the system, except in simulators and extensions, which get none.
    static var apple: Self {
        var platform = Self()
        #if !targetEnvironment(simulator)
        if !SharedApplication.isExtension { platform.register = { await register() } }
        #endif
        return platform
    }

    @MainActor
    private static func register() {
        SharedApplication.current?.registerForRemoteNotifications()
    }
}
#endif
