import DialtoneCore
import Hummingbird

/// The frame that Google's web SDK opens where our script does not stand in for it.
///
/// It tells developers what is missing. Only pages that the project has authorized may frame it.
struct WebFrame: Sendable {
    static let page = "/__/auth/iframe"
    static let emulatorPage = "/emulator/auth/iframe"

    let directory: ProjectDirectory
    let mode: ServerMode
    let hosts: ChallengeHosts
    let assets: PageAssets
    let templates: PageTemplates

    func add(to router: Router<ServerContext>, at path: String) {
        router.get(RouterPath(path)) { request, _ in
            let view = IframeView(assets: assets.path)
            return PageResponse.html(
                templates.render(.iframe, with: view),
                policy: .framed(by: try await ancestors(of: request)),
                opener: .unsafeNone
            )
        }
    }

    private func ancestors(of request: Request) async throws -> [String] {
        let apiKey = request.uri.queryParameters.get("apiKey") ?? ""
        let project: Project
        do {
            project = try await directory.project(apiKey: apiKey).project
        } catch Refusal.unknownAPIKey {
            return []
        }
        return hosts.hosts(of: project, authority: request.head.authority).sorted()
            .flatMap(sources)
    }

    /// The host as content policies name it; they know no addresses of version 6.
    private func sources(for host: String) -> [String] {
        guard let name = try? HostName(host), name.text == host, !host.contains(":") else {
            return []
        }
        let takesPlainHTTP =
            mode.isDevelopment || name.isLoopback || host.hasSuffix(".localhost")
        return ["https://\(host):*"] + (takesPlainHTTP ? ["http://\(host):*"] : [])
    }
}

/// What the template of the frame shows.
struct IframeView: Sendable {
    let assets: String
}
