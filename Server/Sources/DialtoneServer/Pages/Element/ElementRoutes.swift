import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The files and calls of `<dialtone-sign-in>`, which shows a sign-in on pages of other sites.
///
/// The script is public. A project's settings, and the hand-over of a session, are only for the
/// project's authorized pages.
struct ElementRoutes: Sendable {
    /// The module that apps import.
    static let module = "/dialtone-sign-in.js"

    static let settings = "/__/auth/element.json"
    static let handover = "/__/auth/handover"

    private let challenge: WebChallenge
    private let directory: ProjectDirectory
    private let handovers: SessionHandovers
    private let hosts: ChallengeHosts
    private let mode: ServerMode
    private let decoder: WireDecoder
    private let assets: PageAssets

    init(_ dependencies: ServerDependencies, assets: PageAssets) {
        challenge = dependencies.appVerification.challenges.challenge
        directory = dependencies.flows.projects
        handovers = dependencies.flows.handovers
        mode = dependencies.mode
        hosts = ChallengeHosts(mode: mode, publicURL: dependencies.listener.publicURL)
        decoder = dependencies.decoder
        self.assets = assets
    }

    func add(to router: Router<ServerContext>) {
        let script = ByteBuffer(string: "export * from \"\(assets.path)/\(ElementFiles.entry)\";\n")
        router.get(RouterPath(Self.module)) { _, _ in WebScripts.response(script) }
        router.get(RouterPath(Self.settings)) { request, _ in
            let query = request.uri.queryParameters
            let served = try await served(
                query.get("apiKey"),
                tenant: query.get("tenantId"),
                request
            )
            var response = try WireEncoder.response(try await settings(for: served))
            response.headers[.cacheControl] = "no-store"
            return response
        }
        router.post(RouterPath(Self.handover)) { request, _ in
            let input = try await decoder.decode(Input.self, from: request)
            let served = try await served(input.apiKey, tenant: input.tenantId, request)
            var response = try WireEncoder.response(try await offer(input, of: served))
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }

    /// The project of the calling page, and the app whose API key it uses.
    private struct Served {
        let project: Project
        let app: (apiKey: String, id: String?)
    }

    /// Throws if the project has not authorized the calling page.
    ///
    /// Browsers report the origin correctly, so this stops pages of other sites, but not programs.
    private func served(
        _ apiKey: String?,
        tenant: String?,
        _ request: Request
    ) async throws -> Served {
        guard let apiKey = apiKey?.nonEmpty else {
            throw Refusal.invalidArgument(field: "apiKey", problem: "is missing")
        }
        let served = try await directory.project(apiKey: apiKey)
        if let origin = request.headers[.origin] {
            guard let page = AppPage("\(origin)/", takesPlainHTTP: mode.isDevelopment),
                hosts.hosts(of: served.project, authority: request.head.authority)
                    .contains(page.host)
            else { throw Refusal.unauthorizedDomain }
        } else if !mode.isDevelopment, request.headers[.fetchSite] ?? "" == "cross-site" {
            throw Refusal.unauthorizedDomain
        }
        guard !served.project.settings.isDisabled else { throw Refusal.projectDisabled }
        let app = (apiKey, served.apps.first { $0.hasKey(apiKey) }?.appID)
        guard let tenant = tenant?.nonEmpty else {
            return Served(project: served.project, app: app)
        }
        let realm = try await directory.tenant(tenant, of: served.project.id)
        return Served(project: realm.project, app: app)
    }
}

extension ElementRoutes {
    private func settings(for served: Served) async throws -> ElementSettings {
        let policy = served.project.settings.appVerification.policy(for: served.app.id)
        let vendor = policy.challenge.vendor
        let widget = try await challenge.pageWidget(of: vendor, for: served.project.id)
        return ElementSettings(
            served.project,
            provesAtOnce: policy.enforcement != .off,
            widget: widget,
            providerHandler: VerifyForm.providerHandler(isDevelopment: mode.isDevelopment)
        )
    }

    /// Offers the session of the page's own sign-in to the app's SDK on the same page.
    private func offer(_ input: Input, of served: Served) async throws -> Offer {
        guard let token = input.refreshToken.flatMap(RefreshToken.init) else {
            throw Refusal.refreshTokenExpired
        }
        guard let challenge = input.challenge, challenge.wholeMatch(of: /[0-9a-f]{64}/) != nil
        else {
            throw Refusal.invalidArgument(
                field: "challenge",
                problem: "must be a SHA-256 digest in lowercase hexadecimal"
            )
        }
        return Offer(
            sessionOffer: try await handovers.offer(
                sessionOf: token,
                to: challenge,
                in: served.project.id,
                by: served.project.settings.sessions
            )
        )
    }

    /// The session to hand over.
    private struct Input: WireInput {
        static let sizeLimit = 8_192

        let apiKey: String?
        let tenantId: String?
        let refreshToken: String?

        /// SHA-256, in hex, of a secret that the page sends with the offer.
        let challenge: String?
    }

    private struct Offer: Encodable {
        let sessionOffer: String
    }
}
