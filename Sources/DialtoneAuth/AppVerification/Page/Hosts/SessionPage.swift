/// A page in the system's authentication session, which returns the callback itself.
struct SessionPage: PagePresenter {
    let session: PagePlatform.Session
    let scheme: CallbackScheme
    let pages: OpenPages

    func result(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let page = try OpenPage(address, returningBy: .scheme(scheme))
        let (session, scheme) = (session, scheme.name)
        let isPrivate = address.purpose == .verifyApp
        return try await pages.result(of: page) {
            let url = try await session(page.url, scheme, isPrivate, uiDelegate)
            guard page.handle(url) else { throw AppVerificationProblem.pageMute }
        }
    }
}
