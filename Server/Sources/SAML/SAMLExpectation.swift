package import Foundation

/// The expected values of a response: who signed it, for which service and which request.
package struct SAMLExpectation: Sendable {
    package let provider: Provider
    package let service: Service
    package let request: SAMLRequest

    package struct Provider: Sendable {
        let entityID: String
        let certificates: [SAMLCertificate]

        package init(entityID: String, certificates: [SAMLCertificate]) {
            self.entityID = entityID
            self.certificates = certificates
        }
    }

    package struct Service: Sendable {
        let entityID: String

        package init(entityID: String) {
            self.entityID = entityID
        }
    }

    package init(provider: Provider, service: Service, request: SAMLRequest) {
        self.provider = provider
        self.service = service
        self.request = request
    }

    /// Verifies a `SAMLResponse`, which is an XML document in base64, and returns its assertion.
    ///
    /// This takes a millisecond or more of CPU time, so do not call it on an event loop.
    package func assertion(
        in response: String,
        at now: Date
    ) throws(SAMLFault) -> SAMLAssertion {
        let text = response.filter { !$0.isWhitespace }
        guard let data = Data(base64Encoded: text) else { throw .unreadable }
        let document = [UInt8](data)
        // The unsigned envelope can only cause an error; it often explains why nothing is signed.
        try check(envelope: try XMLTree(document))
        let signed = try SignedXML(verifying: document, with: provider.certificates).root
        return try SAMLAssertion(try assertion(in: signed), for: self, at: now)
    }

    private func assertion(in signed: XMLTree) throws(SAMLFault) -> XMLTree {
        if signed.isNamed(.assertion) { return signed }
        try check(envelope: signed)
        guard let assertion = signed.onlyChild(.assertion) else { throw .wrongForm }
        return assertion
    }

    private func check(envelope: XMLTree) throws(SAMLFault) {
        guard envelope.isNamed(.response), envelope["Version"] == "2.0" else { throw .wrongForm }
        try Self.checkStatus(of: envelope)
        if let address = envelope["Destination"], address != request.callbackURL {
            throw .wrongDestination
        }
        if let id = envelope["InResponseTo"], id != request.id { throw .wrongRequest }
        if let issuer = envelope.children(.issuer).first {
            guard issuer.trimmedText == provider.entityID else { throw .wrongIssuer }
        }
        guard envelope.children(.encryptedAssertion).isEmpty else { throw .encrypted }
        guard envelope.onlyChild(.assertion) != nil else { throw .wrongForm }
    }

    private static func checkStatus(of envelope: XMLTree) throws(SAMLFault) {
        guard let code = envelope.onlyChild(.status)?.onlyChild(.statusCode),
            let value = code["Value"]
        else { throw .wrongForm }
        guard value != "urn:oasis:names:tc:SAML:2.0:status:Success" else { return }
        // The second status code is more specific than the first, which is usually "Responder".
        let detail = code.onlyChild(.statusCode)?["Value"] ?? value
        let name = detail.split(separator: ":").last ?? ""
        let isWord = name.wholeMatch(of: /[A-Za-z]{1,64}/) != nil
        throw .refusedByProvider(isWord ? String(name) : "an error")
    }
}
