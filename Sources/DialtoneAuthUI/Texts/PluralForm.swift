/// The form of a noun after a number, with the names of Unicode's CLDR.
enum PluralForm: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// Returns the form for a whole number in a language.
    ///
    /// These are the rules of CLDR for cardinal numbers, without those for fractions.
    static func of(_ count: Int, in language: String) -> PluralForm {
        let tens = count % 100
        switch language {
        case "id", "ja", "ko", "ms", "th", "vi", "zh", "my", "lo", "km":
            return .other
        case "fr", "pt", "hy", "kab":
            return count <= 1 ? .one : .other
        case "fa", "hi", "bn", "gu", "kn", "zu", "am", "as", "pa":
            return count <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs":
            return slavic(count, many: language == "ru" || language == "uk" || language == "be")
        case "pl":
            if count == 1 { return .one }
            return slavic(count, many: true) == .few ? .few : .many
        case "cs", "sk":
            return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case "lt":
            if (11...19).contains(tens) || count % 10 == 0 { return .other }
            return count % 10 == 1 ? .one : .few
        case "lv":
            if count % 10 == 0 || (11...19).contains(tens) { return .zero }
            return count % 10 == 1 ? .one : .other
        case "ro":
            return count == 1 ? .one : count == 0 || (2...19).contains(tens) ? .few : .other
        case "sl":
            return [1: .one, 2: .two, 3: .few, 4: .few][tens] ?? .other
        case "fil":
            return [4, 6, 9].contains(count % 10) ? .other : .one
        case "he":
            return [1: .one, 2: .two][count] ?? .other
        case "ar":
            if let form = [0: Self.zero, 1: .one, 2: .two][count] { return form }
            return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
        default:
            return count == 1 ? .one : .other
        }
    }

    private static func slavic(_ count: Int, many: Bool) -> PluralForm {
        let isTeen = (11...14).contains(count % 100)
        if !isTeen, count % 10 == 1 { return .one }
        if !isTeen, (2...4).contains(count % 10) { return .few }
        return many ? .many : .other
    }
}
