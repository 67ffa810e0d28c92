#if canImport(SafariServices) && os(iOS)
import Foundation
import SafariServices
import UIKit

/// A page in a view controller that the app's delegate presents.
@MainActor
final class SafariPage: NSObject, SFSafariViewControllerDelegate {
    private let closed = Waiting<Void>()

    /// Shows the page until the person closes it or the task is canceled.
    static func show(_ url: URL, _ uiDelegate: (any AuthUIDelegate)?) async throws {
        let page = SafariPage()
        let controller = SFSafariViewController(url: url)
        controller.delegate = page
        if let uiDelegate {
            uiDelegate.present(controller, animated: true, completion: nil)
        } else if let topmost = SharedApplication.topmostController {
            topmost.present(controller, animated: true, completion: nil)
        } else {
            throw AppVerificationProblem.pageUnavailable("There is no window to show the page in.")
        }
        do {
            try await page.closed.outcome()
        } catch {
            if let uiDelegate {
                uiDelegate.dismiss(animated: true, completion: nil)
            } else {
                controller.dismiss(animated: true, completion: nil)
            }
            throw error
        }
        throw AppVerificationProblem.pageClosed
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
