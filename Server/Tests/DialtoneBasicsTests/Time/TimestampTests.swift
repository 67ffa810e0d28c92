import DialtoneBasics
import Foundation
import Testing

struct TimestampTests {
    private static let second: Int64 = 1_790_000_000_000

    @Test func `every millisecond of a second is written and read back`() throws {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        for millisecond in Int64(0)..<1_000 {
            let moment = Timestamp(milliseconds: Self.second + millisecond)
            #expect(Timestamp(moment.date) == moment)
            #expect(try Timestamp(style.parse(moment.rfc3339)) == moment)
            #expect(moment.rfc3339.hasSuffix("\(1_000 + millisecond)Z".dropFirst()))
        }
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (1_577_934_245_007, "2020-01-02T03:04:05.007Z"),
            (-1, "1969-12-31T23:59:59.999Z"), (-1_000, "1969-12-31T23:59:59.000Z"),
        ] as [(Int64, String)]
    )
    func `a timestamp is written with three decimals of a second`(milliseconds: Int64, text: String)
    {
        #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
    }
}
