import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Searches the audit log for secrets that administrators send.
struct AuditSecretTests {
    /// A call with secrets in all fields that can have one.
    struct Call: Sendable {
        let method: HTTPRequest.Method
        let path: String
        let body: JSONValue

        init(_ method: HTTPRequest.Method, _ path: String, _ body: JSONValue) {
            self.method = method
            self.path = path
            self.body = body
        }
    }

    private static let calls = [
        Call(
            .post,
            "/v1/projects/demo-test/accounts",
            [
                "localId": "ada", "email": "personal-canary@example.com",
                "password": "canary-password", "phoneNumber": "+16505550142",
                "displayName": "Personal-canary", "photoUrl": "https://example.com/personal-canary",
            ]
        ),
        Call(
            .post,
            "/v1/projects/demo-test/accounts:update",
            [
                "localId": "ada", "password": "canary-password-2",
                "customAttributes": #"{"secret":"canary-claim"}"#,
                "displayName": "Personal-canary-2",
            ]
        ),
        Call(
            .post,
            "/v1/projects/demo-test/accounts:batchCreate",
            [
                "users": [
                    [
                        "localId": "imported", "email": "personal-canary-2@example.com",
                        "customAttributes": #"{"secret":"canary-claim-2"}"#,
                    ]
                ]
            ]
        ),
        Call(
            .post,
            "/v1/projects/demo-test/accounts:sendOobCode",
            [
                "requestType": "PASSWORD_RESET", "email": "personal-canary@example.com",
                "returnOobLink": true,
            ]
        ),
        Call(
            .post,
            "/v2/projects/demo-test/oauthIdpConfigs?oauthIdpConfigId=oidc.sample",
            [
                "clientId": "sample", "issuer": "https://issuer.example.com",
                "clientSecret": "canary-client-secret", "enabled": false,
            ]
        ),
        Call(
            .patch,
            "/v2/projects/demo-test/oauthIdpConfigs/oidc.sample?updateMask=clientSecret",
            ["clientSecret": "canary-client-secret-2"]
        ),
        Call(
            .patch,
            "/v2/projects/demo-test/config?updateMask=signIn.phoneNumber.testPhoneNumbers",
            ["signIn": ["phoneNumber": ["testPhoneNumbers": ["+16505550177": "738291"]]]]
        ),
        Call(
            .patch,
            "/v2/projects/demo-test/config?updateMask=blockingFunctions",
            [
                "blockingFunctions": [
                    "triggers": [
                        "beforeCreate": [
                            "functionUri": "https://hooks.example.com/x?key=canary-hook-key"
                        ]
                    ]
                ]
            ]
        ),
        Call(
            .post,
            "/v2/projects/demo-test/tenants",
            ["displayName": "acme", "testPhoneNumbers": ["+16505550178": "738292"]]
        ),
        Call(
            .post,
            "/dialtone/v1/projects/demo-test/oauthClients",
            [
                "displayName": "Shop", "kind": "CONFIDENTIAL",
                "redirectUris": ["https://shop.example.com/return"],
            ]
        ),
        Call(
            .post,
            "/dialtone/v1/projects/demo-test/apps",
            ["platform": "server", "displayName": "Orders", "apiKey": "orders-api-key"]
        ),
        Call(
            .post,
            "/dialtone/v1/projects/demo-test/apnsCredentials",
            ["key": "canary-private-key", "keyId": "ABCDEFGHIJ", "teamId": "ABCDEFGHIJ"]
        ),
        Call(
            .post,
            "/dialtone/v1/projects/demo-test/apnsCredentials",
            ["certificate": "Y2FuYXJ5LXAxMg==", "password": "canary-p12-password"]
        ),
    ]

    /// Texts that no entry may contain.
    private static let secrets = [
        "canary", "Y2FuYXJ5", "6505550142", "738291", "738292", "dts_", "dtk_", "oobCode=",
    ]

    @Test func `no password, code, token or personal data is in the log`() async throws {
        try await withServer { server in
            var returned: [String] = []
            for call in Self.calls {
                var headers = TestServer.owner
                headers[.contentType] = "application/json"
                let answer = try await server.request(
                    call.method,
                    call.path,
                    headers: headers,
                    body: Array(try JSONEncoder().encode(call.body))
                )
                #expect([200, 400].contains(answer.status), "\(call.path): \(answer.text)")
                if answer.status == 200 { returned.append(call.path) }
            }
            // Only the made-up keys of Apple are refused.
            #expect(returned.count == Self.calls.count - 2, "\(returned)")
            let entries = try await server.audit.entries(
                of: AuditChain(of: TestServer.projectID),
                limit: 1_000
            )
            #expect(entries.count >= Self.calls.count)
            let text = entries.map { AuditLine.entry($0).text }.joined(separator: "\n").lowercased()
            for secret in Self.secrets {
                #expect(!text.contains(secret.lowercased()), "\(secret) in \(text)")
            }
            // What has changed is there nevertheless.
            for name in ["clientSecret", "password", "code", "secret", "customClaims", "url"] {
                #expect(entries.contains { $0.event.members.contains(name) }, "\(name)")
            }
            for change in entries.compactMap(\.details).flatMap(\.changes)
            where ["clientSecret", "code", "secret", "secrets"].contains(change.member) {
                #expect(change.before == nil)
                #expect(change.after == .string("changed"))
            }
            #expect(try await server.audit.verify(AuditChain(of: TestServer.projectID)).isValid)
        }
    }
}
