import Foundation
import Testing

@testable import DialtoneAuth

/// A scripted project whose server wants a push, and an app that can get one.
struct PushProject: Sendable {
    static let path = "v1/accounts:sendVerificationCode"
    static let verifyClient = "v1/accounts:verifyIosClient"
    static let pushStatus = "dialtone/v1/accounts:pushStatus"
    static let token = Data([0x0a, 0xff, 0x10])

    let project: ScriptedProject
    let timer = ManualTimer()
    /// Each time the system was asked for a token.
    let registrations = Recorder<Void>()

    var auth: Auth { project.auth }
    var server: ScriptedServer { project.server }

    init(
        _ server: ScriptedServer,
        proofs: [AppProofKind] = [.push],
        enforcement: AppVerificationPolicy.Enforcement = .enforce,
        store: any CredentialStore = MemoryCredentialStore(),
        adjust: (inout AuthEnvironment) -> Void = { _ in }
    ) throws {
        let (timer, registrations) = (timer, registrations)
        project = try ScriptedProject(
            server,
            store: store,
            policy: AppVerificationPolicy(enforcement: enforcement, proofs: proofs)
        ) { _, environment in
            environment.sleep = timer.sleep
            environment.push.register = { registrations.record(()) }
            adjust(&environment)
        }
        server.on(Self.verifyClient) { _ in
            .text(#"{"receipt": "receipt-1", "suggestedTimeout": "7"}"#)
        }
    }

    func send() async throws -> String {
        try await project.provider.verifyPhoneNumber(ScriptedProject.number)
    }

    /// What Apple's service would bring.
    @discardableResult
    func push(_ receipt: String = "receipt-1", secret: String = "secret-1") -> Bool {
        auth.canHandleNotification([
            "com.google.firebase.auth": ["receipt": receipt, "secret": secret],
            "aps": ["content-available": 1],
        ])
    }

    /// The same, as soon as it is waited for.
    func pushWhenExpected(_ receipt: String = "receipt-1", secret: String = "secret-1") async {
        await eventually { auth.verificationChain.credentials.pendingReceipts.contains(receipt) }
        push(receipt, secret: secret)
    }

    /// Sends while Apple's service does its part.
    func sendWithPush() async throws -> String {
        async let id = send()
        await pushWhenExpected()
        return try await id
    }
}
