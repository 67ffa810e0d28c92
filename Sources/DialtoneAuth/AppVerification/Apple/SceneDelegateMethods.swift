#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The method of a scene delegate by which URLs arrive.
@MainActor
enum SceneDelegateMethods {
    private typealias Open = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void

    /// The delegate hears of every URL, of ours too: it gets them all in one call.
    static func watch(_ delegate: AnyObject) {
        let name = "scene:openURLContexts:"
        guard let method = WatchedMethod(name, types: "v@:@@", of: delegate) else { return }
        let (selector, original) = (method.selector, method.original)
        let block: @convention(block) (AnyObject, AnyObject, NSSet) -> Void = {
            me,
            scene,
            contexts in
            for context in contexts as? Set<UIOpenURLContext> ?? [] {
                _ = AppEvents.shared.opened(context.url)
            }
            guard let original else { return }
            unsafeBitCast(original, to: Open.self)(me, selector, scene, contexts)
        }
        method.replace(with: block)
    }
}
#endif
