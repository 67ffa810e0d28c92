import Foundation
import Testing

@testable import DialtoneAuth

struct NotificationTests {
    private static let key = "com.google.firebase.auth"

    private func expecting(_ receipt: String, _ auth: Auth) async throws {
        _ = try await auth.verificationChain.credentials.expectPush { receipt }
    }

    @Test func `a pending receipt is accepted as a dictionary or as JSON text`()
        async throws
    {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            for content in [
                ["receipt": "r", "secret": "s"] as Any,
                ["receipt": "r", "secret": "s"] as [AnyHashable: Any],
                #"{"receipt": "r", "secret": "s"}"#,
            ] {
                try await expecting("r", auth)
                #expect(auth.canHandleNotification([Self.key: content]))
                #expect(!auth.canHandleNotification([Self.key: content]))
            }
        }
    }

    @Test(arguments: [
        #"{"other": {"receipt": "r", "secret": "s"}}"#,
        #"{"com.google.firebase.auth": "{no json"}"#,
        #"{"com.google.firebase.auth": "[1]"}"#,
        #"{"com.google.firebase.auth": 5}"#,
        #"{"com.google.firebase.auth": {"receipt": "r"}}"#,
        #"{"com.google.firebase.auth": {"secret": "s"}}"#,
        #"{"com.google.firebase.auth": {"receipt": "", "secret": "s"}}"#,
        #"{"com.google.firebase.auth": {"receipt": 1, "secret": "s"}}"#,
        #"{"com.google.firebase.auth": {"error": "e"}}"#,
        #"{"com.google.firebase.auth": {"warning": "a probe"}}"#,
        #"{"com.google.firebase.auth": {"receipt": "unknown", "secret": "s"}}"#,
    ])
    func `other notifications are left to the app`(json: String) async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            try await expecting("r", auth)
            let content = try JSONSerialization.jsonObject(with: Data(json.utf8))
            let userInfo = try #require(content as? [String: Any])
            #expect(!auth.canHandleNotification(userInfo))
            #expect(auth.verificationChain.credentials.pendingReceipts == ["r"])
        }
    }

    @Test func `a token received before any auth object is passed to each later one`()
        async throws
    {
        try await withServer { server in
            let events = AppEvents()
            events.received(token: PushProject.token)
            let first = try ScriptedProject(server).auth
            let second = try ScriptedProject(server).auth
            events.add(first)
            events.add(second)
            #expect(first.apnsToken == PushProject.token)
            #expect(second.apnsToken == PushProject.token)

            try await expecting("r", second)
            let content = ["receipt": "r", "secret": "s"]
            #expect(events.received(notification: [Self.key: content]))
            #expect(!events.received(notification: [Self.key: content]))
        }
    }
}
