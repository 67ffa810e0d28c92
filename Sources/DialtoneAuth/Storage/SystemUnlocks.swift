#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Calls back each time the system says that the device's protected data can be read.
let systemUnlocks: @Sendable (@escaping @Sendable () -> Void) -> Void = { unlocked in
    DispatchQueue.main.async {
        NotificationCenter.default.addObserver(
            forName: UIApplication.protectedDataDidBecomeAvailableNotification,
            object: nil,
            queue: .main
        ) { _ in unlocked() }
        // It may have been unlocked before anything listened.
        unlocked()
    }
}
#else
/// Nothing tells here when the device is unlocked.
let systemUnlocks: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
#endif
