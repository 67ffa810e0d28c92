import DialtoneModel

/// The wording of a verification message in one language.
///
/// The texts of languages outside the GSM 7-bit alphabet leave room for a name within 70
/// characters. Everything after the first sentence may be omitted.
struct VerificationText: Sendable {
    /// The text with `{code}` and `{app}`.
    let named: MessageTemplate

    /// The text with only `{code}`, for a project without a display name.
    let nameless: MessageTemplate

    init(named: MessageTemplate, nameless: MessageTemplate) {
        self.named = named
        self.nameless = nameless
    }

    init(_ named: String, nameless: String) {
        self.init(
            named: MessageTemplate(unchecked: named),
            nameless: MessageTemplate(unchecked: nameless)
        )
    }
}

extension VerificationText {
    /// The texts of the languages of Africa, by language tag in lower case.
    static let african: [String: Self] = [
        "am": Self(
            "{code} የ{app} ኮድዎ ነው። ለማንም አያጋሩት።",
            nameless: "{code} የመግቢያ ኮድዎ ነው። ለማንም አያጋሩት።"
        ),
        "sw": Self(
            "{code} ni msimbo wako wa {app}. Usimpe mtu yeyote.",
            nameless: "{code} ni msimbo wako wa kuingia. Usimpe mtu yeyote."
        ),
    ]
}

extension VerificationText {
    /// The texts of all languages, by language tag in lower case.
    static let all: [String: Self] = [
        germanic, romance, slavic, otherEuropean, westernAsian,
        turkic, indian, easternAsian, african,
    ].reduce(into: [:]) { all, family in
        all.merge(family) { first, _ in first }
    }
}

extension VerificationText {
    /// The texts of the Turkic languages, by language tag in lower case.
    static let turkic: [String: Self] = [
        "az": Self(
            "{code} — {app} kodunuz. Onu heç kimlə paylaşmayın.",
            nameless: "{code} — giriş kodunuz. Onu heç kimlə paylaşmayın."
        ),
        "kk": Self(
            "{code} — {app} кодыңыз. Оны ешкімге айтпаңыз.",
            nameless: "{code} — кіру кодыңыз. Оны ешкімге айтпаңыз."
        ),
        "tr": Self(
            "{code}, {app} kodunuz. Kimseyle paylaşmayın.",
            nameless: "{code}, giriş kodunuz. Kimseyle paylaşmayın."
        ),
        "uz": Self(
            "{code} — {app} uchun kodingiz. Uni hech kimga aytmang.",
            nameless: "{code} — kirish kodingiz. Uni hech kimga aytmang."
        ),
    ]
}

extension VerificationText {
    /// The texts of the languages of Western Asia, by language tag in lower case.
    static let westernAsian: [String: Self] = [
        "ar": Self(
            "{code} هو رمز {app} الخاص بك. لا تشاركه مع أحد.",
            nameless: "{code} هو رمز تسجيل الدخول. لا تشاركه مع أحد."
        ),
        "fa": Self(
            "{code} کد ورود شما به {app} است. آن را به کسی ندهید.",
            nameless: "{code} کد ورود شما است. آن را به کسی ندهید."
        ),
        "he": Self(
            "{code} הוא הקוד שלך ל-{app}. אין למסור אותו לאיש.",
            nameless: "{code} הוא קוד הכניסה שלך. אין למסור אותו לאיש."
        ),
        "hy": Self(
            "{code} — ձեր {app} կոդը։ Մի փոխանցեք այն ոչ ոքի։",
            nameless: "{code} — ձեր մուտքի կոդը։ Մի փոխանցեք այն ոչ ոքի։"
        ),
        "ka": Self(
            "{code} არის თქვენი {app} კოდი. არავის გაუზიაროთ.",
            nameless: "{code} არის თქვენი შესვლის კოდი. არავის გაუზიაროთ."
        ),
        "ur": Self(
            "{code} آپ کا {app} کوڈ ہے۔ یہ کسی کو نہ بتائیں۔",
            nameless: "{code} آپ کا لاگ ان کوڈ ہے۔ یہ کسی کو نہ بتائیں۔"
        ),
    ]
}
