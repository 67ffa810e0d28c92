import DialtoneBasics
@testable import DialtoneSMS
import Testing

/// The vectors of AWS's published test suite for Signature Version 4.
struct AWSSignatureTests {
    private func authorization(
        _ method: OutboundRequest.Method,
        _ path: String = "/",
        headers: [(name: String, value: String)] = [],
        body: String = "",
        token: String? = nil
    ) throws -> (header: String, canonicalForm: String) {
        let url = try OutboundURL(checking: "https://example.amazonaws.com\(path)", by: .init())
        var request = OutboundRequest(method, url)
        request.headers = headers
        request.body = Array(body.utf8)
        let credentials = AWSCredentials(
            region: "us-east-1",
            accessKeyID: "AKIDEXAMPLE",
            secretAccessKey: GatewaySecret(text: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"),
            sessionToken: token.map(GatewaySecret.init)
        )
        let moment = try #require(Timestamp(iso8601: "2015-08-30T12:36:00Z"))
        let signature = AWSSignature(credentials: credentials, service: "service")
        signature.sign(&request, at: moment)
        let header = try #require(request.headers.last)
        #expect(header.name == "authorization")
        request.headers.removeLast()
        return (header.value, AWSSignature.canonicalForm(of: request))
    }

    private func expected(_ headers: String, _ signature: String) -> String {
        "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "
            + "SignedHeaders=\(headers), Signature=\(signature)"
    }

    @Test func `get-vanilla`() throws {
        let (header, form) = try authorization(.get)
        #expect(
            form == """
                GET
                /

                host:example.amazonaws.com
                x-amz-date:20150830T123600Z

                host;x-amz-date
                e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                """
        )
        let signature = "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"
        #expect(header == expected("host;x-amz-date", signature))
    }

    @Test func `get-vanilla-query-order-key-case`() throws {
        let header = try authorization(.get, "/?Param2=value2&Param1=value1").header
        let signature = "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"
        #expect(header == expected("host;x-amz-date", signature))
    }

    @Test func `post-vanilla`() throws {
        let header = try authorization(.post).header
        let signature = "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"
        #expect(header == expected("host;x-amz-date", signature))
    }

    @Test func `post-x-www-form-urlencoded`() throws {
        let header = try authorization(
            .post,
            headers: [("Content-Type", "application/x-www-form-urlencoded")],
            body: "Param1=value1"
        ).header
        let signature = "ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a"
        #expect(header == expected("content-type;host;x-amz-date", signature))
    }

    @Test func `the token of temporary credentials is sent and signed`() throws {
        let (header, form) = try authorization(.post, token: "session")
        #expect(header.contains("SignedHeaders=host;x-amz-date;x-amz-security-token,"))
        #expect(form.contains("\nx-amz-security-token:session\n"))
    }
}
