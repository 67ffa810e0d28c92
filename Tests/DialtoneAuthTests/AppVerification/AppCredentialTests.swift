import Foundation
import Testing

@testable import DialtoneAuth

struct AppCredentialTests {
    @Test func `a pair is reused, also after a restart, until the server refuses it`()
        async throws
    {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let before = try PushProject(server, store: store)
            before.auth.setAPNSToken(PushProject.token, type: .prod)
            _ = try await before.sendWithPush()

            let after = try PushProject(server, store: store)
            #expect(try await after.send() == "session")
            #expect(server.requests(to: PushProject.verifyClient).count == 1)
            #expect(server.requests(to: PushProject.path).last?["iosSecret"] == "secret-1")

            after.auth.setAPNSToken(PushProject.token, type: .prod)
            server.on(PushProject.verifyClient) { _ in .text(#"{"receipt": "receipt-2"}"#) }
            server.on(PushProject.path) { request in
                request["iosReceipt"] == "receipt-1"
                    ? .refusal("INVALID_APP_CREDENTIAL") : .text(#"{"sessionInfo": "new"}"#)
            }
            let task = Task { try await after.send() }
            await after.pushWhenExpected("receipt-2", secret: "secret-2")
            #expect(try await task.value == "new")
            #expect(after.auth.verificationChain.credentials.stored?.receipt == "receipt-2")
        }
    }

    @Test func `a second refused pair ends the call with the refusal, after one retry`()
        async throws
    {
        try await withServer { server in
            let push = try PushProject(server)
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            _ = try await push.sendWithPush()
            server.on(PushProject.path) { _ in .refusal("INVALID_APP_CREDENTIAL") }
            let task = Task { try await push.send() }
            await push.pushWhenExpected()
            let error = await expectError(.invalidAppCredential) { try await task.value }
            #expect(error.flatMap { AuthRefusal($0) }?.word == "INVALID_APP_CREDENTIAL")
            #expect(server.requests(to: PushProject.path).count == 3)
            #expect(push.auth.verificationChain.credentials.stored == nil)
        }
    }

    @Test func `a pending receipt survives a restart and is accepted once`() async throws {
        let (store, key) = (MemoryCredentialStore(), CredentialKey(service: "s", account: "a"))
        let push = PushNotification(receipt: "r", secret: "s")
        _ = try await AppCredentials(key: key, store: store).expectPush { "r" }
        let restarted = AppCredentials(key: key, store: store)
        #expect(restarted.receive(push))
        #expect(restarted.stored?.secret == "s")
        #expect(!restarted.receive(push))
    }

    @Test func `the oldest receipts are dropped above the limit`() async throws {
        let credentials = AppCredentials(
            key: CredentialKey(service: "s", account: "a"),
            store: MemoryCredentialStore()
        )
        for number in 0..<40 { _ = try await credentials.expectPush { "receipt-\(number)" } }
        #expect(credentials.pendingReceipts.count == 32)
        #expect(!credentials.receive(PushNotification(receipt: "receipt-7", secret: "s")))
        #expect(credentials.receive(PushNotification(receipt: "receipt-8", secret: "s")))
    }

    @Test func `a store that fails does not prevent verification or reuse of the proof`()
        async throws
    {
        try await withServer { server in
            let store = FaultyStore()
            let push = try PushProject(server, store: store)
            store.isBroken = true
            push.auth.setAPNSToken(PushProject.token, type: .prod)
            #expect(try await push.sendWithPush() == "session")
            #expect(try await push.send() == "session")
            #expect(server.requests(to: PushProject.verifyClient).count == 1)
        }
    }

    @Test func `data that another SDK left in the store is ignored`() {
        let store = MemoryCredentialStore()
        let key = CredentialKey(service: "s", account: "a")
        store.write(Data("bplist00".utf8), for: key)
        #expect(AppCredentials(key: key, store: store).stored == nil)
    }

    @Test func `the app instance set by the server is sent with the next call`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            server.on(PushProject.path) { _ in
                .text(#"{"sessionInfo": "session", "appInstance": "instance-1"}"#)
            }
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            let restarted = try ScriptedProject(server, store: store)
            server.on(PushProject.path) { _ in .text(#"{"sessionInfo": "session"}"#) }
            _ = try await restarted.provider.verifyPhoneNumber(ScriptedProject.number)
            let told = server.requests(to: PushProject.path)
                .map { $0.headers["x-dialtone-app-instance"] }
            #expect(told == [nil, "instance-1"])
            #expect(restarted.auth.verificationChain.credentials.appInstance == "instance-1")
        }
    }
}
