import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension InboundSAMLConfig: ProviderConfig {
    static let kind = IdentityProvider.Kind.saml
    static let collection = "inboundSamlConfigs"
    static let idParameter = "inboundSamlConfigId"

    var clientSecret: String? { nil }

    init(_ provider: IdentityProvider, name: String) {
        let saml = provider.settings.saml ?? SAMLSettings()
        self.init()
        self.name = name
        idpConfig = SAMLIDPConfig {
            $0.idpEntityId = saml.idpEntityID
            $0.ssoUrl = saml.signInURL
            $0.idpCertificates = saml.certificates.map { certificate in
                SAMLIDPCertificate { $0.x509Certificate = certificate }
            }
            $0.signRequest = saml.signsRequests
        }
        spConfig = SAMLServiceConfig {
            $0.spEntityId = saml.spEntityID
            $0.callbackUri = saml.callbackURL
        }
        displayName = provider.settings.displayName
        enabled = provider.settings.isEnabled
    }

    func apply(to settings: inout IdentityProviderSettings, _ changes: ProviderConfigChanges) {
        var saml = settings.saml ?? SAMLSettings()
        if changes.contains("idpConfig.idpEntityId", isPresent: idpConfig?.idpEntityId != nil) {
            saml.idpEntityID = idpConfig?.idpEntityId
        }
        if changes.contains("idpConfig.ssoUrl", isPresent: idpConfig?.ssoUrl != nil) {
            saml.signInURL = idpConfig?.ssoUrl
        }
        let certificates = idpConfig?.idpCertificates
        if changes.contains("idpConfig.idpCertificates", isPresent: certificates != nil) {
            saml.certificates = certificates?.compactMap(\.x509Certificate) ?? []
        }
        if changes.contains("idpConfig.signRequest", isPresent: idpConfig?.signRequest != nil) {
            saml.signsRequests = idpConfig?.signRequest ?? false
        }
        if changes.contains("spConfig.spEntityId", isPresent: spConfig?.spEntityId != nil) {
            saml.spEntityID = spConfig?.spEntityId
        }
        if changes.contains("spConfig.callbackUri", isPresent: spConfig?.callbackUri != nil) {
            saml.callbackURL = spConfig?.callbackUri
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
        ListInboundSAMLConfigsResponse {
            $0.inboundSamlConfigs = configs.isEmpty ? nil : configs
            $0.nextPageToken = nextPageToken
        }
    }
}
