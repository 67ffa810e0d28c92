/// The page in the system's own session, which hands the callback over by itself.
struct SessionPage: PagePresenter {
    let session: PagePlatform.Session
    let scheme: CallbackScheme
    let pages: OpenPages

    func token(
        of address: PageAddress,
        _ uiDelegate: (any AuthUIDelegate)?
    ) async throws -> String {
        let page = try OpenPage(address, returningBy: .scheme(scheme))
        let (session, scheme) = (session, scheme.name)
        return try await pages.token(of: page) {
            let url = try await session(page.url, scheme, uiDelegate)
            guard page.handle(url) else { throw AppVerificationProblem.pageMute }
        }
    }
}
