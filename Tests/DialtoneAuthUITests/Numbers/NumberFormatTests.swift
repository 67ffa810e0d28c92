import Testing

@testable import DialtoneAuthUI

/// The cases are those of `Tests/python/test_as_you_type.py`, so that the pages and this screen
/// group numbers alike.
struct NumberFormatTests {
    private static let northAmerica = [#"(\d{3})(\d{3})(\d{4})~$1-$2-$3~[2-9]"#]
    private static let britain = [
        #"(\d{2})(\d{4})(\d{4})~$1 $2 $3~2|5[56]|7[06]~2|5[56]|7(?:0|6(?:[013-9]|2[0-35-9]))"#,
        #"(\d{4})(\d{6})~$1 $2~[1-7]"#,
    ]

    @Test(arguments: [
        (northAmerica, "650", "650"), (northAmerica, "6505", "650-5"),
        (northAmerica, "6505550", "650-555-0"), (northAmerica, "6505550100", "650-555-0100"),
        (northAmerica, "65055501001", nil), (northAmerica, "111", nil), (britain, "20", nil),
        (britain, "2079", "20 79"), (britain, "2079460018", "20 7946 0018"),
        (britain, "74001", "7400 1"), (britain, "7400123456", "7400 123456"), ([], "7400", nil),
        ([#"(\d{4})~9-$1"#], "74", nil),
    ])
    func `digits are grouped as the pages group them`(
        formats: [String],
        digits: String,
        written: String?
    ) {
        #expect(NumberFormat.group(digits, by: formats.compactMap(NumberFormat.init)) == written)
    }

    @Test(arguments: CountryTable.all.map(\.code))
    func `grouping keeps every digit of a number and of its beginnings`(code: String) throws {
        let country = try #require(CountryTable.byCode[code])
        let typed = country.trunkPrefix + country.example
        for length in 0...typed.count {
            let digits = String(typed.prefix(length))
            #expect(Digits.ascii(in: country.group(digits)) == digits)
        }
    }
}
