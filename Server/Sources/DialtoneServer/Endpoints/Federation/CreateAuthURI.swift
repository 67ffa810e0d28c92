import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkit

extension CreateAuthURIRequest: WireInput {}

/// Returns an address's sign-in methods, or the start of a sign-in at an identity provider.
struct CreateAuthURI: Endpoint {
    let redirect: ProviderRedirect
    let limiter: CallLimiter
    let random: RandomSource

    func respond(
        to input: CreateAuthURIRequest,
        from caller: AppCaller
    ) async throws -> CreateAuthURIResponse {
        guard let address = input.continueUri, !address.isEmpty else {
            throw RequestRefusal.missingContinueURI
        }
        if let provider = input.providerId, !provider.isEmpty {
            return try await start(with: SignInProvider(rawValue: provider), input, caller)
        }
        guard let identifier = input.identifier, !identifier.isEmpty else {
            throw FederationRefusal.missingIdentifier
        }
        guard let email = try? EmailAddress(checking: identifier) else {
            throw RequestRefusal.invalidIdentifier
        }
        guard let url = URLComponents(string: address), url.scheme != nil else {
            throw FederationRefusal.invalidContinueURL("It is not a URL.")
        }
        let session = input.sessionId ?? Base64URL.encode(random.bytes(20))
        // Otherwise, any caller could find out who has an account.
        guard !caller.project.project.settings.emailPrivacy else {
            return CreateAuthURIResponse { $0.sessionId = session }
        }
        let project = caller.projectID
        let account = try await limiter.run(.lookups, by: CallGuard(for: caller)) { data in
            try data.account(email: email.rawValue, of: project)
        }
        let methods = account?.signInMethods.filter { $0 != "phone" } ?? []
        return CreateAuthURIResponse {
            $0.registered = account != nil
            $0.allProviders = methods.filter { $0 != "emailLink" }
            $0.signinMethods = methods
            $0.sessionId = session
        }
    }

    private func start(
        with provider: SignInProvider,
        _ input: CreateAuthURIRequest,
        _ caller: AppCaller
    ) async throws -> CreateAuthURIResponse {
        var options = ProviderRedirect.Options(returnURL: input.continueUri ?? "")
        options.scopes = input.oauthScope?.split(separator: " ").map(String.init) ?? []
        options.parameters = input.customParameter ?? [:]
        if let domain = input.hostedDomain, provider == .google {
            options.parameters["hd"] = domain
        }
        options.usesCode = input.authFlowType == "CODE_FLOW"
        let start = try await redirect.start(with: provider, options, in: caller.project.project)
        return CreateAuthURIResponse {
            $0.authUri = start.authorizationURL
            $0.providerId = provider.rawValue
            $0.sessionId = start.session
        }
    }
}
