// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One instance of the app's user interface.
@MainActor
public final class UIScene: UIResponder {
    public let delegate: (any UISceneDelegate)?

    init(delegate: any UISceneDelegate) {
        self.delegate = delegate
        super.init()
    }
}

/// A URL that opens the app.
@MainActor
public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

/// What a scene tells its delegate.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        UIApplication.shared.note(.sceneOpenURLs)
    }
}

/// What a scene with windows tells its delegate.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
