import CXMLSecurity

/// The reason why a SAML response is rejected.
package enum SAMLFault: Error, Hashable, Sendable {
    // The document
    case unreadable
    case unsigned
    case wrongForm
    case wrongAlgorithm
    case wrongSignature
    case encrypted
    case unavailable

    // The content
    /// The provider's own status, such as `AuthnFailed`.
    case refusedByProvider(String)
    case wrongIssuer
    case wrongDestination
    case wrongAudience
    case wrongRequest
    case unknownCondition
    case unconfirmed
    case notYetValid
    case expired
    case missingSubject
    case transientSubject

    static func check(_ verdict: xs_verdict) throws(SAMLFault) {
        switch verdict {
        case XS_DONE: return
        case XS_UNREADABLE: throw .unreadable
        case XS_UNSIGNED: throw .unsigned
        case XS_WRONG_FORM: throw .wrongForm
        case XS_WRONG_ALGORITHM: throw .wrongAlgorithm
        case XS_WRONG_SIGNATURE: throw .wrongSignature
        default: throw .unavailable
        }
    }
}

extension SAMLFault: CustomStringConvertible {
    /// A sentence for developers and administrators; it contains no data of the user.
    package var description: String {
        switch self {
        case .unreadable: "The SAML response is not a valid XML document, or is too large."
        case .unsigned: "Neither the SAML response nor its assertion is signed."
        case .wrongForm: "The SAML response or its signature does not have the required structure."
        case .wrongAlgorithm:
            "The signature uses an algorithm that is not allowed. Use RSA or ECDSA with SHA-256 or "
                + "stronger, and exclusive canonicalization."
        case .wrongSignature:
            "The signature does not match the content or the provider's certificates."
        case .encrypted: "Encrypted assertions are not supported."
        case .unavailable: "The SAML response could not be verified."
        case .refusedByProvider(let status): "The provider reported \(status)."
        case .wrongIssuer: "The issuer of the SAML response is not idpEntityId."
        case .wrongDestination: "The SAML response has another destination."
        case .wrongAudience: "The audience of the assertion is not spEntityId."
        case .wrongRequest: "The SAML response does not belong to this sign-in."
        case .unknownCondition: "The assertion has a condition that this server does not support."
        case .unconfirmed: "The assertion has no valid bearer subject confirmation for this server."
        case .notYetValid: "The assertion is not valid yet."
        case .expired: "The assertion has expired."
        case .missingSubject: "The assertion has no NameID."
        case .transientSubject:
            "The NameID is transient. Configure a persistent NameID at the provider."
        }
    }
}
