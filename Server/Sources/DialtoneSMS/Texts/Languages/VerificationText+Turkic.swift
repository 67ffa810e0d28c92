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
