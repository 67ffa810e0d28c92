import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct DurabilityTests {
    @Test func `accounts and sessions are kept across restarts`() async throws {
        try await TemporaryFolder.with { folder in
            let first = try await DevServer.with(data: folder.data) {
                try await $0.signIn("+16505550102")
            }
            try await DevServer.with(data: folder.data) { server in
                let renewed = try await server.refresh(try first.text("refreshToken"))
                #expect(renewed.status == 200)
                #expect(try renewed.text("user_id") == first.text("localId"))
            }
        }
    }

    @Test func `messages are kept across restarts if the data is`() async throws {
        try await TemporaryFolder.with { folder in
            let path = "/emulator/v1/projects/demo-dialtone/inbox"
            let sent = try await DevServer.with(data: folder.data) {
                try await $0.sendCode(to: "+16505550107")
            }
            try await DevServer.with(data: folder.data) { server in
                let inbox = String(decoding: try await server.get(path).data, as: UTF8.self)
                #expect(inbox.contains(sent.code))
                #expect(inbox.contains("+16505550107"))
                #expect(try await server.signIn(sent).status == 200)
            }
        }
    }

    @Test func `a code stays used when the server is killed after its answer`() async throws {
        try await TemporaryFolder.with { folder in
            let server = try await DevServer.start(data: folder.data)
            let sent = try await server.sendCode(to: "+16505550103")
            let first = try await server.signIn(sent)
            await server.kill()
            #expect(first.status == 200)
            try await DevServer.with(data: folder.data) { server in
                let replay = try await server.signIn(sent)
                #expect(replay.status == 400)
                #expect(replay.error == "SESSION_EXPIRED")
                // What was answered is durable too: the session that the first answer opened.
                let renewed = try await server.refresh(try first.text("refreshToken"))
                #expect(renewed.status == 200)
            }
        }
    }

    @Test func `tries stay spent when the server is killed after four wrong codes`() async throws {
        try await TemporaryFolder.with { folder in
            let server = try await DevServer.start(data: folder.data)
            let sent = try await server.sendCode(to: "+16505550104")
            for _ in 1...4 {
                let answer = try await server.signIn(sent, code: sent.wrongCode)
                #expect(answer.error == "INVALID_CODE")
            }
            await server.kill()
            try await DevServer.with(data: folder.data) { server in
                let fifth = try await server.signIn(sent, code: sent.wrongCode)
                #expect(fifth.status == 400)
                let right = try await server.signIn(sent)
                #expect(right.status == 400)
                #expect(right.error != "INVALID_CODE")
                #expect(try right.text("idToken").isEmpty)
            }
        }
    }

    @Test func `the try that is left after a kill still signs in`() async throws {
        try await TemporaryFolder.with { folder in
            let server = try await DevServer.start(data: folder.data)
            let sent = try await server.sendCode(to: "+16505550105")
            for _ in 1...4 { _ = try await server.signIn(sent, code: sent.wrongCode) }
            await server.kill()
            let answer = try await DevServer.with(data: folder.data) { try await $0.signIn(sent) }
            #expect(answer.status == 200)
        }
    }

    @Test func `another master key is refused, and the data stays unchanged`() async throws {
        try await TemporaryFolder.with { folder in
            let first = try await DevServer.with(data: folder.data) {
                try await $0.signIn("+16505550106")
            }
            let keyPath = folder.data + "/master.key"
            let key = try String(contentsOfFile: keyPath, encoding: .utf8)
            let other = try await Program.run(["keys", "generate-master"]).output
            try other.write(toFile: keyPath, atomically: true, encoding: .utf8)
            let refused = try await Program.run(["dev", "--port", "0", "--data", folder.data])
            #expect(refused.exitCode == 1)
            #expect(refused.output.isEmpty)
            #expect(refused.complaints.contains("encrypted with another master key"))
            try key.write(toFile: keyPath, atomically: true, encoding: .utf8)
            let renewed = try await DevServer.with(data: folder.data) {
                try await $0.refresh(first.text("refreshToken"))
            }
            #expect(renewed.status == 200)
        }
    }
}
