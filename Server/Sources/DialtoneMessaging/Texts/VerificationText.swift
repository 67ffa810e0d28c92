/// The wording of a verification message in one language.
struct VerificationText {
    /// With `{code}` and `{app}`.
    private let named: MessageTemplate

    /// With `{code}`, for a project that has no name to show.
    private let nameless: MessageTemplate

    private init(_ named: String, nameless: String) {
        self.named = MessageTemplate(named)
        self.nameless = MessageTemplate(nameless)
    }

    func filled(code: String, appName: String?) -> String {
        (appName == nil ? nameless : named).filled(code: code, appName: appName ?? "")
    }
}

extension VerificationText {
    static let english = Self(
        "{code} is your {app} code. Never share it, not even with us.",
        nameless: "{code} is your sign-in code. Never share it with anyone."
    )

    /// By language tag in lower case.
    ///
    /// Languages outside the seven-bit alphabet of SMS are worded to leave room for a name
    /// within the 70 characters that they have.
    static let all: [String: Self] = [
        "en": english,
        "ar": Self(
            "{code} هو رمز {app} الخاص بك. لا تشاركه مع أحد.",
            nameless: "{code} هو رمز تسجيل الدخول. لا تشاركه مع أحد."
        ),
        "cs": Self(
            "{code} je tvůj kód pro {app}. Nikomu ho neříkej.",
            nameless: "{code} je tvůj přihlašovací kód. Nikomu ho neříkej."
        ),
        "da": Self(
            "{code} er din kode til {app}. Del den ikke med nogen.",
            nameless: "{code} er din loginkode. Del den ikke med nogen."
        ),
        "de": Self(
            "{code} ist dein Code für {app}. Gib ihn niemandem weiter, auch nicht uns.",
            nameless: "{code} ist dein Anmeldecode. Gib ihn niemandem weiter."
        ),
        "el": Self(
            "{code}: ο κωδικός σου για {app}. Μην τον δώσεις σε κανέναν.",
            nameless: "{code}: ο κωδικός σύνδεσής σου. Μην τον δώσεις σε κανέναν."
        ),
        "es": Self(
            "{code} es tu código de {app}. No lo compartas.",
            nameless: "{code} es tu código de acceso. No lo compartas."
        ),
        "fa": Self(
            "{code} کد ورود شما به {app} است. آن را به کسی ندهید.",
            nameless: "{code} کد ورود شما است. آن را به کسی ندهید."
        ),
        "fi": Self(
            "{code} on koodisi: {app}. Älä kerro sitä kenellekään.",
            nameless: "{code} on kirjautumiskoodisi. Älä kerro sitä kenellekään."
        ),
        "fil": Self(
            "{code} ang code mo sa {app}. Huwag itong ibahagi kaninuman.",
            nameless: "{code} ang code mo sa pag-sign in. Huwag itong ibahagi kaninuman."
        ),
        "fr": Self(
            "{code} est votre code {app}. Ne le donnez à personne, pas même à nous.",
            nameless: "{code} est votre code de connexion. Ne le donnez à personne."
        ),
        "he": Self(
            "{code} הוא הקוד שלך ל-{app}. אין למסור אותו לאיש.",
            nameless: "{code} הוא קוד הכניסה שלך. אין למסור אותו לאיש."
        ),
        "hi": Self(
            "{code} आपका {app} कोड है। इसे किसी को न बताएँ।",
            nameless: "{code} आपका साइन-इन कोड है। इसे किसी को न बताएँ।"
        ),
        "hu": Self(
            "{code} a kódod ehhez: {app}. Ne add meg senkinek.",
            nameless: "{code} a belépési kódod. Ne add meg senkinek."
        ),
        "id": Self(
            "{code} adalah kode {app} Anda. Jangan berikan kepada siapa pun.",
            nameless: "{code} adalah kode masuk Anda. Jangan berikan kepada siapa pun."
        ),
        "it": Self(
            "{code} è il tuo codice {app}. Non darlo a nessuno, nemmeno a noi.",
            nameless: "{code} è il tuo codice di accesso. Non darlo a nessuno."
        ),
        "ja": Self(
            "{code} は {app} の確認コードです。誰にも教えないでください。",
            nameless: "{code} はログイン用の確認コードです。誰にも教えないでください。"
        ),
        "ko": Self(
            "{code} — {app} 인증번호입니다. 누구에게도 알려 주지 마세요.",
            nameless: "{code} — 로그인 인증번호입니다. 누구에게도 알려 주지 마세요."
        ),
        "nb": Self(
            "{code} er koden din til {app}. Ikke del den med noen.",
            nameless: "{code} er innloggingskoden din. Ikke del den med noen."
        ),
        "nl": Self(
            "{code} is je code voor {app}. Deel hem met niemand, ook niet met ons.",
            nameless: "{code} is je inlogcode. Deel hem met niemand."
        ),
        "pl": Self(
            "{code} to Twój kod do {app}. Nikomu go nie podawaj.",
            nameless: "{code} to Twój kod logowania. Nikomu go nie podawaj."
        ),
        "pt": Self(
            "{code} é o seu código {app}. Não o partilhe.",
            nameless: "{code} é o seu código de acesso. Não o partilhe."
        ),
        "pt-br": Self(
            "{code} é seu código do {app}. Não compartilhe.",
            nameless: "{code} é seu código de acesso. Não compartilhe."
        ),
        "ro": Self(
            "{code} este codul tău {app}. Nu-l da nimănui.",
            nameless: "{code} este codul tău de conectare. Nu-l da nimănui."
        ),
        "ru": Self(
            "{code} — ваш код для {app}. Никому его не сообщайте.",
            nameless: "{code} — ваш код для входа. Никому его не сообщайте."
        ),
        "sv": Self(
            "{code} är din kod för {app}. Dela den inte med någon.",
            nameless: "{code} är din inloggningskod. Dela den inte med någon."
        ),
        "th": Self(
            "{code} คือรหัส {app} ของคุณ ห้ามบอกใคร",
            nameless: "{code} คือรหัสเข้าสู่ระบบของคุณ ห้ามบอกใคร"
        ),
        "tr": Self(
            "{code}, {app} kodunuz. Kimseyle paylaşmayın.",
            nameless: "{code}, giriş kodunuz. Kimseyle paylaşmayın."
        ),
        "uk": Self(
            "{code} — ваш код для {app}. Нікому його не кажіть.",
            nameless: "{code} — ваш код для входу. Нікому його не кажіть."
        ),
        "vi": Self(
            "{code} là mã {app} của bạn. Đừng chia sẻ với ai.",
            nameless: "{code} là mã đăng nhập của bạn. Đừng chia sẻ với ai."
        ),
        "zh": Self(
            "{code} 是您的 {app} 验证码。请勿告诉任何人。",
            nameless: "{code} 是您的登录验证码。请勿告诉任何人。"
        ),
        "zh-hant": Self(
            "{code} 是您的 {app} 驗證碼。請勿告訴任何人。",
            nameless: "{code} 是您的登入驗證碼。請勿告訴任何人。"
        ),
    ]
}
