#if os(macOS) || os(Linux)
import Foundation

/// A page in this machine's browser; it returns to a port that is open in the meantime.
struct BrowserPage: PagePresenter {
    let browser: any Browser
    let pages: OpenPages

    func result(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let listener = try listener()
        defer { listener.stop() }
        let page = try OpenPage(address, returningBy: .loopback(port: listener.port))
        listener.start { page.handle($0) }
        let browser = browser
        return try await pages.result(of: page) {
            #if !canImport(UIKit)
            if let uiDelegate { return await uiDelegate.open(page.url) }
            #endif
            try await browser.open(page.url)
        }
    }

    private func listener() throws -> LoopbackListener {
        do {
            return try LoopbackListener()
        } catch let problem as LoopbackProblem {
            throw AppVerificationProblem.pageUnavailable(
                "No port on this machine is available for the page to return to (\(problem.detail))."
            )
        }
    }
}
#endif
