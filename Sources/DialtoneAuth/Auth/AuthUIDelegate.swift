#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// Shows the pages that a sign-in needs.
@MainActor
#if canImport(ObjectiveC)
@objc(FIRAuthUIDelegate)
#endif
public protocol AuthUIDelegate: NSObjectProtocol, Sendable {
    /// Shows a page, or tells the person where it is.
    func open(_ url: URL)
}
#endif
