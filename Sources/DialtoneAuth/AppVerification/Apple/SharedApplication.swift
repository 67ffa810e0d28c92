#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The running application; `nil` in extensions, which must not access it.
@MainActor
enum SharedApplication {
    static var current: UIApplication? {
        guard !isExtension else { return nil }
        // Accessed by name, since the compiler forbids it in code that extensions can use.
        let name = Selector(("sharedApplication"))
        return UIApplication.perform(name)?.takeUnretainedValue() as? UIApplication
    }

    nonisolated static var isExtension: Bool { Bundle.main.bundlePath.hasSuffix(".appex") }

    static var keyWindow: UIWindow? {
        let scenes = current?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
        return scenes.flatMap(\.windows).first(where: \.isKeyWindow)
    }

    /// The view controller that is currently visible.
    static var topmostController: UIViewController? {
        var controller = keyWindow?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }
}
#endif
