/// Shows a page until its result is there, and takes it away then.
///
/// A canceled task takes the page away too.
protocol PagePresenter: Sendable {
    /// What the page found out: the challenge's token, or where a provider sent the person back to.
    func result(of address: PageAddress, _ uiDelegate: (any AuthUIDelegate)?) async throws -> String
}
