#if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(tvOS) || os(visionOS))
import AuthenticationServices
import Foundation

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// One use of the system's authorization controller, which calls its delegate once.
@available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, *)
@MainActor
final class PasskeyDialog<Value: Sendable>: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
{
    private let anchor: ASPresentationAnchor
    private let read: @MainActor (any ASAuthorizationCredential) -> Value?
    private let outcome = Waiting<Value>()

    private init(
        _ anchor: ASPresentationAnchor,
        _ read: @escaping @MainActor (any ASAuthorizationCredential) -> Value?
    ) {
        self.anchor = anchor
        self.read = read
    }

    /// Shows the dialog or the suggestions until the user has chosen or the task is canceled.
    ///
    /// `read` returns `nil` for a credential of another kind.
    static func run(
        _ request: ASAuthorizationRequest,
        _ presentation: PasskeyPresentation,
        _ anchor: ASPresentationAnchor?,
        _ read: @escaping @MainActor (any ASAuthorizationCredential) -> Value?
    ) async throws -> Value {
        let dialog = PasskeyDialog(anchor ?? keyWindow, read)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = dialog
        controller.presentationContextProvider = dialog
        dialog.show(controller, presentation)
        defer { dialog.close(controller) }
        return try await dialog.outcome.outcome()
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        anchor
    }

    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        let value = read(authorization.credential)
        let problem = PasskeyProblem.unreadable("The system's passkey")
        outcome.end(with: value.map { .success($0) } ?? .failure(problem))
    }

    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    ) {
        outcome.end(with: .failure(PasskeyProblem(ofSystem: error)))
    }

    private func show(
        _ controller: ASAuthorizationController,
        _ presentation: PasskeyPresentation
    ) {
        #if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
        if presentation == .autofill { return controller.performAutoFillAssistedRequests() }
        #endif
        controller.performRequests()
    }

    /// Without effect after the user has chosen.
    private func close(_ controller: ASAuthorizationController) {
        if #available(tvOS 18.0, *) { controller.cancel() }
    }

    private static var keyWindow: ASPresentationAnchor {
        #if canImport(UIKit)
        SharedApplication.keyWindow ?? ASPresentationAnchor()
        #else
        NSApplication.shared.keyWindow ?? ASPresentationAnchor()
        #endif
    }
}
#endif
