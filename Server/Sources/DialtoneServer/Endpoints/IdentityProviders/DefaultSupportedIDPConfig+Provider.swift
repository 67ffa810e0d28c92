import DialtoneCore
import IdentityToolkit

extension DefaultSupportedIDPConfig: ProviderConfig {
    static let kind = IdentityProvider.Kind.wellKnown
    static let collection = "defaultSupportedIdpConfigs"
    static let idParameter = "idpId"

    /// Shows everything but the secret.
    init(_ provider: IdentityProvider, name: String) {
        let settings = provider.settings
        let bundleIDs = provider.id == .apple ? settings.allowedClientIDs : []
        self.init(
            name: name,
            enabled: settings.isEnabled,
            clientID: settings.clientID,
            appleSignInConfig: bundleIDs.isEmpty ? nil : AppleSignInConfig(bundleIDs: bundleIDs)
        )
    }

    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges) {
        if changes.contains("enabled", isPresent: enabled != nil) {
            settings.isEnabled = enabled ?? false
        }
        if changes.contains("clientId", isPresent: clientID != nil) {
            settings.clientID = clientID
        }
        let bundleIDs = appleSignInConfig?.bundleIDs
        if changes.contains("appleSignInConfig.bundleIds", isPresent: bundleIDs != nil) {
            settings.allowedClientIDs = bundleIDs ?? []
        }
    }

    static func page(
        _ configs: [DefaultSupportedIDPConfig],
        nextPageToken: String?
    ) -> ListDefaultSupportedIDPConfigsResponse {
        ListDefaultSupportedIDPConfigsResponse(
            configs: configs.isEmpty ? nil : configs,
            nextPageToken: nextPageToken
        )
    }
}
