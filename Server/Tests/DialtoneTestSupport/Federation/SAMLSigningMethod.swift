import Crypto
package import Foundation

/// The signing method of a test's provider; valid by default.
package struct SAMLSigningMethod: Sendable {
    package static let namespace = "http://www.w3.org/2000/09/xmldsig#"
    package static let exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#"
    private static let enveloped = namespace + "enveloped-signature"

    package var usesSHA1 = false

    /// The secret for an HMAC instead of a signature.
    package var sharedSecret: Data?

    /// The canonicalization algorithm.
    package var form = exclusive

    /// The transforms, instead of the usual two.
    package var transforms: String?

    /// The reference, instead of the ID of the element around the signature.
    package var reference: String?

    /// The digested content, instead of that element.
    package var content: String?

    /// A second reference.
    package var otherReference = ""

    /// Content of the signature element after its value.
    package var addition = ""

    package init() {}

    func digest(_ bytes: [UInt8]) -> Data {
        usesSHA1 ? Data(Insecure.SHA1.hash(data: bytes)) : Data(SHA256.hash(data: bytes))
    }

    /// Returns the signed information in canonical form.
    func signedInfo(about reference: String, digest: Data, isRSA: Bool) -> String {
        let digestMethod = usesSHA1 ? Self.namespace + "sha1" : Self.more("xmlenc#sha256")
        let list =
            transforms
            ?? Self.element("Transform", Self.enveloped) + Self.element("Transform", form)
        return """
            <ds:SignedInfo xmlns:ds="\(Self.namespace)">\
            \(Self.element("CanonicalizationMethod", Self.exclusive))\
            \(Self.element("SignatureMethod", signatureMethod(isRSA: isRSA)))\
            <ds:Reference URI="\(reference)"><ds:Transforms>\(list)</ds:Transforms>\
            \(Self.element("DigestMethod", digestMethod))\
            <ds:DigestValue>\(digest.base64EncodedString())</ds:DigestValue></ds:Reference>\
            \(otherReference)</ds:SignedInfo>
            """
    }

    private func signatureMethod(isRSA: Bool) -> String {
        if sharedSecret != nil { return Self.more("xmldsig-more#hmac-sha256") }
        if usesSHA1 { return Self.namespace + "rsa-sha1" }
        return Self.more(isRSA ? "xmldsig-more#rsa-sha256" : "xmldsig-more#ecdsa-sha256")
    }

    private static func more(_ name: String) -> String { "http://www.w3.org/2001/04/\(name)" }

    package static func element(
        _ name: String,
        _ algorithm: String,
        _ content: String = ""
    )
        -> String
    {
        "<ds:\(name) Algorithm=\"\(algorithm)\">\(content)</ds:\(name)>"
    }
}
