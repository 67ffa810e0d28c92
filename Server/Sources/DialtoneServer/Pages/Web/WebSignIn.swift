import DialtoneAppVerification
import DialtoneCore
import Hummingbird

/// Signs in at an identity provider for pages that use Google's web SDK.
///
/// Nothing is kept meanwhile: what has to come back goes through the provider's page, sealed.
struct WebSignIn: Sendable {
    let redirect: ProviderRedirect
    let saml: SAMLSignIn
    let visits: WebVisits
    let address: PublicAddress
    let answers: WebAnswers
    let random: RandomSource

    /// The answer to an address that is about such a sign-in; `nil` for any other.
    func response(to form: VerifyForm, _ request: Request) async throws -> Response? {
        if form.state?.nonEmpty != nil { return try await comeBack(form, request) }
        guard let visit = try await visits.visit(form, request) else { return nil }
        guard let challenge = visit.challenge else { return try answers.prove(visit, request) }
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
        return try answers.tell(.failed(failure), to: back, request)
    }

    /// Tells the app's page what the provider says; `nil` if the visitor came for another reason.
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
        return try answers.tell(try await result(form, state, request), to: back, request)
    }

    private func result(
        _ form: VerifyForm,
        _ state: String,
        _ request: Request
    ) async throws -> WebResult {
        switch try await ProviderAnswer(form, state: state, saml: saml) {
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
        var wishes = try form.wishes(returningTo: try handler(request))
        wishes.returnsToServer = address.configured != nil
        wishes.visit = PageVisit(sessionDigest: back.challenge, note: try back.note)
        let start = try await redirect.start(
            with: SignInProvider(rawValue: visit.providerID),
            wishes,
            in: try await visits.realm(of: visit)
        )
        return answers.leave(
            to: start.authorizationURL,
            from: visit.project.displayName,
            request,
            label: \.next
        )
    }

    /// The browser's own one where it has one: another tab may be on its way with it.
    private func redirectCookie(_ request: Request) throws -> RedirectCookie {
        let origin = try address.origin(for: request)
        return RedirectCookie(request, at: origin) ?? RedirectCookie(at: origin, from: random)
    }

    /// The page that the provider knows.
    private func handler(_ request: Request) throws(Refusal) -> String {
        try address.origin(for: request) + VerifyPage.handler
    }
}
