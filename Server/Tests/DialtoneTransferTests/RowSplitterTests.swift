import DialtoneBasics
import DialtoneFlows
import Testing

@testable import DialtoneTransfer

/// Files that arrive in pieces.
struct RowSplitterTests {
    private static let json =
        "\u{FEFF}{\"realm\": {\"a\": [1, \"]\"]}, \"users\": [{\"localId\": \"ä\"}, 7 , null]}"
    private static let table = "id,email,encrypted_password,created_at\r\na,\"x\n,\"\"y\",,\r\nb,,,"

    private func rows(
        _ format: AccountFormat,
        _ text: String,
        pieces size: Int
    ) throws -> (rows: [String], columns: [String]) {
        var splitter = RowSplitter(format)
        var rows: [ListedText<[UInt8]>] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            rows += try splitter.append(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        rows += try splitter.finish()
        let texts = rows.map { row in
            if case .row(let text) = row { String(decoding: text, as: UTF8.self) } else { "long" }
        }
        return (texts, splitter.columns)
    }

    @Test(arguments: [1, 2, 3, 5, 7, 1_000])
    func `the rows of a list do not depend on how it arrives`(size: Int) throws {
        let found = try rows(.firebase, Self.json, pieces: size).rows
        #expect(found == ["{\"localId\": \"ä\"}", "7", "null"])
    }

    @Test(arguments: [1, 2, 3, 5, 7, 1_000])
    func `the rows of a table do not depend on how it arrives`(size: Int) throws {
        let found = try rows(.gotrue, Self.table, pieces: size)
        #expect(found.columns == ["id", "email", "encrypted_password", "created_at"])
        #expect(found.rows.count == 2)
        let reader = try AccountFormat.gotrue.rows(having: found.columns, now: .init(seconds: 0))
        #expect(reader.row(.row(Array(found.rows[0].utf8)), number: 1).id == "a")
        #expect(reader.row(.row(Array(found.rows[1].utf8)), number: 2).id == "b")
    }

    @Test func `a row that is too long is skipped`() throws {
        let long = String(repeating: "x", count: ListedText<String>.limit + 1)
        let found = try rows(.firebase, "[{\"a\": \"\(long)\"}, {}]", pieces: 1 << 16)
        #expect(found.rows == ["long", "{}"])
    }

    @Test(arguments: ["", "[", "[{}", "{\"users\": [{}", "{\"users\""])
    func `an incomplete list is refused`(text: String) {
        #expect(throws: SourceFailure.truncated(offset: text.utf8.count)) {
            try rows(.firebase, text, pieces: 2)
        }
    }

    @Test func `the CSV format of the Firebase CLI is read`() throws {
        let line =
            "ada,ada@example.com,true,aGFzaA==,c2FsdA==,\"Ada, L\",https://a/p,"
            + "g-1,g@example.com,G,https://g/p,,,,,,,,,,,,,"
            + "1500000000000,1600000000000,+16505550100,true,\"{\"\"role\"\":\"\"admin\"\"}\",\n"
        let text = try rows(.firebaseCSV, line, pieces: 9).rows[0]
        let reader = try AccountFormat.firebaseCSV.rows(having: [], now: .init(seconds: 0))
        let draft = try reader.row(.row(Array(text.utf8)), number: 1).draft.get()
        #expect(draft.id == "ada")
        #expect(draft.isEmailVerified)
        #expect(draft.displayName == "Ada, L")
        #expect(draft.phoneNumber == "+16505550100")
        #expect(draft.isDisabled == true)
        #expect(draft.customAttributes == "{\"role\":\"admin\"}")
        #expect(draft.identities.map(\.rawID) == ["g-1"])
        #expect(draft.createdAt == .init(milliseconds: 1_500_000_000_000))
        #expect(draft.lastSignInAt == .init(milliseconds: 1_600_000_000_000))
    }
}
