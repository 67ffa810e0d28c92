#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// Presents the pages that a sign-in needs.
@MainActor
#if canImport(ObjectiveC)
@objc(FIRAuthUIDelegate)
#endif
public protocol AuthUIDelegate: NSObjectProtocol, Sendable {
    /// Opens a page, or shows its address to the user.
    func open(_ url: URL)
}
#endif
