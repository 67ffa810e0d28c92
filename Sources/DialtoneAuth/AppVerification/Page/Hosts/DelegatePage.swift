/// A page in a view controller of the app; the callback opens the app with its scheme.
struct DelegatePage: PagePresenter {
    let delegate: PagePlatform.Delegate
    let scheme: CallbackScheme
    let pages: OpenPages

    func result(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        guard scheme.isRegistered else { throw AppVerificationProblem.schemeMissing(scheme) }
        let page = try OpenPage(address, returningBy: .scheme(scheme))
        let delegate = delegate
        return try await pages.result(of: page) { try await delegate(page.url, uiDelegate) }
    }
}
