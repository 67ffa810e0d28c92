import Foundation

/// What this platform can show a web page with.
struct PagePlatform: Sendable {
    /// Shows a page in a window of the system's and waits for the URL of this scheme that it
    /// returns to; throws ``AppVerificationProblem/pageClosed`` where the person closes it.
    ///
    /// A private page knows nothing of what the person did in the browser before.
    typealias Session =
        @Sendable (
            URL, _ scheme: String, _ isPrivate: Bool, (any AuthUIDelegate)?
        ) async throws -> URL

    /// Shows a page by way of the delegate until the task is canceled, or throws as above.
    typealias Delegate = @Sendable (URL, (any AuthUIDelegate)?) async throws -> Void

    /// `nil` where there is no such session.
    var session: Session?

    /// `nil` where delegates cannot present anything.
    var delegate: Delegate?

    /// `nil` where the app cannot start a browser.
    var browser: (any Browser)?

    /// Tells the person where the page is, without a window.
    var announce: @Sendable (URL, (any AuthUIDelegate)?) async -> Void
}

/// A browser of this machine.
protocol Browser: Sendable {
    /// Whether there is a screen to show it on.
    var isUsable: Bool { get }

    /// Opens a page; throws where that did not work.
    func open(_ url: URL) async throws
}
