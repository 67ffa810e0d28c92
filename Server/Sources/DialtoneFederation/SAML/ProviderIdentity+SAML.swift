package import DialtoneModel
import Foundation
package import SAML

extension ProviderIdentity {
    /// The maximum size of all attributes, in bytes: they are included in URLs and tokens.
    private static let attributeLimit = 2_048

    private static let emailNames = [
        "email", "mail", "emailAddress", "urn:oid:0.9.2342.19200300.100.1.3",
        "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
    ]
    private static let displayNames = [
        "displayName", "name", "urn:oid:2.16.840.1.113730.3.1.241",
        "http://schemas.microsoft.com/identity/claims/displayname",
    ]
    private static let firstNames = [
        "firstName", "givenName", "urn:oid:2.5.4.42",
        "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname",
    ]
    private static let lastNames = [
        "lastName", "surname", "sn", "urn:oid:2.5.4.4",
        "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname",
    ]

    /// Creates an identity from a verified assertion; values that are too long are left out.
    ///
    /// SAML does not say whether an email address is verified, so it counts as unverified. `nil` if
    /// the ID is too long.
    package init?(_ assertion: SAMLAssertion, of provider: SignInProvider) {
        guard assertion.nameID.utf8.count <= Self.idLimit else { return nil }
        self.init(provider: provider, rawID: assertion.nameID)
        let address =
            assertion.isEmail ? assertion.nameID : assertion.value(of: Self.emailNames)
        email = address.flatMap { try? EmailAddress(checking: $0).rawValue }
        firstName = Self.bounded(assertion.value(of: Self.firstNames))
        lastName = Self.bounded(assertion.value(of: Self.lastNames))
        displayName =
            Self.bounded(assertion.value(of: Self.displayNames))
            ?? Self.joined(firstName, lastName)
        rawUserInfo = Self.text(of: assertion.attributes)
    }

    /// A user with only the name in a SAML subject.
    ///
    /// `nil` if it is too long to be kept.
    package init?(nameID: String, of provider: SignInProvider) {
        guard nameID.utf8.count <= Self.idLimit else { return nil }
        self.init(provider: provider, rawID: nameID)
    }

    /// The attributes as a JSON object; if they are too large, the largest are left out.
    private static func text(of attributes: [SAMLAssertion.Attribute]) -> String? {
        var members: [String: Any] = [:]
        var size = 0
        for attribute in attributes.sorted(by: { $0.size < $1.size }) {
            size += attribute.size
            guard size <= attributeLimit else { break }
            let values = attribute.values
            members[attribute.name] = values.count == 1 ? values[0] : values
        }
        let json = try? JSONSerialization.data(
            withJSONObject: members,
            options: [.sortedKeys, .withoutEscapingSlashes]
        )
        return json.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension SAMLAssertion {
    /// The first value of the first attribute in `names` that has one.
    fileprivate func value(of names: [String]) -> String? {
        for name in names {
            let value = attributes.first { $0.name == name }?.values.first
            if let value, !value.isEmpty { return value }
        }
        return nil
    }
}

extension SAMLAssertion.Attribute {
    /// The approximate size in JSON, in bytes.
    fileprivate var size: Int {
        values.reduce(name.utf8.count + 6) { $0 + $1.utf8.count + 3 }
    }
}
