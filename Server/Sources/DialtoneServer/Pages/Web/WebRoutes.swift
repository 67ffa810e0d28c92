import DialtoneFlows
import Hummingbird

/// The files and pages for Google's web SDK, in development and in production.
struct WebRoutes: Sendable {
    private let scripts: WebScripts
    private let frame: WebFrame
    private let config: WebConfig

    init(
        _ dependencies: ServerDependencies,
        assets: PageAssets,
        templates: PageTemplates
    ) {
        let flows = dependencies.flows
        scripts = WebScripts(assets: assets, templates: templates)
        frame = WebFrame(
            directory: flows.projects,
            mode: dependencies.mode,
            hosts: ChallengeHosts(
                mode: dependencies.mode,
                publicURL: dependencies.listener.publicURL
            ),
            assets: assets,
            templates: templates
        )
        config = WebConfig(
            directory: flows.projects,
            address: PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        )
    }

    func add(to router: Router<ServerContext>) {
        scripts.add(to: router)
        frame.add(to: router, at: WebFrame.page)
        config.add(to: router)
    }
}
