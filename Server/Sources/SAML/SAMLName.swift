/// The name of a SAML 2.0 element.
enum SAMLName: String {
    // Protocol elements
    case response = "Response"
    case status = "Status"
    case statusCode = "StatusCode"

    // Assertion elements
    case assertion = "Assertion"
    case encryptedAssertion = "EncryptedAssertion"
    case issuer = "Issuer"
    case subject = "Subject"
    case nameID = "NameID"
    case encryptedID = "EncryptedID"
    case subjectConfirmation = "SubjectConfirmation"
    case subjectConfirmationData = "SubjectConfirmationData"
    case conditions = "Conditions"
    case audienceRestriction = "AudienceRestriction"
    case audience = "Audience"
    case oneTimeUse = "OneTimeUse"
    case proxyRestriction = "ProxyRestriction"
    case authnStatement = "AuthnStatement"
    case attributeStatement = "AttributeStatement"
    case attribute = "Attribute"
    case encryptedAttribute = "EncryptedAttribute"
    case attributeValue = "AttributeValue"

    static let protocolNamespace = "urn:oasis:names:tc:SAML:2.0:protocol"
    static let assertionNamespace = "urn:oasis:names:tc:SAML:2.0:assertion"

    var local: String { rawValue }

    var namespace: String {
        switch self {
        case .response, .status, .statusCode: Self.protocolNamespace
        default: Self.assertionNamespace
        }
    }
}
