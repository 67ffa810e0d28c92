import DialtoneTestSupport
import Testing

@testable import DialtoneTransfer

@Suite struct JSONListTests {
    @Test(arguments: [
        (#"{"users":[]}"#, []),
        (#"[]"#, []),
        (
            #"[1, "two" ,{"a":[3]},[4], null,true]"#,
            ["1", #""two""#, #"{"a":[3]}"#, "[4]", "null", "true"]
        ),
        (#" {"a" : {"users":[0]}, "b":"]", "users" : [ {"c":"}"} ] , "d":1}"#, [#"{"c":"}"}"#]),
        (#"{"a":"\"users\":[","users":["\\",  "\""]}"#, [#""\\""#, #""\"""#]),
        ("\u{FEFF}[1]", ["1"]),
    ])
    func `elements are extracted completely`(text: String, elements: [String]) async throws {
        #expect(try await Self.elements(of: text) == elements)
    }

    @Test(arguments: [
        ("", SourceFailure.truncated(offset: 0)),
        ("null", .notJSON), ("uid,ada@example.com,true", .notJSON),
        (#"{"a":1}"#, .noList("users")),
        (#"{"users":{}}"#, .noList("users")),
        ("{}", .noList("users")),
        ("{]", .malformed(offset: 2)),
        (#"{"users" 1}"#, .malformed(offset: 10)),
        ("[1 2]", .malformed(offset: 4)),
        ("[1,]", .malformed(offset: 4)),
        ("[,1]", .malformed(offset: 2)),
        ("[1", .truncated(offset: 2)),
        (#"[{"a":"]"#, .truncated(offset: 8)),
        (#"["a\"]"#, .truncated(offset: 6)),
    ])
    func `text that is not a list is refused at its position`(
        text: String,
        failure: SourceFailure
    ) async {
        await #expect(throws: failure) { try await Self.elements(of: text) }
    }

    @Test func `an oversized element takes bounded memory, and the next one is found`()
        async throws
    {
        let long = "\"" + String(repeating: "x", count: 3 << 20) + "\""
        try await TemporaryFolder.with { folder in
            let path = try folder.write("[\(long),2]", to: "users")
            var list = JSONList(named: "users", in: try FileBytes(path: path))
            guard case .tooLong? = try list.next() else {
                Issue.record("the first element was kept")
                return
            }
            guard case .row(let second)? = try list.next() else {
                Issue.record("the second element was lost")
                return
            }
            #expect(String(decoding: second, as: UTF8.self) == "2")
        }
    }

    private static func elements(of text: String) async throws -> [String] {
        try await TemporaryFolder.with { folder in
            let path = try folder.write(text, to: "users")
            var list = JSONList(named: "users", in: try FileBytes(path: path))
            var elements: [String] = []
            while case .row(let bytes)? = try list.next() {
                elements.append(String(decoding: bytes, as: UTF8.self))
            }
            return elements
        }
    }
}
