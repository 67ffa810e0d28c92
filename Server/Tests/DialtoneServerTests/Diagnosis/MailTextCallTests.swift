import HTTPTypes
import Foundation
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls that show mails to users.
struct MailTextCallTests {
    private static let hostile = "<script>alert(1)</script> \u{202E}\"evil"

    @Test func `mails are listed in each language, and one is sent as a test`() async throws {
        try await withServer { server in
            try await server.renameProject(Self.hostile)
            let found: ListMailTextsResponse =
                try await server.look("/mailTexts?language=de").decoded()
            #expect(found.mails.map(\.kind) == AccountNotice.Kind.allCases.map(\.rawValue))
            #expect(found.mails.allSatisfy { !$0.html.contains("<script") })
            let english: ListMailTextsResponse = try await server.look("/mailTexts").decoded()
            #expect(english.mails.map(\.text) != found.mails.map(\.text))
            let sent: SendTestMailResponse = try await server.adminPost(
                "/mailTexts:sendTest",
                ["kind": "changeEmail", "language": "de", "email": "eve@example.com"]
            ).decoded()
            #expect(sent.subject == found.mails.first { $0.kind == "changeEmail" }?.subject)
            #expect(server.mails.map(\.recipient) == ["eve@example.com"])
        }
    }

    @Test(
        arguments: [
            [:], ["kind": "other", "email": "eve@example.com"], ["kind": "signIn", "email": "eve"],
            ["kind": "signIn", "email": "eve@example.com\r\nBcc: x@example.com"],
        ] as [JSONValue]
    )
    func `a test mail to nowhere is refused`(body: JSONValue) async throws {
        try await withServer { server in
            let answer = try await server.adminPost("/mailTexts:sendTest", body)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(server.mails.isEmpty)
        }
    }
}

extension TestServer {
    /// Gives the project another name.
    fileprivate func renameProject(_ name: String) async throws {
        var headers = Self.owner
        headers[.contentType] = "application/json"
        let body: JSONValue = ["displayName": .string(name)]
        let answer = try await request(
            .patch,
            "/dialtone/v1/projects/\(Self.projectID)/settings",
            headers: headers,
            body: Array(try JSONEncoder().encode(body))
        )
        try #require(answer.status == 200, "\(answer.text)")
        clock.advance(by: .seconds(2))
    }
}
