import DialtoneModel
import DialtonePush
import DialtoneTestSupport
import Crypto
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// A server whose apps must prove themselves, with Apple's push services beside it.
struct PushSetup: Sendable {
    static let bundleID = "com.example.test"

    let server: TestServer
    let team: AppleTeam
    let production: ApplePushDouble
    let sandbox: ApplePushDouble

    static let headers: HTTPFields = [.bundleID: bundleID]

    /// Runs `test` on a server that has the team's key.
    static func run(
        withKey hasKey: Bool = true,
        adjust: (inout ServerSetup) -> Void = { _ in },
        _ test: @escaping @Sendable (PushSetup) async throws -> Void
    ) async throws {
        let (clock, authority) = (StoppedClock(), try TestAuthority())
        let team = AppleTeam(app: bundleID)
        try await ApplePushDouble.with(
            team.production(at: clock.serverClock),
            authority: authority
        ) { production in
            try await ApplePushDouble.with(
                team.sandbox(at: clock.serverClock),
                authority: authority
            ) { sandbox in
                var setup = ServerSetup {
                    $0.listens = true
                    $0.settings.appVerification.enforcement = .enforce
                    $0.apns.productionHost = production.host
                    $0.apns.sandboxHost = sandbox.host
                }
                setup.apns.authorities = [try authority.root]
                adjust(&setup)
                try await withServer(setup) { server in
                    let push = PushSetup(
                        server: server,
                        team: team,
                        production: production,
                        sandbox: sandbox
                    )
                    if hasKey { try await push.addKey() }
                    try await test(push)
                }
            }
        }
    }

    func addKey() async throws {
        let answer = try await server.post(
            "/dialtone/v1/projects/\(TestServer.projectID)/apnsCredentials",
            [
                "key": .string(team.key.pemRepresentation), "keyId": .string(team.keyID),
                "teamId": .string(team.teamID),
            ],
            headers: TestServer.owner
        )
        try #require(answer.status == 200, "\(answer.text)")
    }

    /// Requests a push to a device, like the stock SDK.
    func verifyClient(
        _ device: String,
        isSandbox: Bool = false,
        headers: HTTPFields = Self.headers
    ) async throws -> Answer {
        var body: [String: JSONValue] = ["appToken": .string(device.uppercased())]
        if isSandbox { body["isSandbox"] = true }
        return try await server.call(.verifyIOSClient, .object(body), headers: headers)
    }

    /// Returns the server's status of a push, once it is known.
    func status(of receipt: String) async throws -> JSONValue {
        while true {
            let answer = try await server.call(
                .pushStatus,
                ["receipt": .string(receipt)],
                headers: Self.headers
            )
            let json = try answer.json
            guard json["state"] == "PENDING" else { return json }
            await Task.yield()
        }
    }

    /// Requests a code with a receipt and secret.
    func send(
        receipt: String,
        secret: String,
        to number: String = "+16505550101"
    ) async throws -> Answer {
        try await server.call(
            .sendVerificationCode,
            [
                "phoneNumber": .string(number), "iosReceipt": .string(receipt),
                "iosSecret": .string(secret), "clientType": "CLIENT_TYPE_IOS",
            ],
            headers: Self.headers
        )
    }
}

extension HTTPField.Name {
    static let bundleID = HTTPField.Name("x-ios-bundle-identifier") ?? .userAgent
}

extension ApplePushDouble.Push {
    /// The receipt and secret in the push.
    var proof: JSONValue {
        get throws {
            try JSONDecoder().decode(JSONValue.self, from: Data(body))["com.google.firebase.auth"]
        }
    }
}
