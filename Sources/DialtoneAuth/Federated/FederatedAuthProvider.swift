public import Foundation

/// Gets a credential by itself, as by a page that it shows.
#if canImport(ObjectiveC)
@objc(FIRFederatedAuthProvider)
#endif
public protocol FederatedAuthProvider: NSObjectProtocol, Sendable {
    /// The credential of whoever is in front of the device; `uiDelegate` shows what has to be shown.
    #if canImport(ObjectiveC)
    @objc(getCredentialWithUIDelegate:completion:)
    #endif
    func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential
}
