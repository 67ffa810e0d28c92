import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkit

/// The result from an identity provider that an app forwards.
///
/// It is form-encoded, and can also be the query or the fragment of the URL that the provider
/// redirected to.
struct ProviderForm {
    let proof: ProviderSignInRequest.Proof

    init(_ input: SignInWithIDPRequest) throws(FederationRefusal) {
        guard let address = input.requestUri, !address.isEmpty else { throw .missingRequestURI }
        guard let url = URLComponents(string: address), url.scheme != nil else {
            throw .invalidRequestURI
        }
        if let token = input.pendingToken, !token.isEmpty {
            proof = .pendingToken(token)
            return
        }
        guard FormText.isReadable(address), FormText.isReadable(input.postBody ?? "") else {
            throw .invalidCredential("The form has too many fields.")
        }
        let fields = Self.fields(of: url).merging(
            FormText.decode(input.postBody ?? ""),
            uniquingKeysWith: { _, posted in posted }
        )
        .filter { !$0.value.isEmpty }
        // Test suites also send ID tokens, which only development mode reads, next to a response.
        let isAnswer =
            fields["state"] != nil || fields["SAMLResponse"] != nil && fields["id_token"] == nil
        if let session = input.sessionId, !session.isEmpty, isAnswer {
            proof = .redirect(
                Self.credential(in: fields),
                session: session,
                returnURL: Self.returnURL(of: url)
            )
            return
        }
        guard let provider = fields["providerId"] else {
            throw .invalidCredential("The request does not name a provider.")
        }
        let credential = Self.credential(in: fields)
        guard
            credential.idToken != nil || credential.accessToken != nil
                || credential.samlResponse != nil
        else {
            throw .invalidCredential("The request has no credential of the provider.")
        }
        proof = .credential(credential, SignInProvider(rawValue: provider))
    }

    private static func fields(of url: URLComponents) -> [String: String] {
        FormText.decode(url.percentEncodedQuery ?? "").merging(
            FormText.decode(url.percentEncodedFragment ?? ""),
            uniquingKeysWith: { first, _ in first }
        )
    }

    private static func credential(in fields: [String: String]) -> ProviderCredential {
        var credential = ProviderCredential()
        credential.idToken = fields["id_token"]
        credential.accessToken = fields["access_token"]
        credential.code = fields["code"]
        credential.nonce = fields["nonce"]
        credential.samlResponse = fields["SAMLResponse"]
        credential.state = fields["state"] ?? fields["RelayState"]
        credential.appleUser = fields["user"]
        return credential
    }

    /// Returns the URL without the parameters that the provider added.
    private static func returnURL(of url: URLComponents) -> String {
        var url = url
        url.percentEncodedQuery = nil
        url.fragment = nil
        return url.string ?? ""
    }
}
