extension MailWording {
    static let traditionalChinese = Self(
        verifyEmail: Passage(
            "確認您的電子郵件地址",
            "請確認 {email} 是您的地址。"
        ),
        resetPassword: Passage(
            "重設您的密碼",
            "有人為 {email} 的帳號要求了新密碼。"
        ),
        signIn: Passage(
            "登入",
            "使用此連結將以 {email} 登入。連結只能使用一次，請勿轉寄此郵件。"
        ),
        changeEmail: Passage(
            "確認您的新電子郵件地址",
            "請確認以 {newEmail} 取代 {email}。"
        ),
        emailChanged: Passage(
            "您的電子郵件地址已變更",
            "您的帳號地址已由 {email} 改為 {newEmail}。如果不是您本人所為，請復原變更並設定新密碼。"
        ),
        secondFactorAdded: Passage(
            "已新增兩步驟驗證",
            "{email} 的登入已新增第二個步驟。如果不是您本人所為，請復原變更並設定新密碼。"
        ),
        secondFactorRemoved: Passage(
            "已移除兩步驟驗證",
            "{email} 的登入已移除第二個步驟。如果不是您本人所為，請設定新密碼。"
        ),
        phoneNumberChanged: Passage(
            "您的電話號碼已變更",
            "{email} 帳號的電話號碼已變更。如果不是您本人所為，請立即尋求協助。"
        ),
        signInChanged: Passage(
            "您的登入方式已變更",
            "{email} 帳號的登入方式已變更。如果不是您本人所為，請復原變更並設定新密碼。"
        ),
        passwordExists: "此帳號已有密碼。如果密碼不是您本人設定的，請在確認時設定新密碼。",
        unasked: "如果您沒有提出此要求，請忽略此郵件。",
        undo: "復原此變更"
    )
}
