import DialtoneCore
import IdentityToolkit

/// Names the providers that an app need not know the issuer of.
struct ListDefaultSupportedIDPs: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> ListDefaultSupportedIDPsResponse {
        ListDefaultSupportedIDPsResponse(providers: [
            DefaultSupportedIDP(providerID: SignInProvider.google.rawValue, description: "Google"),
            DefaultSupportedIDP(providerID: SignInProvider.apple.rawValue, description: "Apple"),
        ])
    }
}
