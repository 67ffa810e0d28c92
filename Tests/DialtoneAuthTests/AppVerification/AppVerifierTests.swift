import Foundation
import Testing

@testable import DialtoneAuth

struct AppVerifierTests {
    private static let path = "v1/accounts:sendVerificationCode"

    @Test(arguments: [
        (
            AppProof.push(receipt: "r", secret: "s"),
            ["iosReceipt": "r", "iosSecret": "s"] as [String: String]
        ),
        (.challenge(token: "t"), ["recaptchaToken": "t"]),
    ])
    func `a proof is sent with the number`(proof: AppProof, fields: [String: String]) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            project.auth.appVerifier = ListedVerifier([proof])
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            let sent = try #require(server.requests.first?.json as? [String: String])
            let common = ["phoneNumber": ScriptedProject.number, "clientType": "CLIENT_TYPE_IOS"]
            #expect(sent == common.merging(fields) { $1 })
        }
    }

    @Test func `no proof is requested when app verification is disabled for testing`() async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let verifier = ListedVerifier([])
            project.auth.appVerifier = verifier
            project.auth.settings.isAppVerificationDisabledForTesting = true
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(verifier.asked == 0)
        }
    }

    @Test func `a refused proof is discarded, and one more is tried`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let verifier = ListedVerifier([.challenge(token: "old"), .challenge(token: "new")])
            project.auth.appVerifier = verifier
            server.on(Self.path) { request in
                request["recaptchaToken"] == "old"
                    ? .refusal("INVALID_APP_CREDENTIAL") : .text(#"{"sessionInfo": "session"}"#)
            }
            let id = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(id == "session")
            #expect(verifier.discarded == [.challenge(token: "old")])

            server.on(Self.path) { _ in .refusal("INVALID_APP_CREDENTIAL") }
            let before = server.requests.count
            await expectError(.invalidAppCredential) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(server.requests.count == before + 2)
        }
    }

    @Test func `a proof's description does not contain its secrets`() {
        let proof = AppProof.push(receipt: "receipt-1", secret: "secret-1")
        #expect("\(proof)" == "push")
        #expect(String(reflecting: proof) == "push")
    }
}

/// Offers proofs from a list, the last one again and again.
private final class ListedVerifier: AppVerifier {
    private struct State: Sendable {
        var proofs: [AppProof]
        var asked = 0
        var discarded: [AppProof] = []
    }

    private let state: Locked<State>

    init(_ proofs: [AppProof]) {
        state = Locked(State(proofs: proofs))
    }

    var asked: Int { state.current.asked }
    var discarded: [AppProof] { state.current.discarded }

    func proof(for request: AppVerificationRequest) async throws -> AppProof {
        try state.withLock { state in
            state.asked += 1
            guard let proof = state.proofs.first else { throw URLError(.cancelled) }
            if state.proofs.count > 1 { state.proofs.removeFirst() }
            return proof
        }
    }

    func discard(_ proof: AppProof) async {
        state.withLock { $0.discarded.append(proof) }
    }
}
