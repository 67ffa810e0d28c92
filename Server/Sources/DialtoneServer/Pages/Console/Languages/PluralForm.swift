/// The form of a noun after a number, with the names of Unicode's CLDR.
enum PluralForm: String, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// Returns the form for a whole number in a language, by the rules of CLDR for cardinal numbers.
    ///
    /// Foundation selects forms only in string catalogs, which it does not read on Linux.
    static func of(_ count: Int, in language: String) -> Self {
        let tens = count % 100
        let base = language.prefix { $0 != "-" }
        switch base {
        case "id", "ja", "ko", "ms", "th", "vi", "zh": return .other
        case "fr", "pt", "fa", "hi", "bn", "gu", "kn", "pa": return count <= 1 ? .one : .other
        case "ru", "uk": return slavic(count, rest: .many)
        case "sr", "hr": return slavic(count, rest: .other)
        case "pl":
            if count == 1 { return .one }
            return slavic(count, rest: .many) == .few ? .few : .many
        case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case "lt":
            if (11...19).contains(tens) || count % 10 == 0 { return .other }
            return count % 10 == 1 ? .one : .few
        case "lv":
            if count % 10 == 0 || (11...19).contains(tens) { return .zero }
            return count % 10 == 1 ? .one : .other
        case "ro":
            return count == 1 ? .one : count == 0 || (2...19).contains(tens) ? .few : .other
        case "sl": return [1: .one, 2: .two, 3: .few, 4: .few][tens] ?? .other
        case "fil": return [4, 6, 9].contains(count % 10) ? .other : .one
        case "he": return [1: .one, 2: .two][count] ?? .other
        case "ar":
            if let form = [0: Self.zero, 1: .one, 2: .two][count] { return form }
            return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
        default: return count == 1 ? .one : .other
        }
    }

    private static func slavic(_ count: Int, rest: Self) -> Self {
        let isTeen = (11...14).contains(count % 100)
        if !isTeen, count % 10 == 1 { return .one }
        return !isTeen && (2...4).contains(count % 10) ? .few : rest
    }
}
