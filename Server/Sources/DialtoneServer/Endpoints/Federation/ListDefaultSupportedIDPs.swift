import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the providers for which an app need not specify the issuer.
struct ListDefaultSupportedIDPs: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> ListDefaultSupportedIDPsResponse {
        ListDefaultSupportedIDPsResponse {
            $0.defaultSupportedIdps = [
                DefaultSupportedIDP {
                    $0.idpId = SignInProvider.google.rawValue
                    $0.description = "Google"
                },
                DefaultSupportedIDP {
                    $0.idpId = SignInProvider.apple.rawValue
                    $0.description = "Apple"
                },
            ]
        }
    }
}
