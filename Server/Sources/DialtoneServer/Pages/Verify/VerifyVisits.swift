import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// Determines which app opened the challenge page, and the URL to return to.
struct VerifyVisits: Sendable {
    let directory: ProjectDirectory
    let mode: ServerMode
    let address: PublicAddress
    let hosts: ChallengeHosts

    /// Returns the visit; throws a ``VerifyProblem`` if no challenge can be shown.
    func visit(_ form: VerifyForm, _ request: Request) async throws -> VerifyVisit {
        switch form.authType?.nonEmpty {
        case "verifyApp": break
        case nil: throw VerifyProblem.incomplete("authType")
        default: throw VerifyProblem.notOffered
        }
        let visit = try await opened(form, request, for: .verifyApp)
        guard visit.policy.accepts.contains(.challenge) else {
            let failure = ChallengeFailure.notAllowed(
                "The project does not accept challenges from this app."
            )
            throw VerifyProblem.failed(failure, visit)
        }
        return visit
    }

    /// Returns the app that opened a page, and the URL to return to.
    func opened(
        _ form: VerifyForm,
        _ request: Request,
        for purpose: ReturnPurpose
    ) async throws -> VerifyVisit {
        guard let key = form.apiKey?.nonEmpty else { throw VerifyProblem.incomplete("apiKey") }
        guard let eventID = form.eventID, ChallengeEvent.isID(eventID) else {
            throw VerifyProblem.incomplete("eventId")
        }
        let served = try await served(by: key)
        let app = Self.app(of: form, in: served, key: key)
        let place: ReturnAddress
        do throws(ReturnProblem) {
            place = try ReturnAddress(
                checking: form.returnRequest,
                app: app,
                of: served.apps,
                isOpen: mode.isDevelopment
            )
        } catch {
            throw VerifyProblem.noReturn(error, of: served.project, app: app)
        }
        let visit = VerifyVisit(
            project: served.project,
            app: app,
            place: place,
            link: ReturnLink(eventID: eventID, origin: try origin(of: request), purpose: purpose),
            hosts: hosts.hosts(of: served.project, authority: request.head.authority)
        )
        if let failure = failure(of: visit, form) { throw VerifyProblem.failed(failure, visit) }
        return visit
    }

    private func served(by key: String) async throws -> ServedProject {
        do {
            return try await directory.project(apiKey: key)
        } catch Refusal.unknownAPIKey {
            throw VerifyProblem.unknownKey
        }
    }

    /// Returns the app that the URL names, or else the one of its API key.
    ///
    /// The SDK names the same one when it sends the token.
    private static func app(
        of form: VerifyForm,
        in served: ServedProject,
        key: String
    ) -> RelyingApp? {
        served.apps.first { $0.appID == form.appID }
            ?? served.apps.first { app in
                app.details.clientID.map { $0 == form.clientID } ?? false
            }
            ?? served.apps.first { $0.hasKey(key) }
    }

    private func failure(of visit: VerifyVisit, _ form: VerifyForm) -> ChallengeFailure? {
        if visit.project.settings.isDisabled { return .notAllowed("The project is disabled.") }
        if !mode.isDevelopment, let app = visit.app, !app.bundleID.isEmpty,
            let claimed = form.bundleID?.nonEmpty, claimed != app.bundleID
        {
            return .notAuthorized(
                "The bundle ID does not match the one registered for app \(app.appID)."
            )
        }
        return nil
    }

    /// Returns the server's URL; apps evaluate only the query after it.
    ///
    /// In upstream, the URL is always `https`.
    func origin(of request: Request) throws(Refusal) -> String {
        let origin = try address.origin(for: request)
        return address.configured
            ?? origin.replacing("http://", with: "https://", maxReplacements: 1)
    }
}
