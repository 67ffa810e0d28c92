import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension DefaultSupportedIDPConfig: ProviderConfig {
    static let kind = IdentityProvider.Kind.wellKnown
    static let collection = "defaultSupportedIdpConfigs"
    static let idParameter = "idpId"

    /// Creates the configuration without the secret.
    init(_ provider: IdentityProvider, name: String) {
        let settings = provider.settings
        let bundleIDs = provider.id == .apple ? settings.allowedClientIDs : []
        self.init()
        self.name = name
        enabled = settings.isEnabled
        clientId = settings.clientID
        appleSignInConfig = bundleIDs.isEmpty ? nil : AppleSignInConfig { $0.bundleIds = bundleIDs }
    }

    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges) {
        if changes.contains("enabled", isPresent: enabled != nil) {
            settings.isEnabled = enabled ?? false
        }
        if changes.contains("clientId", isPresent: clientId != nil) {
            settings.clientID = clientId
        }
        let bundleIDs = appleSignInConfig?.bundleIds
        if changes.contains("appleSignInConfig.bundleIds", isPresent: bundleIDs != nil) {
            settings.allowedClientIDs = bundleIDs ?? []
        }
    }

    static func page(
        _ configs: [DefaultSupportedIDPConfig],
        nextPageToken: String?
    ) -> ListDefaultSupportedIDPConfigsResponse {
        ListDefaultSupportedIDPConfigsResponse {
            $0.defaultSupportedIdpConfigs = configs.isEmpty ? nil : configs
            $0.nextPageToken = nextPageToken
        }
    }
}
