#if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(tvOS) || os(visionOS))
public import AuthenticationServices
import Foundation

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The system's passkeys: those of the user's passkey provider, and those of devices nearby.
///
/// The app needs the capability Associated Domains with `webcredentials:DOMAIN`, where the domain is
/// the ``PasskeyRequestOptions/relyingPartyID`` of the project.
@available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, *)
@MainActor
public final class SystemPasskeys: PasskeyAuthenticator {
    private weak var anchor: ASPresentationAnchor?

    /// Creates an authenticator for the app's key window.
    public nonisolated init() {}

    /// Creates an authenticator for a window.
    public init(anchor: ASPresentationAnchor) {
        self.anchor = anchor
    }

    /// `true` on iOS and visionOS, for fields whose content type is `username`.
    public nonisolated var canAutofill: Bool {
        #if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
        true
        #else
        false
        #endif
    }

    /// Shows the system's dialog to create a passkey.
    public func createPasskey(_ options: PasskeyCreationOptions) async throws -> PasskeyRegistration
    {
        let request = options.request
        return try await PasskeyDialog.run(request, .dialog, anchor) { credential in
            (credential as? ASAuthorizationPlatformPublicKeyCredentialRegistration)
                .map(PasskeyRegistration.init)
        }
    }

    /// Shows the system's dialog with the passkeys of the domain, or suggests them in a field.
    public func usePasskey(
        _ options: PasskeyRequestOptions,
        presentation: PasskeyPresentation
    ) async throws -> PasskeyAssertion {
        guard presentation == .dialog || canAutofill else {
            throw PasskeyProblem(.unavailable, detail: "This system suggests no passkeys.")
        }
        return try await PasskeyDialog.run(options.request, presentation, anchor) { credential in
            (credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion)
                .map(PasskeyAssertion.init)
        }
    }
}
#endif
