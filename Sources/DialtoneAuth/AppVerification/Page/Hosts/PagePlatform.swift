import Foundation

/// The ways in which this platform can show a web page.
struct PagePlatform: Sendable {
    /// Shows a page in a system window and returns the URL of this scheme that it redirects to;
    /// throws ``AppVerificationProblem/pageClosed`` if the user closes it.
    ///
    /// A private page has no access to the browser's existing cookies and data.
    typealias Session =
        @Sendable (
            URL, _ scheme: String, _ isPrivate: Bool, (any AuthUIDelegate)?
        ) async throws -> URL

    /// Shows a page with the delegate until the task is canceled; throws like `Session`.
    typealias Delegate = @Sendable (URL, (any AuthUIDelegate)?) async throws -> Void

    /// `nil` if the platform has no such session.
    var session: Session?

    /// `nil` if delegates cannot present pages.
    var delegate: Delegate?

    /// `nil` if the app cannot start a browser.
    var browser: (any Browser)?

    /// Shows the page's address to the user, without a window.
    var announce: @Sendable (URL, (any AuthUIDelegate)?) async -> Void
}

/// A browser of this machine.
protocol Browser: Sendable {
    /// Whether there is a display for the browser.
    var isUsable: Bool { get }

    /// Opens a page; throws if that failed.
    func open(_ url: URL) async throws
}
