// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
@_exported public import UIKit

open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { neverRuns() }
    @objc public required dynamic init?(coder: NSCoder) { neverRuns() }
}

// Apple declares it in the overlay of UIKit.
extension UIApplicationDelegate {
    public static func main() { neverRuns() }
}

extension Color {
    public init(uiColor: UIColor) { neverRuns() }
}

extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { AnyStubView() }
    public func textContentType(_ type: UITextContentType?) -> some View { AnyStubView() }
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { AnyStubView() }
}

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
    public init(_ delegateType: Delegate.Type = Delegate.self) { neverRuns() }
    public var wrappedValue: Delegate { neverRuns() }
}

public struct TextInputAutocapitalization: Sendable {
    public static var never: Self { neverRuns() }
}
#endif
