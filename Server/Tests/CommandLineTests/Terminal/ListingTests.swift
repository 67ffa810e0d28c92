import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

/// Tests of the format of lists, as text and as JSON.
@Suite(.timeLimit(.minutes(60)))
struct ListingTests {
    private static func json(of list: Listing<String>) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(list), as: UTF8.self)
    }

    private static func list(_ rows: [String], next: String? = nil) -> Listing<String> {
        Listing("words", rows, nextPageToken: next, header: ["WORD"], none: "No words.") { [$0] }
    }

    @Test func `a list is an object with named rows, and a token if there are more`()
        throws
    {
        #expect(try Self.json(of: Self.list(["a", "b"])) == #"{"words":["a","b"]}"#)
        #expect(
            try Self.json(of: Self.list(["a"], next: "a"))
                == #"{"nextPageToken":"a","words":["a"]}"#
        )
    }

    @Test func `an empty list is a sentence as text, and an empty array as JSON`() throws {
        #expect(Self.list([]).lines == ["No words."])
        #expect(try Self.json(of: Self.list([])) == #"{"words":[]}"#)
        #expect(Self.list(["a"]).lines == ["WORD\na"])
    }

    @Test(arguments: ["admin-keys", "service-accounts", "opt-outs", "hooks", "senders"])
    func `an empty list is reported by each command`(command: String) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run([command, "list", "--data", folder.data])
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.hasPrefix("No "))
            #expect(outcome.output.hasSuffix(".\n"))
        }
    }
}
