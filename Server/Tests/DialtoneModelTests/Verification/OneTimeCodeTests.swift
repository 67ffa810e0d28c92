import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

@Suite struct OneTimeCodeTests {
    @Test(arguments: [
        "123456", " 123456 ", "123 456", "123-456", "١٢٣٤٥٦", "１２３４５６", "۱۲۳۴۵۶",
        "123\u{00A0}456",
    ])
    func `digits of any script with gaps between them are a code`(typed: String) {
        #expect(OneTimeCode(typed: typed)?.digits == "123456")
    }

    @Test(arguments: ["", "  ", "12a456", "+1", "½½½½½½", "一二三四五六", "12345678901", "1\u{0}2"])
    func `any other text is refused`(typed: String) {
        #expect(OneTimeCode(typed: typed) == nil)
    }

    @Test func `a description does not show the code`() {
        #expect(OneTimeCode(typed: "123456").map { "\($0)" } == "OneTimeCode(•••)")
    }

    /// Pearson's test with 999 degrees of freedom: one in a thousand values is above 1,143.
    ///
    /// The seed is fixed, so the outcome is deterministic.
    @Test func `a million codes are evenly distributed, including leading zeros and both ends`() {
        let random = RandomSource.seeded(42)
        var buckets = [Int](repeating: 0, count: 1_000)
        var lowest = 999_999
        var highest = 0
        for _ in 0..<1_000_000 {
            let code = OneTimeCode(length: 6, random: random)
            guard let number = Int(code.digits), code.digits.utf8.count == 6 else {
                Issue.record("not six digits")
                return
            }
            buckets[number / 1_000] += 1
            lowest = min(lowest, number)
            highest = max(highest, number)
        }
        let chiSquare = buckets.reduce(0.0) { $0 + Double(($1 - 1_000) * ($1 - 1_000)) / 1_000 }
        #expect(chiSquare < 1_143)
        #expect(lowest < 10)
        #expect(highest > 999_989)
    }
}
