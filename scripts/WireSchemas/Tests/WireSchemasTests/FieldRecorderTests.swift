import IdentityToolkit
import Testing

@testable import WireSchemas

struct FieldRecorderTests {
    private struct Sample: Decodable {
        var accountID: String
        var count: Int?
        var time: Int64?
        var share: Double?
        var isOpen: Bool?
        var limit: WireInt64
        var kind: ClientType
        var word: RefusalReason?
        var names: [String]
        var parts: [String: AutoRetrievalInfo]
        var part: AutoRetrievalInfo

        enum CodingKeys: String, CodingKey {
            case accountID = "localId"
            case count, time, share, isOpen, limit, kind, word, names, parts, part
        }
    }

    @Test func `a field has its property's name and its name in JSON`() throws {
        let first = try #require(try FieldRecorder.fields(of: Sample.self).first)
        #expect(first.property == "accountID")
        #expect(first.name == "localId")
    }

    @Test func `every type of field has its form in JSON`() throws {
        let types = try FieldRecorder.fields(of: Sample.self).map(\.type)
        #expect(
            types == [
                .string, .integer(format: nil), .integer(format: "int64"), .number, .boolean,
                .schema("Int64"), .schema("ClientType"), .string, .list(.string),
                .map(.schema("AutoRetrievalInfo")), .schema("AutoRetrievalInfo"),
            ]
        )
    }

    @Test func `a field that may be absent is optional`() throws {
        let optional = try FieldRecorder.fields(of: Sample.self).filter(\.isOptional)
        #expect(optional.map(\.name) == ["count", "time", "share", "isOpen", "word"])
    }

    @Test func `a type that is no object is refused`() {
        #expect(throws: (any Error).self) { try FieldRecorder.fields(of: [String].self) }
    }
}
