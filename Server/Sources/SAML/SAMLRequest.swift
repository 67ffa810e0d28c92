package import Foundation

/// A request for an identity provider to authenticate a user (`AuthnRequest`).
package struct SAMLRequest: Sendable {
    /// The ID that the response must repeat; an XML ID, so without a colon or a leading digit.
    package let id: String

    /// The URL that the browser posts the response to.
    package let callbackURL: String

    package init(id: String, callbackURL: String) {
        self.id = id
        self.callbackURL = callbackURL
    }

    /// The parameter `SAMLRequest` of the redirect binding: deflated, in base64.
    package func parameter(
        from serviceEntityID: String,
        to signInURL: String,
        at now: Date
    ) -> String {
        let attributes = [
            ("xmlns:samlp", SAMLName.protocolNamespace),
            ("xmlns:saml", SAMLName.assertionNamespace),
            ("ID", id), ("Version", "2.0"), ("IssueInstant", SAMLTime.text(now)),
            ("Destination", signInURL), ("AssertionConsumerServiceURL", callbackURL),
            ("ProtocolBinding", "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"),
        ]
        let start = attributes.map { " \($0)=\"\(Self.escape($1))\"" }.joined()
        let xml =
            "<samlp:AuthnRequest\(start)>"
            + "<saml:Issuer>\(Self.escape(serviceEntityID))</saml:Issuer>"
            + "<samlp:NameIDPolicy AllowCreate=\"true\"/></samlp:AuthnRequest>"
        return Data(Self.deflate(Array(xml.utf8))).base64EncodedString()
    }

    private static func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// DEFLATE (RFC 1951) in stored blocks: a request is too short to benefit from compression.
    private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(Int(UInt16.max))
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            for value in [count, ~count] {
                result += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
            }
            result += block
        } while !rest.isEmpty
        return result
    }
}
