#if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(visionOS))
import AuthenticationServices
import Foundation

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A page in the system's authentication session, which needs no URL scheme of the app.
@MainActor
final class SystemSession: NSObject, ASWebAuthenticationPresentationContextProviding {
    private let anchor: ASPresentationAnchor
    private let callback = Waiting<URL>()

    private init(_ anchor: ASPresentationAnchor) {
        self.anchor = anchor
    }

    /// Shows the page until it redirects to the scheme, the user closes it, or the task is
    /// canceled.
    static func callback(
        of url: URL,
        scheme: String,
        isPrivate: Bool,
        uiDelegate: (any AuthUIDelegate)?
    ) async throws -> URL {
        try await SystemSession(anchor(uiDelegate)).run(url, scheme, isPrivate: isPrivate)
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        anchor
    }

    private func run(_ url: URL, _ scheme: String, isPrivate: Bool) async throws -> URL {
        let callback = callback
        let session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) {
            @Sendable url, error in
            callback.end(with: Self.result(url, error))
        }
        session.presentationContextProvider = self
        // A private session does not ask the user for consent to sign in; a shared one may already
        // be signed in at the provider.
        session.prefersEphemeralWebBrowserSession = isPrivate
        guard session.start() else {
            throw AppVerificationProblem.pageUnavailable(
                "The system's web authentication session did not start."
            )
        }
        defer { session.cancel() }
        return try await callback.outcome()
    }

    private nonisolated static func result(
        _ url: URL?,
        _ error: (any Error)?
    ) -> Result<URL, any Error> {
        if let url { return .success(url) }
        let error = error.map { $0 as NSError }
        let closed = ASWebAuthenticationSessionError.Code.canceledLogin.rawValue
        if error?.domain == ASWebAuthenticationSessionErrorDomain, error?.code == closed {
            return .failure(AppVerificationProblem.pageClosed)
        }
        let detail = error.map { "\($0.domain) \($0.code)" } ?? "no reason"
        return .failure(
            AppVerificationProblem.pageUnavailable(
                "The system's web authentication session failed (\(detail))."
            )
        )
    }

    private static func anchor(_ uiDelegate: (any AuthUIDelegate)?) -> ASPresentationAnchor {
        #if canImport(UIKit)
        (uiDelegate as? UIViewController)?.viewIfLoaded?.window ?? SharedApplication.keyWindow
            ?? ASPresentationAnchor()
        #else
        NSApplication.shared.keyWindow ?? ASPresentationAnchor()
        #endif
    }
}

extension PagePlatform {
    /// `nil` for a program without a bundle, for which the system provides no such session.
    static var systemSession: Session? {
        guard Bundle.main.bundleIdentifier != nil else { return nil }
        return { url, scheme, isPrivate, uiDelegate in
            try await SystemSession.callback(
                of: url,
                scheme: scheme,
                isPrivate: isPrivate,
                uiDelegate: uiDelegate
            )
        }
    }
}
#endif
