import Foundation

/// What the system tells a delegate.
enum DelegateMessage {
    case token(Data)
    case noToken(any Error)
    /// With a completion handler, which is to be called once; older methods have none.
    case notification([AnyHashable: Any], done: (() -> Void)?)
    case url(URL)
    /// All of one gesture, to a scene's delegate.
    case urls([URL])
}

extension AppEvents {
    /// Takes the message; one that is not ours alone goes on to the app.
    ///
    /// `app` is what the app's own method does, and `nil` where it has none. The result tells whether
    /// a URL was opened.
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
            // The app hears of ours too: it gets them all in one call.
            for url in urls { _ = opened(url) }
        }
        return app?() ?? false
    }
}
