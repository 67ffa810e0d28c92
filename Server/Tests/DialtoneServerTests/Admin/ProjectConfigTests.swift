import HTTPTypes
import IdentityToolkit
import Testing

/// A project's rules as administrators see and change them.
struct ProjectConfigTests {
    private func config(of server: TestServer) async throws -> JSONValue {
        let answer = try await server.administer(.get, v2: "/config")
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    private func patch(
        _ body: JSONValue,
        mask: String? = nil,
        on server: TestServer
    ) async throws -> Answer {
        let query = mask.map { "?updateMask=\($0)" } ?? ""
        return try await server.administer(.patch, v2: "/config" + query, body)
    }

    /// Each setting with a value that it does not have from the start.
    private static let settings: [(path: String, value: JSONValue)] = [
        ("signIn.email.enabled", false),
        ("signIn.email.passwordRequired", true),
        ("signIn.phoneNumber.enabled", false),
        ("signIn.phoneNumber.testPhoneNumbers", ["+16505550123": "123456"]),
        ("signIn.anonymous.enabled", false),
        ("signIn.allowDuplicateEmails", true),
        ("authorizedDomains", ["shop.example.com", "localhost"]),
        ("autodeleteAnonymousUsers", true),
        ("smsRegionConfig", ["allowlistOnly": ["allowedRegions": ["US", "AZ"]]]),
        ("smsRegionConfig", ["allowByDefault": ["disallowedRegions": ["XK"]]]),
        (
            "mfa",
            [
                "state": "ENABLED", "enabledProviders": ["PHONE_SMS"],
                "providerConfigs": [
                    ["state": "ENABLED", "totpProviderConfig": ["adjacentIntervals": 3]]
                ],
            ]
        ),
        ("mfa", ["state": "MANDATORY", "enabledProviders": ["PHONE_SMS"]]),
        ("client.permissions.disabledUserSignup", true),
        ("client.permissions.disabledUserDeletion", true),
        ("emailPrivacyConfig.enableImprovedEmailPrivacy", false),
        ("passwordPolicyConfig.passwordPolicyEnforcementState", "ENFORCE"),
        ("passwordPolicyConfig.forceUpgradeOnSignin", true),
    ]

    private static func nested(_ value: JSONValue, at path: String) -> JSONValue {
        path.split(separator: ".").reversed().reduce(value) { .object([String($1): $0]) }
    }

    private static func value(of json: JSONValue, at path: String) -> JSONValue {
        path.split(separator: ".").reduce(json) { $0[String($1)] }
    }

    @Test(arguments: settings.indices, [true, false])
    func `a setting that is patched is read back, and nothing else has changed`(
        index: Int,
        isMasked: Bool
    ) async throws {
        let (path, value) = Self.settings[index]
        try await withServer { server in
            let before = try await config(of: server)
            #expect(Self.value(of: before, at: path) != value)
            let answer = try await patch(
                Self.nested(value, at: path),
                mask: isMasked ? path : nil,
                on: server
            )
            #expect(answer.status == 200)
            let after = try await config(of: server)
            #expect(try answer.json == after)
            #expect(Self.value(of: after, at: path) == value)
            let back = Self.value(of: before, at: path)
            let restored = try await patch(
                Self.nested(back, at: path),
                mask: path,
                on: server
            )
            #expect(try restored.json == before)
        }
    }

    @Test func `a password policy is patched as a whole`() async throws {
        try await withServer { server in
            let options: JSONValue = [
                "minPasswordLength": 12, "maxPasswordLength": 64,
                "containsLowercaseCharacter": true, "containsUppercaseCharacter": true,
                "containsNumericCharacter": true, "containsNonAlphanumericCharacter": false,
            ]
            let answer = try await patch(
                [
                    "passwordPolicyConfig": [
                        "passwordPolicyEnforcementState": "ENFORCE",
                        "passwordPolicyVersions": [["customStrengthOptions": options]],
                    ]
                ],
                mask: "passwordPolicyConfig",
                on: server
            )
            let policy = try answer.json["passwordPolicyConfig"]
            #expect(policy["passwordPolicyVersions"][0]["customStrengthOptions"] == options)
            let weak = try await server.call(
                .signUp,
                ["email": "pat@example.com", "password": "shorter"]
            )
            #expect(try weak.errorCode == .passwordDoesNotMeetRequirements)
        }
    }

    @Test func `a patched setting takes effect at once`() async throws {
        try await withServer { server in
            _ = try await server.signUpAnonymously()
            _ = try await patch(
                ["signIn": ["anonymous": ["enabled": false]]],
                mask: "signIn.anonymous.enabled",
                on: server
            )
            let refused = try await server.call(.signUp, [:])
            #expect(try refused.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `fields outside the mask stay, and masked fields without a value are unset`()
        async throws
    {
        try await withServer { server in
            _ = try await patch(
                [
                    "signIn": ["phoneNumber": ["testPhoneNumbers": ["+16505550123": "123456"]]],
                    "authorizedDomains": ["shop.example.com"],
                ],
                on: server
            )
            let kept = try await patch(
                ["authorizedDomains": ["x.example.com"], "autodeleteAnonymousUsers": true],
                mask: "autodeleteAnonymousUsers",
                on: server
            )
            #expect(try kept.json["authorizedDomains"] == ["shop.example.com"])
            #expect(try kept.json["autodeleteAnonymousUsers"] == true)
            let unset = try await patch(
                [:],
                mask: "signIn.phoneNumber.testPhoneNumbers,autodeleteAnonymousUsers",
                on: server
            )
            let json = try unset.json
            #expect(json["signIn"]["phoneNumber"]["testPhoneNumbers"].keys.isEmpty)
            #expect(json["autodeleteAnonymousUsers"] == false)
            #expect(json["authorizedDomains"] == ["shop.example.com"])
        }
    }

    @Test(arguments: [
        String(repeating: "signIn.", count: 5_000), String(repeating: "signIn,", count: 5_000),
    ])
    func `a mask of thousands of fields or levels is refused before it is followed`(
        mask: String
    ) async throws {
        try await withServer { server in
            let answer = try await patch(["signIn": [:]], mask: mask + "x", on: server)
            #expect(answer.status == 400)
            #expect(try answer.refusal.message.contains("updateMask names too many fields"))
        }
    }

    @Test(arguments: [
        "nonsense", "quota", "blockingFunctions.triggers", "recaptchaConfig", "multiTenant",
        "signIn.nonsense", "signIn.phoneNumber.enabld", "client.permissions.disabledUserSignUp",
    ])
    func `an unknown or read-only field is refused`(
        path: String
    ) async throws {
        try await withServer { server in
            let before = try await config(of: server)
            let body = Self.nested(true, at: path)
            for mask in [path, nil] {
                let answer = try await patch(body, mask: mask, on: server)
                #expect(answer.status == 400)
                #expect(try await config(of: server) == before)
            }
        }
    }

    @Test(arguments: ["idToken", "accessToken", "refreshToken"])
    func `forwarding providers' tokens to hooks is refused by field name`(
        field: String
    ) async throws {
        try await withServer { server in
            let body: JSONValue = [
                "blockingFunctions": [
                    "triggers": ["beforeCreate": ["functionUri": "https://hooks.example/"]],
                    "forwardInboundCredentials": [field: true],
                ]
            ]
            let answer = try await patch(body, mask: "blockingFunctions", on: server)
            #expect(
                try answer.refusal.message.hasPrefix(
                    "INVALID_CONFIG : blockingFunctions.forwardInboundCredentials "
                )
            )
            #expect(try await config(of: server)["blockingFunctions"]["triggers"] == .null)
        }
    }

    @Test func `a hook without forwarded provider tokens is accepted`() async throws {
        try await withServer { server in
            let body: JSONValue = [
                "blockingFunctions": [
                    "triggers": ["beforeCreate": ["functionUri": "https://hooks.example/"]],
                    "forwardInboundCredentials": ["idToken": false, "accessToken": false],
                ]
            ]
            let answer = try await patch(body, mask: "blockingFunctions", on: server)
            #expect(answer.status == 200)
        }
    }

    @Test func `a field with an empty name is refused with an explanation`() async throws {
        try await withServer { server in
            let answer = try await patch(["": .null], mask: nil, on: server)
            #expect(
                try answer.refusal.message
                    == "INVALID_CONFIG : A field without a name cannot be changed."
            )
        }
    }

    @Test func `sending a configuration back unchanged changes nothing`() async throws {
        try await withServer { server in
            let before = try await config(of: server)
            let answer = try await patch(before, on: server)
            #expect(try answer.json == before)
        }
    }

    private static let badValues: [(JSONValue, WireErrorCode)] = [
        (["smsRegionConfig": ["allowlistOnly": ["allowedRegions": ["usa"]]]], .invalidConfig),
        (
            [
                "smsRegionConfig": [
                    "allowlistOnly": ["allowedRegions": ["US"]],
                    "allowByDefault": ["disallowedRegions": ["CA"]],
                ]
            ], .invalidConfig
        ),
        (["mfa": ["state": "ENABLED", "enabledProviders": ["CARRIER_PIGEON"]]], .invalidConfig),
        (["mfa": ["state": "DISABLED", "enabledProviders": ["CARRIER_PIGEON"]]], .invalidConfig),
        (["mfa": ["enabledProviders": ["CARRIER_PIGEON"]]], .invalidConfig),
        (
            [
                "mfa": [
                    "state": "ENABLED",
                    "providerConfigs": [["totpProviderConfig": ["adjacentIntervals": 11]]],
                ]
            ], .invalidAdjacentIntervalRange
        ),
        (
            ["signIn": ["phoneNumber": ["testPhoneNumbers": ["+16505550123": "12"]]]],
            .invalidTestingPhoneNumber
        ),
        (
            ["signIn": ["phoneNumber": ["testPhoneNumbers": ["nonsense": "123456"]]]],
            .invalidTestingPhoneNumber
        ),
    ]

    @Test(arguments: badValues.indices)
    func `an invalid value is refused, and nothing is changed`(index: Int) async throws {
        let (body, code) = Self.badValues[index]
        try await withServer { server in
            let before = try await config(of: server)
            var mixed = body
            if case .object(var members) = mixed {
                members["autodeleteAnonymousUsers"] = true
                mixed = .object(members)
            }
            let answer = try await patch(mixed, on: server)
            #expect(try answer.errorCode == code)
            #expect(try await config(of: server) == before)
        }
    }

    @Test(arguments: ["[]", "7", #""text""#, "null", "{", #"{"signIn":7}"#])
    func `a body that is not a configuration is refused`(body: String) async throws {
        try await withServer { server in
            let before = try await config(of: server)
            var headers = TestServer.owner
            headers[.contentType] = "application/json"
            let answer = try await server.request(
                .patch,
                "/v2/projects/demo-test/config?updateMask=signIn",
                headers: headers,
                body: Array(body.utf8)
            )
            #expect(answer.status == 400)
            #expect(try await config(of: server) == before)
        }
    }
}
