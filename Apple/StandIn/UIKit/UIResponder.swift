// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for UIKit, as far as the page's samples use it: an application, its scenes, push
// tokens, remote notifications and URLs. It calls delegates when and as Apple documents it, without
// a device, and has methods for what the system and Apple's servers do otherwise.
@_exported public import Foundation

/// An object that handles events.
@MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public nonisolated override init() { super.init() }
}
