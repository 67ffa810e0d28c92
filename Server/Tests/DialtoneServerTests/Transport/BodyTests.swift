import HTTPTypes
import IdentityToolkit
import Testing

/// Tests bodies in every format that clients send, and in invalid formats.
struct BodyTests {
    private func send(
        _ body: String,
        to server: TestServer,
        path: IdentityToolkit.EndpointPath = .sendVerificationCode
    ) async throws -> Answer {
        try await send(Array(body.utf8), to: server, path: path)
    }

    private func send(
        _ body: [UInt8],
        to server: TestServer,
        path: IdentityToolkit.EndpointPath = .sendVerificationCode
    ) async throws -> Answer {
        try await server.request(.post, "/\(path.path)?key=k", body: body)
    }

    @Test(arguments: [
        #"{"phoneNumber":"+16505550100"}"#, #"{"phone_number":"+16505550100"}"#,
        #"{"phoneNumber":"+16505550100","clientType":"CLIENT_TYPE_WEB"}"#,
        #"{"phoneNumber":"+16505550100","clientType":1}"#,
        #"{"phoneNumber":"+16505550100","clientType":"2"}"#,
        #"{"phoneNumber":"+16505550100","autoRetrievalInfo":{"appSignatureHash":"abc"}}"#,
        #"{"phone_number":"+16505550100","auto_retrieval_info":{"app_signature_hash":"a_b"}}"#,
        #"{"phoneNumber":"+16505550100","somethingNew":{"a":[1,null]}}"#,
        "\u{20}\n{ \"phoneNumber\" : \"+1\\u0036505550100\" }\n",
        #"{"phoneNumber":"+16505550199","phoneNumber":"+16505550100"}"#,
    ])
    func `every body format that clients send is accepted`(body: String) async throws {
        try await withServer { server in
            let answer = try await send(body, to: server)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(server.messages.count == 1)
        }
    }

    @Test(arguments: [
        "{", "[]", "null", "42", #""text""#, "{]", "{\"a\":}", "not json", "{\"a\":1}x", "\u{0}",
        #"{"phoneNumber":"+16505550100""#, #"{'phoneNumber':'x'}"#,
    ])
    func `a body that is not a JSON object is refused as malformed`(body: String) async throws {
        try await withServer { server in
            let answer = try await send(body, to: server)
            #expect(answer.status == 400)
            let refusal = try answer.refusal
            #expect(refusal.message.hasPrefix("Invalid JSON payload received."))
            #expect(refusal.status == "INVALID_ARGUMENT")
            #expect(refusal.errors?.first?.reason == "parseError")
            #expect(server.messages.isEmpty)
        }
    }

    @Test(arguments: [
        (#"{"phoneNumber":16505550100}"#, "phone_number"),
        (#"{"phone_number":["+16505550100"]}"#, "phone_number"),
        (#"{"clientType":"CLIENT_TYPE_TOASTER"}"#, "client_type"),
        (#"{"clientType":9}"#, "client_type"),
        (
            #"{"autoRetrievalInfo":{"appSignatureHash":1}}"#,
            "auto_retrieval_info.app_signature_hash"
        ),
        (#"{"autoRetrievalInfo":[]}"#, "auto_retrieval_info"),
    ])
    func `a value of the wrong type is refused with the field's path`(
        body: String,
        path: String
    ) async throws {
        try await withServer { server in
            let answer = try await send(body, to: server)
            let problem = "Invalid value at '\(path)'"
            #expect(
                try answer.json == [
                    "error": [
                        "code": 400, "message": .string(problem), "status": "INVALID_ARGUMENT",
                        "errors": [["message": .string(problem), "reason": "invalid"]],
                        "details": [
                            [
                                "@type": "type.googleapis.com/google.rpc.BadRequest",
                                "fieldViolations": [
                                    ["field": .string(path), "description": .string(problem)]
                                ],
                            ]
                        ],
                    ]
                ]
            )
        }
    }

    @Test func `an invalid list element is refused with its index`() async throws {
        try await withServer { server in
            let body = #"{"idToken":"x","deleteAttribute":["DISPLAY_NAME","SHOE_SIZE"]}"#
            let answer = try await send(body, to: server, path: .update)
            #expect(try answer.refusal.message == "Invalid value at 'delete_attribute[1]'")
        }
    }

    @Test func `an empty body is an empty object`() async throws {
        try await withServer { server in
            let sent = try await send("", to: server)
            #expect(try sent.errorCode == .invalidPhoneNumber)
            let token = try await server.request(.post, "/v1/token?key=k", body: [])
            #expect(try token.errorCode == .missingGrantType)
        }
    }

    @Test(arguments: [0xFF, 0xC0, 0xED] as [UInt8])
    func `invalid UTF-8 is refused`(byte: UInt8) async throws {
        try await withServer { server in
            let body = Array(#"{"phoneNumber":""#.utf8) + [byte, 0x80] + Array(#""}"#.utf8)
            let answer = try await send(body, to: server)
            #expect(answer.status == 400)
            #expect(server.messages.isEmpty)
        }
    }

    @Test(arguments: [33, 1_000, 100_000])
    func `deep nesting is refused`(depth: Int) async throws {
        try await withServer { server in
            let lists = String(repeating: "[", count: depth - 1)
            let closed = lists + String(repeating: "]", count: depth - 1)
            for nested in [lists, closed] {
                let answer = try await send(#"{"a":\#(nested)}"#, to: server)
                #expect(answer.status == 400)
                #expect(try answer.refusal.errors?.first?.reason == "parseError")
            }
        }
    }

    @Test func `a body of more than 256 KiB is refused`() async throws {
        try await withServer { server in
            let frame = #"{"phoneNumber":"+16505550100","x":""}"#
            for (extra, status) in [(0, 200), (1, 413)] {
                let padding = 256 * 1_024 - frame.utf8.count + extra
                let body =
                    String(frame.dropLast(2)) + String(repeating: "a", count: padding) + #""}"#
                let answer = try await send(body, to: server)
                #expect(answer.status == status)
                if status == 413 { #expect(try answer.errorCode == .requestTooLarge) }
            }
        }
    }

    /// Returns a JSON body with the given number of elements, in an unknown field.
    private static func body(elements: Int) -> String {
        #"{"phoneNumber":"+16505550100","x":["# + String(repeating: "0,", count: elements) + "0]}"
    }

    @Test(arguments: [(9_000, 200), (11_000, 400), (120_000, 400)])
    func `a body with too many values is refused`(
        count: Int,
        status: Int
    ) async throws {
        try await withServer { server in
            let answer = try await send(Self.body(elements: count), to: server)
            #expect(answer.status == status)
            #expect(server.messages.count == (status == 200 ? 1 : 0))
        }
    }

    private func sendForm(_ form: String, to server: TestServer) async throws -> Answer {
        try await server.request(
            .post,
            "/oauth2/token",
            headers: [.contentType: "application/x-www-form-urlencoded"],
            body: Array(form.utf8)
        )
    }

    /// A form's decoder needs microseconds for each field, on the loop that all requests share.
    @Test(arguments: [(99, "invalid_request"), (100, nil), (5_000, nil)])
    func `a form with more than a hundred fields is refused`(
        extra: Int,
        error: String?
    ) async throws {
        try await withServer(.production) { server in
            let fields = (0..<extra).map { "&a\($0)=b" }.joined()
            let answer = try await sendForm("grant_type=x\(fields)", to: server)
            #expect(answer.status == 400)
            if let error {
                #expect(try answer.json["error"] == .string(error))
            } else {
                #expect(try answer.refusal.message.hasSuffix("Too many fields."))
            }
        }
    }

    @Test(arguments: [(0, 400), (1, 413)])
    func `a form of more than 64 KiB is refused`(extra: Int, status: Int) async throws {
        try await withServer(.production) { server in
            let start = "grant_type="
            let filling = String(repeating: "a", count: 65_536 - start.utf8.count + extra)
            let answer = try await sendForm(start + filling, to: server)
            #expect(answer.status == status)
        }
    }

    @Test(arguments: ["grant_type=x&grant_type=x", "grant_type=%", "grant_type=%FF"])
    func `a form that repeats a field or cannot be unescaped is refused`(
        form: String
    ) async throws {
        try await withServer(.production) { server in
            let answer = try await sendForm(form, to: server)
            #expect(answer.status == 400)
            #expect(try answer.refusal.message.hasSuffix("Not a form."))
        }
    }

    private func sendPageForm(_ form: String, to server: TestServer) async throws -> Answer {
        try await server.request(
            .post,
            "/__/auth/action",
            headers: [.contentType: "application/x-www-form-urlencoded"],
            body: Array(form.utf8)
        )
    }

    @Test(arguments: [(99, true), (100, false), (5_000, false)])
    func `a mail page's form with more than a hundred fields is refused`(
        extra: Int,
        isRead: Bool
    ) async throws {
        try await withServer(.production) { server in
            let fields = (0..<extra).map { "&a\($0)=b" }.joined()
            let answer = try await sendPageForm("oobCode=x\(fields)", to: server)
            #expect(answer.status == 400)
            #expect(answer.text.contains("Too many fields.") == !isRead)
            #expect(answer.text.contains("<html") == isRead)
        }
    }

    @Test(arguments: [(0, 400), (1, 413)])
    func `a mail page's form of more than 64 KiB is refused`(
        extra: Int,
        status: Int
    ) async throws {
        try await withServer(.production) { server in
            let start = "oobCode="
            let filling = String(repeating: "a", count: 65_536 - start.utf8.count + extra)
            let answer = try await sendPageForm(start + filling, to: server)
            #expect(answer.status == status)
        }
    }

    @Test(arguments: ["postBody", "requestUri"])
    func `an identity provider's form with too many fields is refused`(
        field: String
    ) async throws {
        try await withServer { server in
            let form = String(repeating: "a&", count: 60_000)
            let fields = [
                "postBody": "providerId=google.com&id_token=x", "requestUri": "http://localhost",
            ]
            .merging([field: field == "postBody" ? form : "http://localhost?\(form)"]) { $1 }
            let answer = try await server.call(
                .signInWithIDP,
                .object(fields.mapValues(JSONValue.string))
            )
            #expect(answer.status == 400)
            #expect(try answer.refusal.message.contains("too many fields"))
        }
    }

    @Test func `the body of a request with an unknown API key is not read`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.request(
                .post,
                "/v1/accounts:lookup?key=unknown",
                body: Array("{".utf8)
            )
            #expect(try answer.reason == .apiKeyInvalid)
        }
    }
}
