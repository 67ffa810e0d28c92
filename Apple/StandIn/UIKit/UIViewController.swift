// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What views are shown in.
@MainActor
public final class UIWindow: UIResponder {}

/// A part of a window.
@MainActor
open class UIView: UIResponder {
    public var window: UIWindow?
}

/// What manages a view.
@MainActor
open class UIViewController: UIResponder {
    /// The view; `nil` until it is needed.
    public var viewIfLoaded: UIView?
}
