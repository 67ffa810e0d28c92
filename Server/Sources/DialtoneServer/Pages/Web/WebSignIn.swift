import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// Signs in at an identity provider for pages that use Google's web SDK.
///
/// No state is stored in between: it goes through the provider's page in sealed form.
struct WebSignIn: Sendable {
    let redirect: ProviderRedirect
    let saml: SAMLSignIn
    let visits: WebVisits
    let address: PublicAddress
    let answers: WebAnswers

    /// The server's own page, which is a provider as well.
    let hosted: HostedSignIn
    let random: RandomSource

    /// Returns the response to a request for such a sign-in; `nil` for any other request.
    func response(to form: VerifyForm, _ request: Request) async throws -> Response? {
        if form.state?.nonEmpty != nil { return try await comeBack(form, request) }
        guard let visit = try await visits.visit(form, request) else { return nil }
        guard let challenge = visit.challenge else { return try answers.prove(visit, request) }
        if visit.providerID == SignInProvider.hosted.rawValue {
            return try await showHosted(visit, challenge, form, request)
        }
        let cookie = try visit.operation.isPopup ? nil : redirectCookie(request)
        let back = WebReturn(visit, challenge: challenge, browserDigest: cookie?.digest)
        let failure: ChallengeFailure
        do {
            var response = try await go(form, visit, back, request)
            if let cookie { response.setCookie(cookie.cookie) }
            return response
        } catch let refusal as FederationRefusal {
            failure = .notAllowed(WireRefusal(of: refusal).message)
        } catch let refusal as Refusal {
            failure = .notAllowed(WireRefusal(of: refusal).message)
        } catch is ProviderUnavailable {
            failure = .network("The provider returned an unexpected response.")
        }
        return try await answers.tell(.failed(failure), to: back, request)
    }

    private func showHosted(
        _ visit: WebVisit,
        _ challenge: String,
        _ form: VerifyForm,
        _ request: Request
    ) async throws -> Response {
        do {
            return try await hosted.show(visit, challenge, form, request)
        } catch let refusal as Refusal {
            let failure = ChallengeFailure.notAllowed(WireRefusal(of: refusal).message)
            let back = WebReturn(visit, challenge: challenge)
            return try await answers.tell(.failed(failure), to: back, request)
        }
    }

    /// Sends the provider's response to the app's page; `nil` if the request is not a return.
    func comeBack(_ form: VerifyForm, _ request: Request) async throws -> Response? {
        guard let state = form.answeredState, let visit = redirect.visit(of: state),
            let back = WebReturn(note: visit.note)
        else { return nil }
        if !back.operation.isPopup {
            let sent = RedirectCookie(request, at: try address.origin(for: request))
            guard let digest = back.browserDigest, sent?.digest == digest else {
                throw VerifyProblem.otherBrowser
            }
        }
        return try await answers.tell(try await result(form, state, request), to: back, request)
    }

    private func result(
        _ form: VerifyForm,
        _ state: String,
        _ request: Request
    ) async throws -> WebResult {
        switch try await ProviderResponse(form, state: state, saml: saml) {
        case .failure(let failure): .failed(failure)
        case .query(let query): .arrived("\(try handler(request))?\(query)")
        }
    }

    private func go(
        _ form: VerifyForm,
        _ visit: WebVisit,
        _ back: WebReturn,
        _ request: Request
    ) async throws -> Response {
        if visit.project.settings.isDisabled { throw Refusal.projectDisabled }
        var options = try form.options(returningTo: try handler(request))
        options.returnsToServer = address.configured != nil
        options.visit = PageVisit(sessionDigest: back.challenge, note: try back.note)
        let start = try await redirect.start(
            with: SignInProvider(rawValue: visit.providerID),
            options,
            in: try await visits.realm(of: visit)
        )
        return answers.leave(
            to: start.authorizationURL,
            from: visit.project,
            request,
            label: \.next
        )
    }

    /// Returns the browser's existing cookie, which another tab may be using, or a new one.
    private func redirectCookie(_ request: Request) throws -> RedirectCookie {
        let origin = try address.origin(for: request)
        return RedirectCookie(request, at: origin) ?? RedirectCookie(at: origin, from: random)
    }

    /// Returns the URL that is registered at the provider.
    private func handler(_ request: Request) throws(Refusal) -> String {
        try address.origin(for: request) + VerifyForm.path
    }
}
