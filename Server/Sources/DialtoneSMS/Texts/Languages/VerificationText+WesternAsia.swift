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
