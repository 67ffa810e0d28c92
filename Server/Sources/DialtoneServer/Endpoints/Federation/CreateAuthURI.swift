import DialtoneCore
import Foundation
import IdentityToolkit

extension CreateAuthURIRequest: WireInput {}

/// Tells how an address signs in, or where the sign-in at an identity provider starts.
struct CreateAuthURI: Endpoint {
    let redirect: ProviderRedirect
    let limiter: CallLimiter
    let random: RandomSource

    func respond(
        to input: CreateAuthURIRequest,
        from caller: AppCaller
    ) async throws -> CreateAuthURIResponse {
        guard let address = input.continueURI, !address.isEmpty else {
            throw RequestRefusal.missingContinueURI
        }
        if let provider = input.providerID, !provider.isEmpty {
            return try await start(with: SignInProvider(rawValue: provider), input, caller)
        }
        guard let identifier = input.identifier, !identifier.isEmpty else {
            throw FederationRefusal.missingIdentifier
        }
        guard let email = try? EmailAddress(checking: identifier) else {
            throw RequestRefusal.invalidIdentifier
        }
        guard let url = URLComponents(string: address), url.scheme != nil else {
            throw FederationRefusal.invalidContinueURL("It is no address.")
        }
        let session = input.sessionID ?? Base64URL.encode(random.bytes(20))
        // Otherwise anybody could ask who has an account.
        guard !caller.project.project.settings.emailPrivacy else {
            return CreateAuthURIResponse(sessionID: session)
        }
        let project = caller.projectID
        let account = try await limiter.run(.lookups, by: CallGuard(for: caller.signIn)) { data in
            try data.account(email: email.rawValue, of: project)
        }
        let methods = account?.signInMethods.filter { $0 != "phone" } ?? []
        return CreateAuthURIResponse(
            registered: account != nil,
            allProviders: methods.filter { $0 != "emailLink" },
            signInMethods: methods,
            sessionID: session
        )
    }

    private func start(
        with provider: SignInProvider,
        _ input: CreateAuthURIRequest,
        _ caller: AppCaller
    ) async throws -> CreateAuthURIResponse {
        var wishes = ProviderRedirect.Wishes(returnURL: input.continueURI ?? "")
        wishes.scopes = input.oauthScope?.split(separator: " ").map(String.init) ?? []
        wishes.parameters = input.customParameters ?? [:]
        if let domain = input.hostedDomain, provider == .google {
            wishes.parameters["hd"] = domain
        }
        wishes.usesCode = input.authFlowType == "CODE_FLOW"
        let start = try await redirect.start(with: provider, wishes, in: caller.project.project)
        return CreateAuthURIResponse(
            authURI: start.authorizationURL,
            providerID: provider.rawValue,
            sessionID: start.session
        )
    }
}
