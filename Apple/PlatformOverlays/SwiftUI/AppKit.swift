// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(AppKit)
@_exported public import AppKit

extension View {
    public func textContentType(_ type: NSTextContentType?) -> some View { AnyStubView() }
}

public struct NSTextContentType: Sendable {
    public static let oneTimeCode = Self()
}
#endif
