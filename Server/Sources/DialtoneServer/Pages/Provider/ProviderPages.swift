import DialtoneChallenges
import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird

/// Redirects users from an app to an identity provider's page and back.
///
/// No state is stored in between: it goes through the provider's page in sealed form.
struct ProviderPages: Sendable {
    let redirect: ProviderRedirect
    let saml: SAMLSignIn
    let visits: VerifyVisits
    let address: PublicAddress

    /// Returns the response to a request for such a redirect; `nil` for any other request.
    func response(to form: VerifyForm, _ request: Request) async throws -> Response? {
        if form.state?.nonEmpty != nil { return try await comeBack(form, request) }
        guard form.authType == ReturnPurpose.signIn.rawValue else { return nil }
        return try await go(form, request)
    }

    /// Redirects a user who comes from the provider's page back to the app.
    ///
    /// The provider's response is passed along: the server reads it when the app sends it.
    func comeBack(_ form: VerifyForm, _ request: Request) async throws -> Response {
        guard let state = form.answeredState, let visit = redirect.visit(of: state),
            let back = ProviderReturn(note: visit.note)
        else { throw VerifyProblem.incomplete("state") }
        let link = ReturnLink(
            eventID: back.eventID,
            origin: try visits.origin(of: request),
            purpose: .signIn
        )
        switch try await ProviderResponse(form, state: state, saml: saml) {
        case .failure(let failure):
            return leave(to: link.address(from: back.start, failure: failure))
        case .query(let query):
            let page = try handler(request)
            return leave(to: link.address(from: back.start, link: "\(page)?\(query)"))
        }
    }

    private func go(_ form: VerifyForm, _ request: Request) async throws -> Response {
        let visit = try await visits.opened(form, request, for: .signIn)
        guard let provider = form.providerID?.nonEmpty else {
            throw VerifyProblem.incomplete("providerId")
        }
        let options = try options(form, visit, request)
        do {
            let project = try await project(form.tenantId?.nonEmpty, visit)
            let start = try await redirect.start(
                with: SignInProvider(rawValue: provider),
                options,
                in: project
            )
            return leave(to: start.authorizationURL)
        } catch let refusal as FederationRefusal {
            throw Self.problem(WireRefusal(of: refusal), visit)
        } catch let refusal as Refusal {
            throw Self.problem(WireRefusal(of: refusal), visit)
        } catch is ProviderUnavailable {
            let failure = ChallengeFailure.network("The provider returned an unexpected response.")
            throw VerifyProblem.signInFailed(failure, visit)
        }
    }

    private static func problem(_ refusal: WireRefusal, _ visit: VerifyVisit) -> VerifyProblem {
        .signInFailed(.notAllowed(refusal.message), visit)
    }

    private func project(_ tenant: String?, _ visit: VerifyVisit) async throws -> Project {
        guard let tenant else { return visit.project }
        return try await visits.directory.tenant(tenant, of: visit.project.id).project
    }

    private func options(
        _ form: VerifyForm,
        _ visit: VerifyVisit,
        _ request: Request
    ) throws -> ProviderRedirect.Options {
        guard let start = visit.place.start else { throw VerifyProblem.incomplete("redirectUri") }
        guard let digest = form.sessionID, digest.wholeMatch(of: /[0-9a-f]{64}/) != nil else {
            throw VerifyProblem.incomplete("sessionId")
        }
        let back = ProviderReturn(eventID: form.eventID ?? "", start: start)
        var options = try form.options(returningTo: try handler(request))
        options.returnsToServer = address.configured != nil
        options.visit = PageVisit(sessionDigest: digest, note: try back.note)
        return options
    }

    /// Returns this page's own URL, which is registered at the provider.
    private func handler(_ request: Request) throws(Refusal) -> String {
        try address.origin(for: request) + VerifyForm.path
    }

    private func leave(to address: String) -> Response {
        Response(
            status: .seeOther,
            headers: [.location: address, .cacheControl: "no-store"]
        )
    }
}

/// The way back to an app, in the form that goes through an identity provider's page.
struct ProviderReturn: Codable {
    let eventID: String

    /// The prefix of the redirect URLs.
    let start: String

    init(eventID: String, start: String) {
        self.eventID = eventID
        self.start = start
    }

    /// Parses a ``note``; returns `nil` for any other text.
    init?(note: String) {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(note.utf8)) else {
            return nil
        }
        self = value
    }

    var note: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
