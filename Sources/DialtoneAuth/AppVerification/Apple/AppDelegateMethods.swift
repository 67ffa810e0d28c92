#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The app delegate methods that receive tokens, pushes and URLs.
@MainActor
enum AppDelegateMethods {
    private typealias Original = OriginalMethod<ObjectiveCReceiver>
    private typealias Done = @convention(block) (UInt) -> Void
    private typealias Tell = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void
    private typealias Fetch =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject, Done) -> Void
    private typealias Open =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject, AnyObject) -> Bool
    private typealias OlderOpen =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject, AnyObject?, AnyObject?) -> Bool
    private typealias OldestOpen =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Bool

    /// Returns the block that stands in for the app's method.
    static func block(for original: OriginalMethod<ObjectiveCReceiver>) -> Any {
        switch original.method {
        case .notification: fetch(original)
        case .openURL: open(original)
        case .olderOpenURL: olderOpen(original)
        case .oldestOpenURL: oldestOpen(original)
        default: tell(original)
        }
    }

    private static func tell(_ original: Original) -> Any {
        let block: @convention(block) (AnyObject, AnyObject, AnyObject) -> Void = {
            delegate,
            application,
            content in
            let app = original.bound(to: delegate, as: Tell.self) { tell, receiver, selector in
                tell(receiver, selector, application, content)
                return false
            }
            let message: DelegateMessage
            switch content {
            case let token as NSData: message = .token(token as Data)
            case let error as NSError: message = .noToken(error)
            default: message = .notification(content as? [AnyHashable: Any] ?? [:], done: nil)
            }
            _ = AppEvents.shared.receive(message, app: app)
        }
        return block
    }

    private static func fetch(_ original: Original) -> Any {
        let block: @convention(block) (AnyObject, AnyObject, NSDictionary, @escaping Done) -> Void =
            { delegate, application, userInfo, done in
                let app = original.bound(to: delegate, as: Fetch.self) {
                    fetch,
                    receiver,
                    selector in
                    fetch(receiver, selector, application, userInfo, done)
                    return false
                }
                let message = DelegateMessage.notification(
                    userInfo as? [AnyHashable: Any] ?? [:],
                    done: { done(UIBackgroundFetchResult.noData.rawValue) }
                )
                _ = AppEvents.shared.receive(message, app: app)
            }
        return block
    }

    private static func open(_ original: Original) -> Any {
        let block: @convention(block) (AnyObject, AnyObject, NSURL, NSDictionary) -> Bool = {
            delegate,
            application,
            url,
            options in
            let app = original.bound(to: delegate, as: Open.self) { open, receiver, selector in
                open(receiver, selector, application, url, options)
            }
            return AppEvents.shared.receive(.url(url as URL), app: app)
        }
        return block
    }

    private static func olderOpen(_ original: Original) -> Any {
        let block:
            @convention(block) (AnyObject, AnyObject, NSURL, AnyObject?, AnyObject?) -> Bool = {
                delegate,
                application,
                url,
                source,
                annotation in
                let app = original.bound(to: delegate, as: OlderOpen.self) {
                    open,
                    receiver,
                    selector in
                    open(receiver, selector, application, url, source, annotation)
                }
                return AppEvents.shared.receive(.url(url as URL), app: app)
            }
        return block
    }

    private static func oldestOpen(_ original: Original) -> Any {
        let block: @convention(block) (AnyObject, AnyObject, NSURL) -> Bool = {
            delegate,
            application,
            url in
            let app = original.bound(to: delegate, as: OldestOpen.self) {
                open,
                receiver,
                selector in
                open(receiver, selector, application, url)
            }
            return AppEvents.shared.receive(.url(url as URL), app: app)
        }
        return block
    }
}
#endif
