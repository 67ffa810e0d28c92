import DialtoneCore
import IdentityToolkit

extension InboundSAMLConfig: ProviderConfig {
    static let kind = IdentityProvider.Kind.saml
    static let collection = "inboundSamlConfigs"
    static let idParameter = "inboundSamlConfigId"

    var clientSecret: String? { nil }

    init(_ provider: IdentityProvider, name: String) {
        let saml = provider.settings.saml ?? SAMLSettings()
        self.init(
            name: name,
            idpConfig: SAMLIDPConfig(
                idpEntityID: saml.idpEntityID,
                ssoURL: saml.signInURL,
                idpCertificates: saml.certificates.map(SAMLIDPCertificate.init),
                signRequest: saml.signsRequests
            ),
            spConfig: SAMLServiceConfig(
                spEntityID: saml.spEntityID,
                callbackURI: saml.callbackURL
            ),
            displayName: provider.settings.displayName,
            enabled: provider.settings.isEnabled
        )
    }

    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges) {
        var saml = settings.saml ?? SAMLSettings()
        if changes.contains("idpConfig.idpEntityId", isPresent: idpConfig?.idpEntityID != nil) {
            saml.idpEntityID = idpConfig?.idpEntityID
        }
        if changes.contains("idpConfig.ssoUrl", isPresent: idpConfig?.ssoURL != nil) {
            saml.signInURL = idpConfig?.ssoURL
        }
        let certificates = idpConfig?.idpCertificates
        if changes.contains("idpConfig.idpCertificates", isPresent: certificates != nil) {
            saml.certificates = certificates?.compactMap(\.x509Certificate) ?? []
        }
        if changes.contains("idpConfig.signRequest", isPresent: idpConfig?.signRequest != nil) {
            saml.signsRequests = idpConfig?.signRequest ?? false
        }
        if changes.contains("spConfig.spEntityId", isPresent: spConfig?.spEntityID != nil) {
            saml.spEntityID = spConfig?.spEntityID
        }
        if changes.contains("spConfig.callbackUri", isPresent: spConfig?.callbackURI != nil) {
            saml.callbackURL = spConfig?.callbackURI
        }
        settings.saml = saml
        if changes.contains("displayName", isPresent: displayName != nil) {
            settings.displayName = displayName
        }
        if changes.contains("enabled", isPresent: enabled != nil) {
            settings.isEnabled = enabled ?? false
        }
    }

    static func page(
        _ configs: [InboundSAMLConfig],
        nextPageToken: String?
    ) -> ListInboundSAMLConfigsResponse {
        ListInboundSAMLConfigsResponse(
            configs: configs.isEmpty ? nil : configs,
            nextPageToken: nextPageToken
        )
    }
}
