import Foundation
import Testing

@testable import DialtoneAuth

struct AppAttestTests {
    private static let challengePath = "dialtone/v1/appAttest:challenge"
    private static let registerPath = "dialtone/v1/appAttest:register"

    private func project(
        _ server: ScriptedServer,
        _ device: ScriptedAttestDevice,
        proofs: [AppProofKind] = [.appAttest],
        store: any CredentialStore = MemoryCredentialStore(),
        adjust: (inout AuthEnvironment) -> Void = { _ in }
    ) throws -> PushProject {
        server.on(Self.challengePath) { _ in
            let number = server.requests(to: Self.challengePath).count
            return .text(#"{"challenge": "challenge-\#(number)", "expiresIn": "300"}"#)
        }
        server.on(Self.registerPath) { _ in .text("{}") }
        return try PushProject(server, proofs: proofs, store: store) { environment in
            environment.appAttest = device
            adjust(&environment)
        }
    }

    private func hash(_ text: String) -> Data { SHA256Digest(Data(text.utf8)).data }

    @Test func `a key is registered once, and signs each challenge with the number`() async throws {
        try await withServer { server in
            let (device, store) = (ScriptedAttestDevice(), MemoryCredentialStore())
            let first = try project(server, device, store: store)
            #expect(try await first.send() == "session")
            let registered = try #require(server.requests(to: Self.registerPath).first)
            #expect(registered["keyId"] == "key-1")
            #expect(registered["challenge"] == "challenge-1")
            #expect(registered["attestation"] == hash("challenge-1").base64EncodedString())

            let restarted = try project(server, device, store: store)
            #expect(try await restarted.send() == "session")
            #expect(server.requests(to: Self.registerPath).count == 1)
            let sent = try #require(server.requests(to: PushProject.path).last)
            let signed = hash("challenge-3\n\(ScriptedProject.number)").base64EncodedString()
            let proof = try #require(sent.json["appAttest"] as? [String: String])
            #expect(
                proof == ["keyId": "key-1", "assertion": signed, "challenge": "challenge-3"]
            )
        }
    }

    @Test func `a key lost by the device is replaced`() async throws {
        try await withServer { server in
            let (device, store) = (ScriptedAttestDevice(), MemoryCredentialStore())
            _ = try await project(server, device, store: store).send()
            device.loseKeys()
            _ = try await project(server, device, store: store).send()
            let keys = server.requests(to: Self.registerPath).map { $0["keyId"] }
            #expect(keys == ["key-1", "key-2"])
        }
    }

    @Test func `a device without App Attest falls back to a push`() async throws {
        try await withServer { server in
            let device = ScriptedAttestDevice(isSupported: false)
            let push = try project(server, device, proofs: [.appAttest, .push])
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            #expect(try await push.sendWithPush() == "session")
            #expect(server.requests(to: Self.challengePath).isEmpty)
        }
    }

    @Test func `a refused assertion removes the key and falls back to a push`()
        async throws
    {
        try await withServer { server in
            let push = try project(server, ScriptedAttestDevice(), proofs: [.appAttest, .push])
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.path) { request in
                request["iosSecret"] == nil
                    ? .refusal("APP_NOT_VERIFIED : The counter ran backwards.")
                    : .text(#"{"sessionInfo": "session"}"#)
            }
            #expect(try await push.sendWithPush() == "session")
            #expect(push.auth.verificationChain.credentials.attestKeyID == nil)
        }
    }

    @Test func `the enrollment ID is signed when the second factor's number is unknown`()
        async throws
    {
        try await withServer { server in
            let push = try project(server, ScriptedAttestDevice())
            let path = "v2/accounts/mfaSignIn:start"
            server.on(path) { _ in .text(#"{"phoneResponseInfo": {"sessionInfo": "second"}}"#) }
            let target = PhoneVerificationTarget.secondFactor(
                enrollmentID: "factor-1",
                pendingCredential: "pending",
                tenantID: nil
            )
            let verification = try await push.auth.verify(target, uiDelegate: nil)
            #expect(verification.verificationID == "second")
            let sent = try #require(server.requests(to: path).first)
            let info = try #require(sent.json["phoneSignInInfo"] as? [String: Any])
            let proof = try #require(info["appAttest"] as? [String: String])
            #expect(proof["assertion"] == hash("challenge-2\nfactor-1").base64EncodedString())
        }
    }

    @Test func `a server without App Attest causes an error that names the stage`() async throws {
        try await withServer { server in
            let push = try project(server, ScriptedAttestDevice())
            server.on(Self.challengePath) { _ in .refusal("OPERATION_NOT_ALLOWED") }
            let error = await expectError(.appNotVerified) { try await push.send() }
            let problem = try #require(error.flatMap { AppVerificationProblem($0) })
            #expect(problem.stage == .appAttest)
            #expect(problem.refusal?.word == "OPERATION_NOT_ALLOWED")
        }
    }

    @Test func `App Attest fails at its deadline when the device does not respond`() async throws {
        try await withServer { server in
            let push = try project(server, ScriptedAttestDevice(answers: false)) {
                $0.deadlines.appAttest = 11
            }
            let task = Task { try await push.send() }
            await push.timer.fire(11)
            let error = await expectError(.appNotVerified) { try await task.value }
            #expect(error?.localizedFailureReason?.contains("within 11 s") == true)
        }
    }
}

/// A device whose keys sign by handing back what they were to sign.
final class ScriptedAttestDevice: AppAttestService {
    private struct Keys: Sendable {
        var made = 0
        var usable: Set<String> = []
    }

    let isSupported: Bool
    private let answers: Bool
    private let keys = Locked(Keys())

    init(isSupported: Bool = true, answers: Bool = true) {
        self.isSupported = isSupported
        self.answers = answers
    }

    func loseKeys() {
        keys.withLock { $0.usable = [] }
    }

    func generateKey() async throws -> String {
        if !answers { _ = try await Latch<Bool>().value() }
        return keys.withLock { keys in
            keys.made += 1
            keys.usable.insert("key-\(keys.made)")
            return "key-\(keys.made)"
        }
    }

    func attest(_ keyID: String, clientDataHash: Data) async throws -> Data { clientDataHash }

    func assertion(_ keyID: String, clientDataHash: Data) async throws -> Data {
        guard keys.current.usable.contains(keyID) else { throw AppAttestKeyUnusable() }
        return clientDataHash
    }
}
