#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// The methods of an app delegate by which tokens, pushes and URLs arrive.
@MainActor
enum AppDelegateMethods {
    private typealias Result = @convention(block) (UInt) -> Void
    private typealias Plain = @convention(c) (AnyObject, Selector, AnyObject, AnyObject) -> Void
    private typealias Fetch =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject, Result) -> Void
    private typealias Open =
        @convention(c) (AnyObject, Selector, AnyObject, AnyObject, AnyObject) -> Bool

    static func watch(_ delegate: AnyObject) {
        watchTokens(delegate)
        watchFailures(delegate)
        watchPushes(delegate)
        watchURLs(delegate)
    }

    private static func watchTokens(_ delegate: AnyObject) {
        let name = "application:didRegisterForRemoteNotificationsWithDeviceToken:"
        guard let method = WatchedMethod(name, types: "v@:@@", of: delegate) else { return }
        let (selector, original) = (method.selector, method.original)
        let block: @convention(block) (AnyObject, AnyObject, NSData) -> Void = { me, app, token in
            AppEvents.shared.received(token: token as Data)
            guard let original else { return }
            unsafeBitCast(original, to: Plain.self)(me, selector, app, token)
        }
        method.replace(with: block)
    }

    private static func watchFailures(_ delegate: AnyObject) {
        let name = "application:didFailToRegisterForRemoteNotificationsWithError:"
        guard let method = WatchedMethod(name, types: "v@:@@", of: delegate) else { return }
        let (selector, original) = (method.selector, method.original)
        let block: @convention(block) (AnyObject, AnyObject, NSError) -> Void = { me, app, error in
            AppEvents.shared.failedToRegister(error)
            guard let original else { return }
            unsafeBitCast(original, to: Plain.self)(me, selector, app, error)
        }
        method.replace(with: block)
    }

    /// A push of ours ends here; the app hears of every other one.
    private static func watchPushes(_ delegate: AnyObject) {
        let name = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
        guard let method = WatchedMethod(name, types: "v@:@@@?", of: delegate) else { return }
        let (selector, original) = (method.selector, method.original)
        let block:
            @convention(block) (AnyObject, AnyObject, NSDictionary, @escaping Result) -> Void = {
                me,
                app,
                userInfo,
                done in
                let isOurs = AppEvents.shared.received(
                    notification: userInfo as? [AnyHashable: Any] ?? [:]
                )
                guard !isOurs, let original else {
                    return done(UIBackgroundFetchResult.noData.rawValue)
                }
                unsafeBitCast(original, to: Fetch.self)(me, selector, app, userInfo, done)
            }
        method.replace(with: block)
    }

    private static func watchURLs(_ delegate: AnyObject) {
        let name = "application:openURL:options:"
        guard let method = WatchedMethod(name, types: "B@:@@@", of: delegate) else { return }
        let (selector, original) = (method.selector, method.original)
        let block: @convention(block) (AnyObject, AnyObject, NSURL, NSDictionary) -> Bool = {
            me,
            app,
            url,
            options in
            if AppEvents.shared.opened(url as URL) { return true }
            guard let original else { return false }
            return unsafeBitCast(original, to: Open.self)(me, selector, app, url, options)
        }
        method.replace(with: block)
    }
}
#endif
