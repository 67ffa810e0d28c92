#if canImport(SafariServices) && os(iOS)
import Foundation
import SafariServices
import UIKit

/// A page in a view controller that the app's UI delegate presents.
@MainActor
final class SafariPage: NSObject, SFSafariViewControllerDelegate {
    private let closed = Waiting<Void>()
    private let presenter: (any AuthUIDelegate)?

    private init(_ presenter: (any AuthUIDelegate)?) {
        self.presenter = presenter
    }

    /// Shows the page until the user closes it or the task is canceled.
    static func show(_ url: URL, _ uiDelegate: (any AuthUIDelegate)?) async throws {
        let page = SafariPage(uiDelegate)
        let controller = SFSafariViewController(url: url)
        controller.delegate = page
        guard page.present(controller) else {
            throw AppVerificationProblem.pageUnavailable("There is no window for the page.")
        }
        do {
            try await page.closed.outcome()
        } catch {
            page.dismiss(controller)
            throw error
        }
        throw AppVerificationProblem.pageClosed
    }

    private func present(_ controller: UIViewController) -> Bool {
        if let presenter {
            presenter.present(controller, animated: true, completion: nil)
            return true
        }
        guard let topmost = SharedApplication.topmostController else { return false }
        topmost.present(controller, animated: true, completion: nil)
        return true
    }

    private func dismiss(_ controller: UIViewController) {
        if let presenter {
            presenter.dismiss(animated: true, completion: nil)
        } else {
            controller.dismiss(animated: true, completion: nil)
        }
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        closed.end(with: .success(()))
    }
}

extension PagePlatform {
    static let safari: Delegate = { url, uiDelegate in
        try await SafariPage.show(url, uiDelegate)
    }
}
#endif
