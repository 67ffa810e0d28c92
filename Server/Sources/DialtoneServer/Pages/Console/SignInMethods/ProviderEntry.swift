import DialtoneBasics
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import SwiftASN1
import X509

/// An identity provider, as pages show it and forms edit it.
struct ProviderEntry: Sendable {
    let id: String
    let kind: ProviderCollection
    let name: String
    let isEnabled: Bool
    var etag = ""
    var clientID = ""
    var issuer = ""
    var usesCode = false
    var bundleIDs = ""
    var entityID = ""
    var signInURL = ""
    var serviceID = ""
    var certificates = ""

    /// When the SAML certificate that ends last expires; the server accepts it even later.
    var expiresAt: Timestamp?

    init(_ config: DefaultSupportedIDPConfig) {
        id = Self.id(config.name)
        kind = .wellKnown
        name = id == "apple.com" ? "Apple" : "Google"
        isEnabled = config.enabled == true
        etag = config.etag ?? ""
        clientID = config.clientId ?? ""
        bundleIDs = (config.appleSignInConfig?.bundleIds ?? []).joined(separator: "\n")
    }

    init(_ config: OAuthIDPConfig) {
        id = Self.id(config.name)
        kind = .openIDConnect
        name = config.displayName ?? ""
        isEnabled = config.enabled == true
        etag = config.etag ?? ""
        clientID = config.clientId ?? ""
        issuer = config.issuer ?? ""
        usesCode = config.responseType?.code == true
    }

    init(_ config: InboundSAMLConfig) {
        id = Self.id(config.name)
        kind = .saml
        name = config.displayName ?? ""
        isEnabled = config.enabled == true
        etag = config.etag ?? ""
        entityID = config.idpConfig?.idpEntityId ?? ""
        signInURL = config.idpConfig?.ssoUrl ?? ""
        serviceID = config.spConfig?.spEntityId ?? ""
        let texts = (config.idpConfig?.idpCertificates ?? []).compactMap(\.x509Certificate)
        certificates = texts.map { ConsoleForm.trimmed($0) }.joined(separator: "\n")
        expiresAt =
            texts.compactMap { try? Certificate(pemEncoded: $0) }
            .map { Timestamp($0.notValidAfter) }.max()
    }

    /// Creates the entry that a form contains; an ID without the prefix of its kind gets it.
    init(_ form: ConsoleForm, id: String, kind: ProviderCollection) {
        let prefix = kind.prefix
        self.id = id.isEmpty || id.hasPrefix(prefix) ? id : prefix + id
        self.kind = kind
        name = form["name"]
        isEnabled = form.isChecked("enabled")
        clientID = form["clientID"]
        issuer = form["issuer"]
        usesCode = form.isChecked("usesCode")
        // Browsers send line breaks as two characters.
        bundleIDs = form["bundleIDs"].replacing("\r\n", with: "\n")
        entityID = form["entityID"]
        signInURL = form["signInURL"]
        serviceID = form["serviceID"]
        certificates = form["certificates"].replacing("\r\n", with: "\n")
    }

    /// The values that a form can change, beside those of `present`.
    func differences(to present: ProviderEntry) -> [ConsoleConflict.Value] {
        let texts: [(String, String, String)] = [
            // The name of a built-in provider is not in its form.
            (
                translated("Name that users see"), kind == .wellKnown ? present.name : name,
                present.name
            ),
            (translated("Client ID"), clientID, present.clientID),
            (translated("Issuer"), issuer, present.issuer),
            (
                translated("Bundle IDs whose tokens are accepted too, one per line"),
                bundleIDs, present.bundleIDs
            ),
            (translated("Entity ID of the provider"), entityID, present.entityID),
            (translated("Sign-in URL (SSO URL)"), signInURL, present.signInURL),
            (
                translated("Entity ID of this service, a name that you choose"),
                serviceID, present.serviceID
            ),
            (
                translated("Certificates in PEM, one below the other"),
                certificates, present.certificates
            ),
            (
                translated("Users can sign in with it"), Self.words(isEnabled),
                Self.words(present.isEnabled)
            ),
            (translated("Use the code flow"), Self.words(usesCode), Self.words(present.usesCode)),
        ]
        return texts.map { ConsoleConflict.Value($0.0, entered: $0.1, present: $0.2) }
    }

    private static func words(_ isOn: Bool) -> String {
        isOn ? translated("yes") : translated("no")
    }

    private static func id(_ name: String?) -> String {
        name?.split(separator: "/").last.map(String.init) ?? ""
    }
}

extension ProviderEntry {
    /// The body of the call that adds or changes the provider; without `secret`, it stays.
    func config(secret: String?) -> any Encodable & Sendable {
        switch kind {
        case .wellKnown:
            DefaultSupportedIDPConfig {
                $0.enabled = isEnabled
                $0.clientId = clientID
                $0.clientSecret = secret
                if id == "apple.com" {
                    $0.appleSignInConfig = AppleSignInConfig {
                        $0.bundleIds = Self.lines(bundleIDs)
                    }
                }
            }
        case .openIDConnect:
            OAuthIDPConfig {
                $0.displayName = name
                $0.enabled = isEnabled
                $0.clientId = clientID
                $0.issuer = issuer
                $0.clientSecret = secret
                $0.responseType = OAuthResponseType { $0.code = usesCode }
            }
        case .saml:
            InboundSAMLConfig {
                $0.displayName = name
                $0.enabled = isEnabled
                $0.idpConfig = SAMLIDPConfig {
                    $0.idpEntityId = entityID
                    $0.ssoUrl = signInURL
                    $0.idpCertificates = Self.certificates(in: certificates).map { text in
                        SAMLIDPCertificate { $0.x509Certificate = text }
                    }
                }
                $0.spConfig = SAMLServiceConfig { $0.spEntityId = serviceID }
            }
        }
    }

    /// Splits a text with one or more certificates in PEM.
    private static func certificates(in text: String) -> [String] {
        let end = "-----END CERTIFICATE-----"
        var parts = text.components(separatedBy: end).map { ConsoleForm.trimmed($0) }
        let rest = parts.popLast() ?? ""
        return parts.map { "\($0)\n\(end)\n" } + (rest.isEmpty ? [] : [rest])
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { ConsoleForm.trimmed($0) }
            .filter { !$0.isEmpty }
    }
}

/// A collection of identity providers in the admin API.
enum ProviderCollection: CaseIterable, Sendable {
    case wellKnown
    case openIDConnect
    case saml

    /// The collection that contains the provider `id`.
    init(of id: String) {
        self = id.hasPrefix("saml.") ? .saml : id.hasPrefix("oidc.") ? .openIDConnect : .wellKnown
    }

    /// The name in paths of the API.
    var pathName: String {
        switch self {
        case .wellKnown: DefaultSupportedIDPConfig.collection
        case .openIDConnect: OAuthIDPConfig.collection
        case .saml: InboundSAMLConfig.collection
        }
    }

    /// The query parameter with the ID of a new provider.
    var idParameter: String {
        switch self {
        case .wellKnown: DefaultSupportedIDPConfig.idParameter
        case .openIDConnect: OAuthIDPConfig.idParameter
        case .saml: InboundSAMLConfig.idParameter
        }
    }

    /// How the IDs of its providers begin.
    var prefix: String {
        switch self {
        case .wellKnown: ""
        case .openIDConnect: "oidc."
        case .saml: "saml."
        }
    }

    var words: String {
        switch self {
        case .wellKnown: translated("built in")
        case .openIDConnect: "OpenID Connect"
        case .saml: "SAML"
        }
    }
}
