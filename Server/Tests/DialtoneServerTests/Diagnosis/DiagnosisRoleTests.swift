import DialtoneBasics
import DialtoneModel
import Foundation
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Testing

/// Tests of who may make the calls that explain messages and undo refusals.
struct DiagnosisRoleTests {
    private static let reads = [
        "/messages", "/messages:statistics", "/guard", "/guard/decisions", "/guard/holds",
        "/optOuts", "/apps", "/activity", "/messageTexts", "/messageRegions", "/mailTexts",
    ]
    private static let questions: [(path: String, body: JSONValue)] = [
        ("/numbers:explain", ["phoneNumber": "+16505550100"]),
        ("/addresses:explain", ["address": "203.0.113.1"]),
        ("/emails:explain", ["email": "ada@example.com"]),
        ("/guard:replay", [:]),
        ("/messageTexts:preview", [:]),
        ("/mailTexts:preview", ["kind": "signIn"]),
        ("/messageRegions:check", ["phoneNumbers": ["+16505550100"]]),
    ]
    private static let changes: [(path: String, body: JSONValue)] = [
        ("/guard/holds:release", ["subject": "+16505550100"]),
        ("/optOuts:add", ["phoneNumber": "+16505550100"]),
        ("/optOuts:remove", ["phoneNumber": "+16505550100"]),
        ("/numbers:clear", ["phoneNumber": "+16505550100"]),
    ]

    @Test(arguments: AdminRole.allCases)
    func `viewers read everything, and only editors release`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(role)
            for path in Self.reads {
                #expect(try await server.look(path, as: caller).status == 200, "\(path)")
            }
            for (path, body) in Self.questions {
                let answer = try await server.adminPost(path, body, as: caller)
                #expect(answer.status == 200, "\(path)")
            }
            for (path, body) in Self.changes {
                let answer = try await server.adminPost(path, body, as: caller)
                #expect(answer.status == (role == .viewer ? 403 : 200), "\(path)")
            }
        }
    }

    @Test func `the credential of another project is refused everywhere`() async throws {
        try await withServer(.production) { server in
            let stranger = try await server.administrator(.owner, of: TestServer.otherProjectID)
            for path in Self.reads + ["/messages/AAAAAAAAAAAAAAAAAAAAAA"] {
                #expect(try await server.look(path, as: stranger).status == 401, "\(path)")
                #expect(try await server.look(path, as: [:]).status == 401, "\(path)")
            }
            for (path, body) in Self.questions + Self.changes {
                let answer = try await server.adminPost(path, body, as: stranger)
                #expect(answer.status == 401, "\(path)")
                #expect(try await server.adminPost(path, body, as: [:]).status == 401, "\(path)")
            }
        }
    }

    @Test func `no call of these logs a number`() async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(.owner)
            for (path, body) in Self.questions + Self.changes {
                _ = try await server.adminPost(path, body, as: caller)
            }
            _ = try await server.look("/messages?phoneNumber=%2B16505550100", as: caller)
            let lines = server.logs.entries.map { "\($0)" }
            #expect(!lines.contains { $0.contains("6505550100") })
        }
    }
}
