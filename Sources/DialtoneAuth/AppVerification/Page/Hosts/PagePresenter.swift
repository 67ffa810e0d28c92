/// Shows a page until its result arrives, and then closes it.
///
/// Canceling the task also closes the page.
protocol PagePresenter: Sendable {
    /// Returns the page's result: the challenge's token, or the URL that a provider redirected to.
    func result(of address: PageAddress, _ uiDelegate: (any AuthUIDelegate)?) async throws -> String
}
