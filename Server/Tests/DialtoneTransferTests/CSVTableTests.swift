import DialtoneTestSupport
import Testing

@testable import DialtoneTransfer

@Suite struct CSVTableTests {
    @Test
    func `quotes enclose commas, quotes and line breaks, and an unquoted empty field is null`()
        async throws
    {
        let records = try await Self.records(
            of: "a,b,c\r\n1,\"x,\"\"y\"\"\r\nz\",\r\n\"\",,3\nlast,\u{E9},\"\""
        )
        #expect(
            records == [
                ["a", "b", "c"], ["1", "x,\"y\"\r\nz", nil], ["", nil, "3"],
                ["last", "\u{E9}", ""],
            ]
        )
    }

    @Test(arguments: [
        ("", SourceFailure.malformed(offset: 0)), ("a\n\"b", .truncated(offset: 4)),
        ("a\n\"b\"c\n", .malformed(offset: 6)),
    ])
    func `malformed CSV is refused at its line`(
        text: String,
        failure: SourceFailure
    ) async {
        await #expect(throws: failure) { try await Self.records(of: text) }
    }

    @Test func `an oversized record takes bounded memory, and the next one is found`() async throws
    {
        let long = String(repeating: "x", count: 3 << 20)
        try await TemporaryFolder.with { folder in
            var table = try CSVTable(
                try FileBytes(
                    path: try folder.write("a,b\n\(long),1\n2,\"\(long)\"\n3,4\n", to: "users")
                )
            )
            for _ in 1...2 {
                guard case .tooLong? = try table.next() else {
                    Issue.record("a long record was kept")
                    return
                }
            }
            guard case .row(let fields)? = try table.next() else {
                Issue.record("the last record was lost")
                return
            }
            #expect(fields == ["3", "4"])
        }
    }

    private static func records(of text: String) async throws -> [[String?]] {
        try await TemporaryFolder.with { folder in
            var table = try CSVTable(try FileBytes(path: try folder.write(text, to: "users")))
            var records: [[String?]] = [table.columns]
            while case .row(let fields)? = try table.next() { records.append(fields) }
            return records
        }
    }
}
