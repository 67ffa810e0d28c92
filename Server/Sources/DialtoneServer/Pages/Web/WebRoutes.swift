import Hummingbird

/// The files and pages for Google's web SDK, in development and in production.
struct WebRoutes: Sendable {
    private let scripts: WebScripts
    private let frame: WebFrame
    private let config: WebConfig

    init(_ parts: ServerDependencies, _ flows: Flows, assets: PageAssets, templates: PageTemplates)
    {
        scripts = WebScripts(assets: assets, templates: templates)
        frame = WebFrame(
            directory: flows.projects,
            mode: parts.mode,
            hosts: ChallengeHosts(mode: parts.mode, publicURL: parts.listener.publicURL),
            assets: assets,
            templates: templates
        )
        config = WebConfig(
            directory: flows.projects,
            address: PublicAddress(parts.listener.publicURL, mode: parts.mode)
        )
    }

    func add(to router: Router<ServerContext>) {
        scripts.add(to: router)
        frame.add(to: router, at: WebFrame.page)
        config.add(to: router)
    }
}
