#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// Calls back each time the stored user may have changed or become readable: when the app becomes
/// active, and when the device's protected data becomes available.
let systemWakes: @Sendable (@escaping @Sendable () -> Void) -> Void = { woken in
    DispatchQueue.main.async {
        let names = [
            UIApplication.protectedDataDidBecomeAvailableNotification,
            UIApplication.didBecomeActiveNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                woken()
            }
        }
        // The device may have been unlocked before the observer was added.
        woken()
    }
}
#else
/// Has no effect: this platform does not report when the device is unlocked, and programs are not
/// suspended.
let systemWakes: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
#endif
