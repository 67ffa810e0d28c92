import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

/// Tests with receipts of End User Messaging that arrive through an SNS topic.
struct SNSTopicTests {
    private static let delivered = """
        {"eventType":"TEXT_DELIVERED","eventVersion":"1.0","eventTimestamp":1789995000000,\
        "isFinal":true,"originationPhoneNumber":"+12065550152",\
        "destinationPhoneNumber":"+14255550156","mcc":"310","mnc":"800",\
        "messageId":"862a8790","messageStatus":"DELIVERED","totalMessageParts":1,\
        "context":{"attempt":"\(SMSAttempt.sampleReference.text)"},\
        "totalMessagePrice":0.00582,"totalCarrierFee":0.003}
        """

    private func events(
        _ world: SNSWorld,
        _ callback: GatewayCallback
    ) async throws -> Result<[DeliveryEvent], CallbackProblem> {
        await GatewayCallback.outcome(of: try world.gateway(), callback)
    }

    @Test(arguments: [SNSMessage.Version.sha1, .sha256])
    func `an event with a valid SNS signature is accepted`(version: SNSMessage.Version) async throws
    {
        let world = try SNSWorld()
        let outcome = try await events(world, world.callback(Self.delivered, version: version))
        let expected = DeliveryEvent(
            gatewayName: "test-aws-end-user-messaging",
            gatewayMessageID: "862a8790",
            attempt: SMSAttempt.sampleReference,
            state: .delivered,
            code: "TEXT_DELIVERED",
            network: "310800",
            price: Money(micros: 8_820, currency: "USD"),
            at: Timestamp(milliseconds: 1_789_995_000_000)
        )
        #expect(outcome == .success([expected]))
    }

    @Test(
        arguments: [
            ("TEXT_QUEUED", DeliveryState.accepted, nil), ("TEXT_SUCCESSFUL", .accepted, nil),
            ("TEXT_INVALID", .failed, .invalidNumber), ("TEXT_SPAM", .failed, .contentRejected),
            ("TEXT_UNREACHABLE", .failed, .unreachable), ("TEXT_BLOCKED", .failed, .optedOut),
            ("TEXT_PROTECT_BLOCKED", .failed, .fraud), ("TEXT_TTL_EXPIRED", .failed, .unreachable),
        ] as [(String, DeliveryState, SendProblem.Reason?)]
    )
    func `event types map to delivery states`(
        type: String,
        state: DeliveryState,
        reason: SendProblem.Reason?
    ) async throws {
        let world = try SNSWorld()
        let text = #"{"eventType":"\#(type)","messageId":"m"}"#
        let events = try await events(world, world.callback(text)).get()
        #expect(events.map(\.state) == [state])
        #expect(events.map(\.reason) == [reason])
    }

    @Test func `unknown and unrelated event types are ignored`() async throws {
        let world = try SNSWorld()
        for type in ["TEXT_UNKNOWN", "VOICE_COMPLETED"] {
            let text = #"{"eventType":"\#(type)","messageId":"m"}"#
            #expect(try await events(world, world.callback(text, id: type)) == .success([]))
        }
    }

    @Test(arguments: [
        ["Message": #"{"eventType":"TEXT_INVALID","messageId":"862a8790"}"#],
        ["MessageId": "other"], ["Timestamp": "2026-09-21T14:13:01.000Z"],
        ["TopicArn": "arn:aws:sns:eu-central-1:999999999999:receipts"],
        ["Signature": "AAAA"], ["SignatureVersion": "1"], ["Subject": "added"],
        ["SigningCertURL": "https://evil.example.com/SimpleNotificationService-0123abcd.pem"],
        ["SigningCertURL": "https://sns.eu-central-1.amazonaws.com.evil.example/x.pem"],
        ["SigningCertURL": "http://sns.eu-central-1.amazonaws.com/SimpleNotificationService-0.pem"],
        ["SigningCertURL": "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0.pem"],
        ["SigningCertURL": "https://sns.eu-central-1.amazonaws.com/bucket/evil.pem"],
        [
            "SigningCertURL":
                "https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-0/../x.pem"
        ],
    ])
    func `a forged or changed message is refused, and no other host is contacted`(
        changes: [String: String]
    ) async throws {
        let world = try SNSWorld()
        let callback = try world.callback(Self.delivered, changing: changes)
        #expect(try await events(world, callback) == .failure(.badSignature))
        #expect(world.requests.allSatisfy { $0 == SNSWorld.certificateURL })
    }

    @Test func `a signature by another key is refused`() async throws {
        let world = try SNSWorld()
        let callback = try SNSWorld().callback(Self.delivered)
        #expect(try await events(world, callback) == .failure(.badSignature))
    }

    @Test func `an expired certificate is refused`() async throws {
        let world = try SNSWorld(validFor: -60)
        #expect(
            try await events(world, world.callback(Self.delivered)) == .failure(.badSignature)
        )
    }

    @Test func `an old message is stale`() async throws {
        let world = try SNSWorld()
        let callback = try world.callback(Self.delivered, sentAt: "2026-09-19T14:13:00.000Z")
        #expect(try await events(world, callback) == .failure(.stale))
    }

    @Test func `a repeated message reports no events and fetches nothing again`() async throws {
        let world = try SNSWorld()
        let gateway = try world.gateway()
        let callback = try world.callback(Self.delivered)
        let first = await GatewayCallback.outcome(of: gateway, callback)
        #expect(try first.get().count == 1)
        let second = await GatewayCallback.outcome(of: gateway, callback)
        #expect(second == .success([]))
        #expect(world.requests == [SNSWorld.certificateURL])
    }

    @Test func `a subscription to the topic is confirmed at SNS's own address`() async throws {
        let world = try SNSWorld()
        let callback = try world.callback("You have chosen…", type: .subscriptionConfirmation)
        #expect(try await events(world, callback) == .success([]))
        let confirmation = try #require(world.requests.last)
        #expect(confirmation.hasPrefix("https://\(SNSWorld.host)/?"))
        let query = FormText.decode(confirmation.split(separator: "?")[1])
        #expect(query["Action"] == "ConfirmSubscription")
        #expect(query["TopicArn"] == SNSWorld.topic)
        #expect(query["Token"] == "2336412f37")
    }

    @Test func `a subscription to another topic or with a changed token is not confirmed`()
        async throws
    {
        let world = try SNSWorld()
        for changes in [
            ["TopicArn": "arn:aws:sns:eu-central-1:999999999999:evil"], ["Token": "changed"],
        ] {
            let callback = try world.callback(
                "You have chosen…",
                type: .subscriptionConfirmation,
                changing: changes
            )
            #expect(try await events(world, callback) == .failure(.badSignature))
        }
        #expect(!world.requests.contains { $0.contains("ConfirmSubscription") })
    }

    @Test func `without a topic receipts are not supported`() async throws {
        let world = try SNSWorld()
        let gateway = try world.gateway(.endUserMessaging.setting(["topicARN": ""]))
        let callback = try world.callback(Self.delivered)
        let outcome = await GatewayCallback.outcome(of: gateway, callback)
        #expect(outcome == .failure(.unsupported))
        #expect(world.requests.isEmpty)
    }

    @Test(arguments: ["", "{}", "[]", "null", #"{"Type":"Notification"}"#])
    func `a body that is not an SNS message is malformed`(body: String) async throws {
        let outcome = try await events(SNSWorld(), .sample(body: body))
        guard case .failure(.malformed) = outcome else {
            Issue.record("expected malformed, got \(outcome)")
            return
        }
    }
}
