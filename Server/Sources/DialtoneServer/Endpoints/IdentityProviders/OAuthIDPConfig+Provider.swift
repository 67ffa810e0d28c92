import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension OAuthIDPConfig: ProviderConfig {
    static let kind = IdentityProvider.Kind.openIDConnect
    static let collection = "oauthIdpConfigs"
    static let idParameter = "oauthIdpConfigId"

    /// Creates the configuration without the secret.
    init(_ provider: IdentityProvider, name: String) {
        let settings = provider.settings
        self.init()
        self.name = name
        clientId = settings.clientID
        issuer = settings.issuer
        displayName = settings.displayName
        enabled = settings.isEnabled
        responseType = OAuthResponseType {
            $0.idToken = settings.usesCode ? nil : true
            $0.code = settings.usesCode ? true : nil
        }
    }

    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges) {
        if changes.contains("clientId", isPresent: clientId != nil) {
            settings.clientID = clientId
        }
        if changes.contains("issuer", isPresent: issuer != nil) { settings.issuer = issuer }
        if changes.contains("displayName", isPresent: displayName != nil) {
            settings.displayName = displayName
        }
        if changes.contains("enabled", isPresent: enabled != nil) {
            settings.isEnabled = enabled ?? false
        }
        if changes.contains("responseType.code", isPresent: responseType?.code != nil) {
            settings.usesCode = responseType?.code ?? false
        } else if changes.contains("responseType.idToken", isPresent: responseType?.idToken != nil),
            responseType?.idToken == true
        {
            settings.usesCode = false
        }
    }

    static func page(
        _ configs: [OAuthIDPConfig],
        nextPageToken: String?
    ) -> ListOAuthIDPConfigsResponse {
        ListOAuthIDPConfigsResponse {
            $0.oauthIdpConfigs = configs.isEmpty ? nil : configs
            $0.nextPageToken = nextPageToken
        }
    }
}
