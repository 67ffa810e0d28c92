import DialtoneCore
import Hummingbird

extension ActionForm {
    /// On whose behalf a code is used: that of whoever opened the link.
    func caller(
        of project: ServedProject,
        _ request: Request,
        from address: IPAddress?
    ) -> SignInCaller {
        SignInCaller(
            project: project,
            client: AppCaller(project: project, headers: request.headers).client,
            languages: languages(of: request),
            remoteAddress: address
        )
    }
}
