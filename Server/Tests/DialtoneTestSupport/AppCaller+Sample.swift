package import DialtoneModel

extension AppCaller {
    /// Returns a caller that names `app`, the only app of its project.
    package static func sample(_ project: Project, app: RelyingApp?) -> AppCaller {
        var claims = Claims()
        claims.appID = app?.appID
        return AppCaller(
            project: ServedProject(project: project, testNumbers: [], apps: app.map { [$0] } ?? []),
            claims: claims
        )
    }
}
