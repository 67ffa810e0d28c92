package import Foundation

/// A test provider's statement about a user; by default a valid one for a sign-in.
package struct SAMLStatement: Sendable {
    /// The placeholder for the signature of an element.
    package static let gap = "<!--signature-->"

    private static let spaces = "urn:oasis:names:tc:SAML:2.0:"

    package var requestID: String
    package var callbackURL: String
    package var now: Date
    package var audience = "shop"
    package var issuer = TestSAMLProvider.entityID
    package var nameID = "pat@example.com"
    package var nameFormat = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"
    package var attributes = [("displayName", ["Pat Doe"]), ("group", ["a", "b"])]
    package var status = "Success"
    package var method = "cm:bearer"
    package var responseID = "_response-1"
    package var assertionID = "_assertion-1"
    package var lifetime: TimeInterval = 300

    /// Whether the confirmation omits the request's ID, as in a response that was not requested.
    package var answersNothing = false

    /// Further conditions, in canonical form.
    package var conditions = ""

    package init(requestID: String, callbackURL: String, now: Date) {
        self.requestID = requestID
        self.callbackURL = callbackURL
        self.now = now
    }

    package var assertion: String {
        """
        <saml:Assertion xmlns:saml="\(Self.spaces)assertion" ID="\(assertionID)" \
        IssueInstant="\(text(now))" Version="2.0"><saml:Issuer>\(issuer)</saml:Issuer>\
        \(Self.gap)<saml:Subject><saml:NameID Format="\(nameFormat)">\(nameID)</saml:NameID>\
        <saml:SubjectConfirmation Method="\(Self.spaces)\(method)">\
        <saml:SubjectConfirmationData\(answer) NotOnOrAfter="\(text(now + lifetime))" \
        Recipient="\(callbackURL)"></saml:SubjectConfirmationData></saml:SubjectConfirmation>\
        </saml:Subject><saml:Conditions NotBefore="\(text(now))" \
        NotOnOrAfter="\(text(now + lifetime))"><saml:AudienceRestriction>\
        <saml:Audience>\(audience)</saml:Audience></saml:AudienceRestriction>\(conditions)\
        </saml:Conditions><saml:AuthnStatement AuthnInstant="\(text(now))">\
        </saml:AuthnStatement><saml:AttributeStatement>\(attributeList)\
        </saml:AttributeStatement></saml:Assertion>
        """
    }

    package func response(holding content: String) -> String {
        """
        <samlp:Response xmlns:samlp="\(Self.spaces)protocol" Destination="\(callbackURL)" \
        ID="\(responseID)"\(answer) IssueInstant="\(text(now))" Version="2.0">\
        <saml:Issuer xmlns:saml="\(Self.spaces)assertion">\(issuer)</saml:Issuer>\(Self.gap)\
        <samlp:Status><samlp:StatusCode Value="\(Self.spaces)status:\(status)">\
        </samlp:StatusCode></samlp:Status>\(content)</samlp:Response>
        """
    }

    private var answer: String {
        answersNothing ? "" : " InResponseTo=\"\(requestID)\""
    }

    private var attributeList: String {
        attributes.map { name, values in
            let list = values.map { "<saml:AttributeValue>\($0)</saml:AttributeValue>" }.joined()
            return "<saml:Attribute Name=\"\(name)\">\(list)</saml:Attribute>"
        }.joined()
    }

    private func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
