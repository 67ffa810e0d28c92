package import DialtoneModel
package import SAML

/// The two parties of a SAML sign-in, from complete settings.
package struct SAMLParties: Sendable {
    /// The maximum number of certificates, more than a provider needs for a key rotation.
    private static let certificateLimit = 10
    private static let nameLimit = 1_024

    package let provider: SAMLExpectation.Provider
    package let service: SAMLExpectation.Service
    package let serviceEntityID: String
    package let signInURL: String

    /// Validates the settings; throws if they are incomplete or not valid.
    package init(_ settings: SAMLSettings?) throws(FederationRefusal) {
        let settings = settings ?? SAMLSettings()
        let entityID = try Self.name(settings.idpEntityID, "idpConfig.idpEntityId")
        serviceEntityID = try Self.name(settings.spEntityID, "spConfig.spEntityId")
        signInURL = try Self.name(settings.signInURL, "idpConfig.ssoUrl")
        guard signInURL.wholeMatch(of: /https?:\/\/[^\s#@]+/) != nil else {
            throw .invalidConfig("idpConfig.ssoUrl is not an http or https URL.")
        }
        guard !settings.signsRequests else {
            throw .invalidConfig("Signed requests are not supported: signRequest must be false.")
        }
        provider = SAMLExpectation.Provider(
            entityID: entityID,
            certificates: try Self.certificates(settings.certificates)
        )
        service = SAMLExpectation.Service(entityID: serviceEntityID)
    }

    private static func name(
        _ text: String?,
        _ field: String
    ) throws(FederationRefusal) -> String {
        guard let text, !text.isEmpty else { throw .invalidConfig("\(field) is missing.") }
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        guard text.utf8.count <= nameLimit, isPrintable else {
            throw .invalidConfig("\(field) is too long or contains control characters.")
        }
        return text
    }

    private static func certificates(
        _ texts: [String]
    ) throws(FederationRefusal) -> [SAMLCertificate] {
        guard (1...certificateLimit).contains(texts.count) else {
            throw .invalidConfig(
                "idpConfig.idpCertificates must have 1 to \(certificateLimit) certificates."
            )
        }
        var certificates: [SAMLCertificate] = []
        for text in texts {
            do throws(SAMLCertificate.Problem) {
                certificates.append(try SAMLCertificate(pem: text))
            } catch {
                throw .invalidConfig(Self.explanation(of: error))
            }
        }
        return certificates
    }

    private static func explanation(of problem: SAMLCertificate.Problem) -> String {
        switch problem {
        case .unreadable: "x509Certificate is not a certificate in PEM."
        case .unfit:
            "The key of x509Certificate must be RSA of 2048 to 8192 bits, or ECDSA on P-256, "
                + "P-384 or P-521."
        }
    }
}
