import Foundation
import SAML
import Testing

struct SAMLRequestTests {
    @Test func `a request is deflated XML with escaped values`() throws {
        let request = SAMLRequest(id: "_1", callbackURL: "https://a.example/?b=\"<&>")
        let text = request.parameter(
            from: "shop & \"co\"",
            to: "https://idp.example/sso?a=1&b=2",
            at: Date(timeIntervalSince1970: 1_800_000_000)
        )
        let bytes = [UInt8](try #require(Data(base64Encoded: text)))
        // One stored block, the last: its length, the complement of that, and the text.
        #expect(bytes[0] == 1)
        let count = Int(bytes[1]) | Int(bytes[2]) << 8
        #expect(count == bytes.count - 5)
        #expect(Int(bytes[3]) | Int(bytes[4]) << 8 == 0xFFFF - count)
        #expect(
            String(decoding: bytes[5...], as: UTF8.self) == """
                <samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" \
                xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_1" Version="2.0" \
                IssueInstant="2027-01-15T08:00:00Z" \
                Destination="https://idp.example/sso?a=1&amp;b=2" \
                AssertionConsumerServiceURL="https://a.example/?b=&quot;&lt;&amp;&gt;" \
                ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST">\
                <saml:Issuer>shop &amp; &quot;co&quot;</saml:Issuer>\
                <samlp:NameIDPolicy AllowCreate="true"/></samlp:AuthnRequest>
                """
        )
    }
}
