/// Shows a page until its result is there, and takes it away then.
///
/// A canceled task takes the page away too.
protocol PagePresenter: Sendable {
    /// The challenge's token.
    func token(of address: PageAddress, _ uiDelegate: (any AuthUIDelegate)?) async throws -> String
}
