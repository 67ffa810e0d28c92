import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The iframe that Google's web SDK opens if our own script does not replace it.
///
/// It shows developers what is missing. Only pages that the project has authorized may frame it.
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

    /// Returns the host as policy sources, which do not support IPv6 addresses.
    private func sources(for host: String) -> [String] {
        guard let name = try? HostName(host), name.text == host, !host.contains(":") else {
            return []
        }
        let takesPlainHTTP =
            mode.isDevelopment || name.isLoopback || host.hasSuffix(".localhost")
        return ["https://\(host):*"] + (takesPlainHTTP ? ["http://\(host):*"] : [])
    }
}

/// The template values of the iframe.
struct IframeView: Sendable {
    let assets: String
}
