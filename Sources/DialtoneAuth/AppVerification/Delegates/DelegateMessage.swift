import Foundation

/// A message from the system to a delegate.
enum DelegateMessage {
    case token(Data)
    case noToken(any Error)
    /// A notification with its completion handler, which must be called once; older methods have
    /// none.
    case notification([AnyHashable: Any], done: (() -> Void)?)
    case url(URL)
    /// All URLs of one gesture, sent to a scene's delegate.
    case urls([URL])
}

extension AppEvents {
    /// Handles the message, and forwards it to the app unless it is only for this SDK.
    ///
    /// `app` calls the app's own implementation; it is `nil` if there is none. Returns whether a
    /// URL was opened.
    func receive(_ message: DelegateMessage, app: (() -> Bool)?) -> Bool {
        switch message {
        case .token(let token):
            received(token: token)
        case .noToken(let error):
            failedToRegister(error)
        case .notification(let userInfo, let done):
            guard !received(notification: userInfo), app != nil else {
                done?()
                return false
            }
        case .url(let url):
            if opened(url) { return true }
        case .urls(let urls):
            // The app gets the SDK's URLs, too: all arrive in one call.
            for url in urls { _ = opened(url) }
        }
        return app?() ?? false
    }
}
