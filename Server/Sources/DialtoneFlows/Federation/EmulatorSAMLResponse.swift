import DialtoneBasics
import DialtoneFederation
import DialtoneModel
import Foundation

/// A SAML response as the Firebase emulator takes it: a JSON object in place of signed XML.
///
/// Only development mode reads it.
struct EmulatorSAMLResponse {
    private let nameID: String

    /// A JSON object; `nil` without attributes.
    private let attributes: String?

    init(_ text: String) throws(FederationRefusal) {
        guard text.utf8.count <= SignedToken.maximumLength,
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let response = object as? [String: Any]
        else {
            throw .invalidResponse(
                "Unable to parse SAMLResponse. In development it is a JSON object like "
                    + #"{"assertion":{"subject":{"nameId":"ada@example.com"}}}."#
            )
        }
        guard let assertion = response["assertion"] as? [String: Any] else {
            throw .invalidResponse("Missing assertion in SAMLResponse.")
        }
        guard let subject = assertion["subject"] as? [String: Any] else {
            throw .invalidResponse("Missing assertion.subject in SAMLResponse.")
        }
        guard let nameID = subject["nameId"] as? String, !nameID.isEmpty else {
            throw .invalidResponse("Missing assertion.subject.nameId in SAMLResponse.")
        }
        self.nameID = nameID
        attributes = Self.text(of: assertion["attributeStatements"])
    }

    /// The user in the claims of an ID token, or else the one that the response names.
    ///
    /// As in the emulator, the claims tell the ID and the name, the response the address, which
    /// counts as verified, and the attributes. `nil` without an ID that can be kept.
    func identity(
        of provider: SignInProvider,
        claimed: ProviderIdentity?
    ) -> ProviderIdentity? {
        guard var identity = claimed ?? ProviderIdentity(nameID: nameID, of: provider) else {
            return nil
        }
        if let address = try? EmailAddress(checking: nameID) { identity.email = address.rawValue }
        identity.isEmailVerified = identity.email != nil
        identity.rawUserInfo = attributes
        return identity
    }

    private static func text(of attributes: Any?) -> String? {
        guard let attributes = attributes as? [String: Any],
            let json = try? JSONSerialization.data(
                withJSONObject: attributes,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { return nil }
        return String(decoding: json, as: UTF8.self)
    }
}
