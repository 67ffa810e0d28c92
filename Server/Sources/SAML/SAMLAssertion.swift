import Foundation

/// An identity provider's verified statement about a user, for this sign-in.
package struct SAMLAssertion: Sendable {
    /// The provider's ID of the user.
    package let nameID: String

    /// Whether ``nameID`` has the email address format.
    package let isEmail: Bool
    package let attributes: [Attribute]

    /// An attribute of the user; a name can have several values.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        package let values: [String]
    }

    /// Validates an assertion from signed content.
    init(_ element: XMLTree, for expectation: SAMLExpectation, at now: Date) throws(SAMLFault) {
        guard element["Version"] == "2.0",
            let issuer = element.onlyChild(.issuer)?.trimmedText
        else { throw .wrongForm }
        guard issuer == expectation.provider.entityID else { throw .wrongIssuer }
        guard let subject = element.onlyChild(.subject) else { throw .missingSubject }
        try Self.checkConditions(of: element, expectation, at: now)
        try Self.checkConfirmation(of: subject, expectation, at: now)
        try Self.checkSession(of: element, at: now)
        (nameID, isEmail) = try Self.nameID(of: subject)
        attributes = try Self.attributes(of: element)
    }

    private static func checkConditions(
        of element: XMLTree,
        _ expectation: SAMLExpectation,
        at now: Date
    ) throws(SAMLFault) {
        guard let conditions = element.onlyChild(.conditions) else { throw .wrongForm }
        try SAMLTime.check(conditions, at: now)
        let known: [SAMLName] = [.audienceRestriction, .oneTimeUse, .proxyRestriction]
        for condition in conditions.children {
            guard known.contains(where: condition.isNamed) else { throw .unknownCondition }
        }
        let restrictions = conditions.children(.audienceRestriction)
        guard !restrictions.isEmpty else { throw .wrongAudience }
        for restriction in restrictions {
            let audiences = restriction.children(.audience).map(\.trimmedText)
            guard audiences.contains(expectation.service.entityID) else { throw .wrongAudience }
        }
    }

    /// Throws unless the assertion has a valid bearer confirmation.
    ///
    /// It must be for this callback URL, answer this request, and not be expired.
    private static func checkConfirmation(
        of subject: XMLTree,
        _ expectation: SAMLExpectation,
        at now: Date
    ) throws(SAMLFault) {
        var fault = SAMLFault.unconfirmed
        for confirmation in subject.children(.subjectConfirmation)
        where confirmation["Method"] == "urn:oasis:names:tc:SAML:2.0:cm:bearer" {
            guard let data = confirmation.onlyChild(.subjectConfirmationData),
                data["NotOnOrAfter"] != nil
            else { continue }
            do throws(SAMLFault) {
                guard data["Recipient"] == expectation.request.callbackURL else {
                    throw .wrongDestination
                }
                guard data["InResponseTo"] == expectation.request.id else {
                    throw .wrongRequest
                }
                try SAMLTime.check(data, at: now)
                return
            } catch {
                fault = error
            }
        }
        throw fault
    }

    /// Throws unless the assertion says that the user signed in, in a session that has not ended.
    private static func checkSession(of element: XMLTree, at now: Date) throws(SAMLFault) {
        let statements = element.children(.authnStatement)
        guard !statements.isEmpty else { throw .wrongForm }
        for text in statements.compactMap({ $0["SessionNotOnOrAfter"] }) {
            guard let end = SAMLTime.date(text) else { throw .wrongForm }
            guard now < end + SAMLTime.tolerance else { throw .expired }
        }
    }

    private static func nameID(
        of subject: XMLTree
    ) throws(SAMLFault) -> (text: String, isEmail: Bool) {
        guard subject.children(.encryptedID).isEmpty else { throw .encrypted }
        guard let name = subject.onlyChild(.nameID), name.children.isEmpty,
            !name.trimmedText.isEmpty
        else { throw .missingSubject }
        // A transient ID changes each time, so every sign-in would create a new user.
        guard name["Format"] != "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" else {
            throw .transientSubject
        }
        let isEmail = name["Format"] == "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"
        return (name.trimmedText, isEmail)
    }

    private static func attributes(of element: XMLTree) throws(SAMLFault) -> [Attribute] {
        var names: [String] = []
        var values: [String: [String]] = [:]
        for statement in element.children(.attributeStatement) {
            guard statement.children(.encryptedAttribute).isEmpty else { throw .encrypted }
            for attribute in statement.children(.attribute) {
                guard let name = attribute["Name"] else { throw .wrongForm }
                if values[name] == nil { names.append(name) }
                values[name, default: []] += attribute.children(.attributeValue)
                    .map(\.trimmedText)
            }
        }
        return names.map { Attribute(name: $0, values: values[$0] ?? []) }
    }
}

extension SAMLAssertion: CustomStringConvertible, CustomReflectable {
    package var description: String { "SAMLAssertion(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
