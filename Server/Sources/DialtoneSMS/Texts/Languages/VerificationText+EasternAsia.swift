extension VerificationText {
    /// The texts of the languages of East and South-East Asia, by language tag in lower case.
    static let easternAsian: [String: Self] = [
        "fil": Self(
            "{code} ang code mo sa {app}. Huwag itong ibahagi kaninuman.",
            nameless: "{code} ang code mo sa pag-sign in. Huwag itong ibahagi kaninuman."
        ),
        "id": Self(
            "{code} adalah kode {app} Anda. Jangan berikan kepada siapa pun.",
            nameless: "{code} adalah kode masuk Anda. Jangan berikan kepada siapa pun."
        ),
        "ja": Self(
            "{code} は {app} の確認コードです。誰にも教えないでください。",
            nameless: "{code} はログイン用の確認コードです。誰にも教えないでください。"
        ),
        "ko": Self(
            "{code} — {app} 인증번호입니다. 누구에게도 알려 주지 마세요.",
            nameless: "{code} — 로그인 인증번호입니다. 누구에게도 알려 주지 마세요."
        ),
        "ms": Self(
            "{code} ialah kod {app} anda. Jangan kongsi dengan sesiapa.",
            nameless: "{code} ialah kod log masuk anda. Jangan kongsi dengan sesiapa."
        ),
        "th": Self(
            "{code} คือรหัส {app} ของคุณ\nห้ามบอกใคร",
            nameless: "{code} คือรหัสเข้าสู่ระบบของคุณ\nห้ามบอกใคร"
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
