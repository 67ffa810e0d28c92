import DialtoneBasics
import DialtoneFlows
import Hummingbird

extension ActionForm {
    /// Returns the caller on whose behalf a code is used: the user who opened the link.
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
