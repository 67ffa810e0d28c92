import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// Determines which page opened one of this server's pages with Google's web SDK.
///
/// It also checks whether the page may receive a result.
struct WebVisits: Sendable {
    private static let nameLimit = 256

    let directory: ProjectDirectory
    let mode: ServerMode
    let hosts: ChallengeHosts

    /// Returns the visit; `nil` if the web SDK did not open the page.
    ///
    /// Throws a ``VerifyProblem``, before anything is shown or opened, if the project has not
    /// authorized the calling page.
    func visit(
        _ form: VerifyForm,
        _ request: Request,
        by sender: Sender = .app
    ) async throws -> WebVisit? {
        guard let operation = form.authType.flatMap(WebOperation.init(rawValue:)) else {
            return nil
        }
        guard let apiKey = form.apiKey?.nonEmpty else { throw VerifyProblem.incomplete("apiKey") }
        guard let name = form.appName?.nonEmpty, Self.isAppName(name) else {
            throw VerifyProblem.incomplete("appName")
        }
        let eventID = form.eventID?.nonEmpty
        guard eventID.map(ChallengeEvent.isID) ?? !operation.isPopup else {
            throw VerifyProblem.incomplete("eventId")
        }
        guard let providerID = form.providerID?.nonEmpty else {
            throw VerifyProblem.incomplete("providerId")
        }
        let served = try await project(apiKey)
        let project = served.project
        let text = form.redirectURL ?? ""
        guard let page = AppPage(text, takesPlainHTTP: mode.isDevelopment) else {
            throw VerifyProblem.incomplete("redirectUrl")
        }
        guard hosts.hosts(of: project, authority: request.head.authority).contains(page.host) else {
            throw VerifyProblem.foreignPage(host: page.host, of: project)
        }
        return WebVisit(
            project: project,
            operation: operation,
            eventID: eventID,
            app: (apiKey, served.apps.first { $0.hasKey(apiKey) }?.appID),
            key: "\(apiKey):\(name)",
            providerID: providerID,
            tenantID: form.tenantId?.nonEmpty,
            page: page,
            challenge: try challenge(form, request, by: sender, for: operation, of: page)
        )
    }

    /// The sender of the parameters.
    enum Sender {
        /// The app's page or its SDK.
        case app

        /// A form of this server, as its route has verified.
        case ownForm
    }

    /// Returns the digest of the waiting page's secret; `nil` until that page has sent it.
    ///
    /// With their own digest in a link, attackers could make a user sign in and intercept the
    /// result on its way to the page. Pages cannot forge the headers that are checked here.
    private func challenge(
        _ form: VerifyForm,
        _ request: Request,
        by sender: Sender,
        for operation: WebOperation,
        of page: AppPage
    ) throws(VerifyProblem) -> String? {
        switch (sender, operation.isPopup, request.method == .post) {
        case (.ownForm, _, _):
            break
        case (.app, true, true):
            throw .notOffered
        case (.app, true, false):
            // The page in the popup adds the digest to its own URL.
            guard form.challenge != nil else { return nil }
            let site = request.headers[.fetchSite]
            guard site == "same-origin" || (mode.isDevelopment && site == nil) else {
                throw .foreignDigest
            }
        case (.app, false, true):
            guard request.headers[.origin] == page.origin else { throw .foreignDigest }
        case (.app, false, false):
            return nil
        }
        guard let challenge = form.challenge, challenge.wholeMatch(of: /[0-9a-f]{64}/) != nil else {
            throw .incomplete("challenge")
        }
        return challenge
    }

    /// Returns the project whose accounts are used: a tenant or the project itself.
    func realm(of visit: WebVisit) async throws -> Project {
        try await realm(visit.tenantID, of: visit.project)
    }

    func realm(_ tenant: String?, of project: Project) async throws -> Project {
        guard let tenant else { return project }
        return try await directory.tenant(tenant, of: project.id).project
    }

    /// Whether the name is acceptable, without characters that have a meaning in HTML.
    ///
    /// The SDK uses the name as a key in the browser's storage.
    private static func isAppName(_ name: String) -> Bool {
        name.utf8.count <= nameLimit
            && name.utf8.allSatisfy { (0x20...0x7E).contains($0) && !"<>\"'&".utf8.contains($0) }
    }

    private func project(_ apiKey: String) async throws -> ServedProject {
        do {
            return try await directory.project(apiKey: apiKey)
        } catch Refusal.unknownAPIKey {
            throw VerifyProblem.unknownKey
        }
    }
}
