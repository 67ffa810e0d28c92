#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Calls back each time the system reports that the device's protected data is available.
let systemUnlocks: @Sendable (@escaping @Sendable () -> Void) -> Void = { unlocked in
    DispatchQueue.main.async {
        NotificationCenter.default.addObserver(
            forName: UIApplication.protectedDataDidBecomeAvailableNotification,
            object: nil,
            queue: .main
        ) { _ in unlocked() }
        // The device may have been unlocked before the observer was added.
        unlocked()
    }
}
#else
/// Has no effect: this platform does not report when the device is unlocked.
let systemUnlocks: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
#endif
