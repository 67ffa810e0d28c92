import DialtoneModel
import Testing

struct LanguageTagTests {
    @Test(arguments: [
        ("sr-Latn", ["sr-latn", "sr"]), ("sr-Latn-ME", ["sr-latn-me", "sr-latn", "sr"]),
        ("sr-ME", ["sr-latn", "sr"]), ("sr-Cyrl-ME", ["sr-cyrl-me", "sr-cyrl", "sr"]),
        ("sh", ["sr-latn", "sr"]), ("zh-HK", ["zh-hant", "zh"]), ("zh_TW", ["zh-hant", "zh"]),
        ("zh-Hant-HK", ["zh-hant-hk", "zh-hant", "zh"]),
        ("yue-HK", ["zh-hant-hk", "zh-hant", "zh"]),
        ("zh-Hans-TW", ["zh-hans-tw", "zh-hans", "zh"]), ("es-419", ["es-419", "es"]),
        ("pa-PK", ["ur"]), ("pa-Guru-PK", ["pa-guru-pk", "pa-guru", "pa"]),
        ("pa-IN", ["pa-in", "pa"]),
        ("nn-NO", ["nb-no", "nb"]), ("iw", ["he"]), ("in-ID", ["id-id", "id"]), ("tl", ["fil"]),
        ("mo", ["ro"]), ("", []), ("-", []), ("PT-br", ["pt-br", "pt"]),
    ])
    func `a tag falls back to languages that its readers understand`(tag: String, lookups: [String])
    {
        #expect(LanguageTag(tag).lookups == lookups)
    }

    @Test(arguments: [
        ("de", true), ("pt-BR", true), ("zh-hant", true), ("fil", true), ("es-419", true),
        ("d", false), ("", false), ("*", false), ("12", false), ("de-äö", false),
        ("deutschland", false), ("de-a b", false),
    ])
    func `a malformed tag is detected`(tag: String, isWellFormed: Bool) {
        #expect(LanguageTag(tag).isWellFormed == isWellFormed)
    }
}
