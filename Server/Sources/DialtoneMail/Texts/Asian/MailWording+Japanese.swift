extension MailWording {
    static let japanese = Self(
        verifyEmail: Passage(
            "メールアドレスの確認",
            "{email} がご自身のアドレスであることを確認してください。"
        ),
        resetPassword: Passage(
            "パスワードの再設定",
            "{email} のアカウントの新しいパスワードが求められました。"
        ),
        signIn: Passage(
            "ログイン",
            "このリンクで {email} としてログインします。使えるのは一度だけです。このメールを転送しないでください。"
        ),
        changeEmail: Passage(
            "新しいメールアドレスの確認",
            "{email} の代わりに {newEmail} を使うことを確認してください。"
        ),
        emailChanged: Passage(
            "メールアドレスが変更されました",
            "アカウントのアドレスは {email} から {newEmail} に変わりました。心当たりがない場合は、変更を取り消し、新しいパスワードを設定してください。"
        ),
        secondFactorAdded: Passage(
            "2 段階認証が追加されました",
            "{email} のログインに 2 つ目の手順が追加されました。心当たりがない場合は、変更を取り消し、新しいパスワードを設定してください。"
        ),
        secondFactorRemoved: Passage(
            "2 段階認証が削除されました",
            "{email} のログインから 2 つ目の手順が削除されました。心当たりがない場合は、新しいパスワードを設定してください。"
        ),
        phoneNumberChanged: Passage(
            "電話番号が変更されました",
            "{email} のアカウントの電話番号が変更されました。心当たりがない場合は、すぐにお問い合わせください。"
        ),
        signInChanged: Passage(
            "ログイン方法が変更されました",
            "{email} のアカウントのログイン方法が変更されました。心当たりがない場合は、変更を取り消し、新しいパスワードを設定してください。"
        ),
        passwordExists: "このアカウントにはパスワードがあります。ご自身で設定していない場合は、確認の際に新しいパスワードを設定してください。",
        unasked: "心当たりがない場合は、このメールを無視してください。",
        undo: "この変更を取り消す"
    )
}
