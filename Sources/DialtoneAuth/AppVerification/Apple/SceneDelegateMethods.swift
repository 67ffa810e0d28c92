#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The scene delegate method that receives URLs.
@MainActor
enum SceneDelegateMethods {
    private typealias Open = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void

    /// Returns the block that stands in for the app's method.
    static func block(for original: OriginalMethod<ObjectiveCReceiver>) -> Any {
        let block: @convention(block) (AnyObject, AnyObject, NSSet) -> Void = {
            delegate,
            scene,
            contexts in
            let app = original.bound(to: delegate, as: Open.self) { open, receiver, selector in
                open(receiver, selector, scene, contexts)
                return false
            }
            let urls = (contexts as? Set<UIOpenURLContext> ?? []).map(\.url)
            _ = AppEvents.shared.receive(.urls(urls), app: app)
        }
        return block
    }
}
#endif
