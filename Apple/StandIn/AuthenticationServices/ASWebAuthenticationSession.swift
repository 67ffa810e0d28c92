// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for the system's authentication session, which behaves as Apple documents it, and has
// methods for what the user and the page do.
@_exported public import Foundation
public import UIKit

/// The window that the session is shown above.
public typealias ASPresentationAnchor = UIWindow

/// The domain of the session's errors.
public let ASWebAuthenticationSessionErrorDomain =
    "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a session has ended without a URL.
public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided
        case presentationContextInvalid
    }
}

/// What names the window for a session.
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A web page that the system shows, and that returns with a URL of the app's scheme.
///
/// A session starts once. It calls its completion handler once: with the URL, or with an error if
/// the user closes it or it cannot be shown. After `cancel()`, it is not shown and calls nothing.
@MainActor
public final class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The session that the user sees.
    public private(set) static var shown: ASWebAuthenticationSession?

    /// Whether the system can show sessions.
    public static var canShow = true

    public let url: URL
    public weak var presentationContextProvider:
        (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    public private(set) var anchor: ASPresentationAnchor?

    private let scheme: String?
    private var completion: CompletionHandler?
    private var wasStarted = false

    public init(
        url: URL,
        callbackURLScheme: String?,
        completionHandler: @escaping CompletionHandler
    ) {
        self.url = url
        scheme = callbackURLScheme
        completion = completionHandler
        super.init()
    }

    public var canStart: Bool { Self.canShow && !wasStarted }

    @discardableResult
    public func start() -> Bool {
        guard canStart else { return false }
        wasStarted = true
        guard let provider = presentationContextProvider else {
            end(nil, .presentationContextNotProvided)
            return false
        }
        anchor = provider.presentationAnchor(for: self)
        Self.shown = self
        return true
    }

    public func cancel() {
        wasStarted = true
        completion = nil
        hide()
    }

    /// The page leads to another URL; only one of the app's scheme ends the session.
    public func navigate(to url: URL) {
        guard let scheme, url.scheme == scheme else { return }
        end(url, nil)
    }

    /// The user closes the page.
    public func close() { end(nil, .canceledLogin) }

    private func end(_ url: URL?, _ code: ASWebAuthenticationSessionError.Code?) {
        let error = code.map {
            NSError(domain: ASWebAuthenticationSessionErrorDomain, code: $0.rawValue)
        }
        let handler = completion
        completion = nil
        hide()
        handler?(url, error)
    }

    private func hide() {
        if Self.shown === self { Self.shown = nil }
    }
}
