public import Foundation

/// The texts of the sign-in screen in one language.
public struct SignInTexts: Sendable {
    /// The language as a BCP 47 tag, for example `de` or `zh-Hant`.
    public let language: String

    /// The user's languages, the preferred one first, for the names of countries.
    let preferences: [String]

    private let table: SignInTextTable
    private let own: OwnTexts?
    private var replaced: [String: String] = [:]
    private let names: CountryNames

    /// The languages that the screen has texts in.
    public static let languages: [String] = SignInTextTable.sources.keys.sorted()

    /// Creates the texts for the first of the user's languages that the screen has.
    ///
    /// `preferences` are language tags such as `pt-BR`; English is used if the screen has none of
    /// them. The default is the order of the system's settings. Texts of the table
    /// `DialtoneAuthUI` in `bundle`, which is a String Catalog in most apps, replace the screen's
    /// own.
    public init(
        preferences: [String] = Locale.preferredLanguages,
        bundle: Bundle = .main
    ) {
        language = preferences.lazy.compactMap(Self.language(for:)).first ?? "en"
        self.preferences = [language] + preferences
        table = SignInTextTable(SignInTextTable.sources[language] ?? "")
        own = OwnTexts(languages: Self.tables(of: language, for: preferences), in: bundle)
        names = CountryNames(language: language)
    }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool { ["ar", "fa", "he", "ur"].contains(language) }

    /// Returns these texts with some of them replaced, for example the title of the first step.
    ///
    /// Keep the placeholders in braces. The replacements are for this language only, and win over
    /// those of the app's table.
    public func replacing(_ texts: [SignInText: String]) -> SignInTexts {
        var next = self
        for (text, replacement) in texts { next.replaced[text.rawValue] = replacement }
        return next
    }

    /// Returns a text, with `values` in the place of `{names}`.
    ///
    /// Values such as numbers keep their direction in languages written from right to left.
    public func text(_ text: SignInText, _ values: [String: String] = [:]) -> String {
        filled(text.rawValue, values) ?? text.rawValue
    }

    /// Returns the name of a country in this language.
    public func name(_ country: Country) -> String { names.name(country) }

    /// Returns a waiting time as a clock shows it, for example `0:45`; `seconds` is rounded up.
    public func clock(_ seconds: TimeInterval) -> String {
        let whole = max(0, Int(min(seconds, 1_000_000).rounded(.up)))
        let rest = Self.twoDigits(whole % 60)
        guard whole >= 3600 else { return "\(whole / 60):\(rest)" }
        return "\(whole / 3600):\(Self.twoDigits(whole / 60 % 60)):\(rest)"
    }

    /// Returns a moment as people write it in this language, with its date.
    func moment(_ time: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: language)
        format.dateStyle = .medium
        format.timeStyle = .short
        return format.string(from: time)
    }

    /// Returns the text for a key of a failure; `nil` if there is none.
    func failure(_ key: String, country: String) -> String? {
        filled(key, ["country": country])
    }

    /// Returns how many tries are left, in the form for the number.
    func triesLeft(_ count: Int) -> String {
        let form = PluralForm.of(count, in: language).rawValue
        let key = "triesLeft\(form.prefix(1).uppercased())\(form.dropFirst())"
        let values = ["count": String(count)]
        return filled(key, values) ?? filled("triesLeftOther", values) ?? ""
    }

    private func filled(_ key: String, _ values: [String: String]) -> String? {
        guard var text = replaced[key] ?? own?.text(key) ?? table[key] else { return nil }
        for (name, value) in values {
            // The sign belongs to the number, and would stand behind it otherwise.
            text = text.replacingOccurrences(of: "+{\(name)}", with: isolated("+\(value)"))
            text = text.replacingOccurrences(of: "{\(name)}", with: isolated(value))
        }
        return text
    }

    /// Returns a value that keeps its direction in languages written from right to left.
    private func isolated(_ value: String) -> String {
        isRightToLeft ? "\u{2068}\(value)\u{2069}" : value
    }

    /// Returns the calling code with its sign, for example `+49`.
    func callingCode(of country: Country) -> String { isolated("+\(country.callingCode)") }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    /// Returns the names that an app's table of a language may have, the most exact one first.
    ///
    /// Xcode adds languages such as `pt-BR` and `zh-Hans`, which are `pt` and `zh` here.
    private static func tables(of language: String, for preferences: [String]) -> [String] {
        let wanted = preferences.filter { Self.language(for: $0) == language }
        return wanted + [language] + (variants[language] ?? [])
    }

    private static let variants = [
        "pt": ["pt-BR", "pt-PT"], "zh": ["zh-Hans"], "zh-Hant": ["zh-TW", "zh-HK"], "nb": ["no"],
        "es": ["es-419"], "en": ["en-US", "en-GB"], "fr": ["fr-CA"],
    ]

    /// Returns the language of the screen for a tag of the user's; `nil` if it has none.
    private static func language(for tag: String) -> String? {
        let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = subtags.first else { return nil }
        let language = sameAs[first] ?? first
        let isTraditional = !traditional.isDisjoint(with: subtags) && !subtags.contains("hans")
        if language == "zh", isTraditional { return "zh-Hant" }
        return languages.contains(language) ? language : nil
    }

    /// Codes that systems use too, and varieties whose readers read another language's texts.
    private static let sameAs = [
        "no": "nb", "nn": "nb", "iw": "he", "in": "id", "tl": "fil", "yue": "zh", "cmn": "zh",
    ]

    /// The script, and the regions that write Chinese in it; Cantonese is written in it too.
    private static let traditional: Set<String> = ["hant", "tw", "hk", "mo", "yue"]
}

extension SignInTexts {
    /// Returns a search for countries by their names in this and the user's other languages.
    public func search(_ countries: Countries) -> CountrySearch {
        CountrySearch(countries, languages: preferences)
    }
}

/// The texts that an app shows instead of the screen's own: a table of its bundle.
struct OwnTexts: Sendable {
    private static let table = "DialtoneAuthUI"

    private let texts: [String: String]

    /// Reads the table of the first of these languages that has one; `nil` if the bundle has none.
    init?(languages: [String], in bundle: Bundle) {
        guard let texts = languages.lazy.compactMap({ Self.texts($0, in: bundle) }).first else {
            return nil
        }
        self.texts = texts
    }

    private static func texts(_ language: String, in bundle: Bundle) -> [String: String]? {
        let file = bundle.url(
            forResource: table,
            withExtension: "strings",
            subdirectory: nil,
            localization: language
        )
        guard let file, let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return list as? [String: String]
    }

    /// Returns the app's text; `nil` if the screen's own is used.
    func text(_ key: String) -> String? { texts[key] }
}
