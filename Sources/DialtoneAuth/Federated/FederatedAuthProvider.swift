public import Foundation

/// A provider that obtains credentials itself, for example with a web page.
#if canImport(ObjectiveC)
@objc(FIRFederatedAuthProvider)
#endif
public protocol FederatedAuthProvider: NSObjectProtocol, Sendable {
    /// Obtains a credential from the user; `uiDelegate` presents the user interface.
    #if canImport(ObjectiveC)
    @objc(getCredentialWithUIDelegate:completion:)
    #endif
    func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential
}
