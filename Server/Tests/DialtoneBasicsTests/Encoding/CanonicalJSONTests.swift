import DialtoneBasics
import Testing

@Suite struct CanonicalJSONTests {
    @Test func `members are sorted by UTF-16 code units, and only necessary escapes are used`() {
        let value = JSONValue.object([
            "\u{20ac}": .string("Euro Sign"), "\r": .string("Carriage Return"),
            "\u{fb33}": .string("Hebrew Letter Dalet With Dagesh"), "1": .string("One"),
            "\u{1f600}": .string("Emoji: Grinning Face"), "\u{80}": .string("Control"),
            "\u{f6}": .string("Latin Small Letter O With Diaeresis"),
        ])
        // The example of RFC 8785, section 3.2.3.
        #expect(
            CanonicalJSON.text(of: value) == """
                {"\\r":"Carriage Return","1":"One","\u{80}":"Control",\
                "\u{f6}":"Latin Small Letter O With Diaeresis","\u{20ac}":"Euro Sign",\
                "\u{1f600}":"Emoji: Grinning Face","\u{fb33}":"Hebrew Letter Dalet With Dagesh"}
                """
        )
        #expect(
            CanonicalJSON.text(of: .string("\u{20ac}$\u{f}\nA'B\"\\/\u{7f}"))
                == "\"\u{20ac}$\\u000f\\nA'B\\\"\\\\/\u{7f}\""
        )
        #expect(CanonicalJSON.text(of: .string("\t\u{8}\u{c}")) == #""\t\b\f""#)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (4.5, "4.5"),
        (2e-3, "0.002"), (0.000_001, "0.000001"), (1e-7, "1e-7"), (1.23e-9, "1.23e-9"),
        (1e20, "100000000000000000000"), (1e21, "1e+21"),
        (1.7976931348623157e308, "1.7976931348623157e+308"),
        (333333333.33333329, "333333333.3333333"), (.leastNonzeroMagnitude, "5e-324"),
        (123_456.75, "123456.75"),
    ])
    func `numbers are written as in ECMAScript`(number: Double, text: String) {
        #expect(CanonicalJSON.text(of: .number(number)) == text)
    }

    @Test func `lists keep their order, and nothing is between the values`() {
        let value = JSONValue.array([
            .integer(.min), .boolean(true), .null, .array([]), .object([:]),
        ])
        #expect(CanonicalJSON.text(of: value) == "[-9223372036854775808,true,null,[],{}]")
    }
}
