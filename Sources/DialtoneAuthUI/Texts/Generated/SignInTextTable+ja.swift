// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ja = #"""
        ADDRESS_LIMIT	お使いの接続からのメッセージのリクエストが多すぎます。
        ADMIN_ONLY_OPERATION	ここでは新しいアカウントを作成できません。
        APP_LIMIT	現在、これ以上メッセージを送信できません。
        BLOCKING_FUNCTION_ERROR_RESPONSE	アプリがこのログインを許可しなかったか、確認できませんでした。しばらくしてからもう一度お試しください。
        CAPTCHA_CHECK_FAILED	ロボットではないことを確認できませんでした。もう一度お試しください。
        CODE_EXPIRED	このコードは有効期限が切れています。新しいコードをリクエストしてください。
        CODE_SUPERSEDED	より新しいコードが発行されたため、このコードは使用できません。ここで新しいコードをリクエストしてください。
        CODE_USED	このコードはすでに使用されています。新しいコードをリクエストしてください。
        COUNTRY_LIMIT	現在、この国/地域の番号には SMS を送信できません（{country}）。
        CREDENTIAL_ALREADY_IN_USE	このパスキーはすでにアカウントに登録されています。
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	時間がかかりすぎました。最初からやり直してください。
        EMAIL_EXISTS	このメールアドレスにはすでにアカウントがあります。そのアカウントにログインしてください。
        ENROLLMENT_LATE	時間がかかりすぎました。2 段階認証は次回のログイン時に追加できます。
        ENROLLMENT_REFUSED	このアカウントには 2 段階認証を追加できません。
        FICTIONAL_NUMBER_LIMIT	この番号で、間違ったコードが何度も入力されました。
        INSTANCE_LIMIT	このデバイスからのメッセージのリクエストが多すぎます。
        INVALID_API_KEY	このアプリはサーバーに登録されていません。
        INVALID_AUTHENTICATOR_RESPONSE	パスキーを使用できませんでした。もう一度お試しください。
        INVALID_CODE	コードが正しくありません。
        INVALID_EMAIL	メールアドレスの形式が正しくありません。
        INVALID_ID_TOKEN	このログインは終了しました。最初からやり直してください。
        INVALID_LOGIN_CREDENTIALS	メールアドレスまたはパスワードが正しくありません。
        INVALID_MFA_PENDING_CREDENTIAL	このログインは有効期限が切れました。最初からやり直してください。
        INVALID_PENDING_TOKEN	このログインは有効期限が切れました。最初からやり直してください。
        INVALID_PHONE_NUMBER	この電話番号には SMS を送信できません。
        INVALID_SESSION_INFO	このコードは無効になりました。新しいコードをリクエストしてください。
        LINK_OF_OTHER_EMAIL	このリンクは別のメールアドレスに送信されました。そのメールアドレスを入力してください。
        MESSAGE_NOT_SENT	メッセージを送信できませんでした。しばらくしてからもう一度お試しください。
        MISSING_APP_CREDENTIAL	このアプリが正規のものであることを確認できませんでした。もう一度お試しください。
        NETWORK_LIMIT	お使いのネットワークからのメッセージのリクエストが多すぎます。
        NO_TRIES_LEFT	このコードの入力回数の上限に達しました。新しいコードをリクエストしてください。
        NUMBER_CLAIM_WAITS	この番号は、ここで長い間使われていないため、持ち主が変わった可能性があります。待機期間の後にこの番号でログインできます。
        NUMBER_HAS_EXTENSION	SMS は内線番号には届きません。直通の番号を入力してください。
        NUMBER_IMPOSSIBLE	選択した国/地域（{country}）にこのような番号はありません。
        NUMBER_INVALID	選択した国/地域（{country}）にこのような番号はありません。
        NUMBER_KIND_NOT_ALLOWED	SMS を送信できるのは携帯電話番号だけです。別の番号を入力してください。
        NUMBER_OPTED_OUT	この番号は、メッセージの受信を停止しています。
        NUMBER_SUSPENDED	この番号で、間違ったコードが何度も入力されました。
        NUMBER_TOO_LONG	選択した国/地域（{country}）の番号としては長すぎます。
        NUMBER_TOO_SHORT	選択した国/地域（{country}）の番号としては短すぎます。
        NUMBER_WITHOUT_COUNTRY	この番号の国/地域を選択してください。
        OPERATION_NOT_ALLOWED	このログイン方法はここでは無効になっています。
        OTHER_PROOF_REQUIRED	この番号は、ここで長い間使われていません。別の方法でログインしてください。
        PASSKEY_CHALLENGE_EXPIRED	時間がかかりすぎました。もう一度お試しください。
        PASSKEY_CREDENTIAL_NOT_FOUND	このパスキーはどのアカウントにも登録されていません。別の方法でログインしてください。
        PASSKEY_LIMIT_EXCEEDED	アカウントにこれ以上パスキーを追加できません。
        PASSKEY_UNAVAILABLE	このデバイスではパスキーを使用できません。
        PASSKEY_USER_NOT_VERIFIED	デバイスで本人確認が行われませんでした。顔、指紋、画面ロックのいずれかでもう一度お試しください。
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	このパスワードはアプリの条件を満たしていません。別のパスワードを設定してください。
        PREFIX_HELD	現在、このような番号には SMS を送信できません。
        PREFIX_LIMIT	現在、このような番号には SMS を送信できません。
        PROJECT_LIMIT	現在、これ以上メッセージを送信できません。
        PROOF_REQUIRED	この番号で、間違ったコードが何度も入力されました。
        QUOTA_EXCEEDED	現在、これ以上メッセージを送信できません。
        REGION_NOT_ALLOWED	この国/地域の番号にはまだ SMS を送信できません（{country}）。
        SECOND_CODE_REQUIRED	コードは正しいですが、この番号で間違ったコードが何度も入力されたため、もう 1 つコードが必要です。今すぐリクエストしてください。
        SECOND_FACTOR_EXISTS	この番号はすでにアカウントに登録されています。別の番号を入力してください。
        SECOND_FACTOR_LIMIT_EXCEEDED	アカウントに追加できる 2 段階認証の方法の上限に達しました。
        SECOND_FACTOR_SUSPENDED	この認証アプリの間違ったコードが何度も入力されました。別の方法を使うか、サポートにお問い合わせください。
        SEND_COOLDOWN	この番号には先ほどメッセージを送信しました。
        SEND_DAILY_LIMIT	この番号に 1 日に送信できるメッセージの上限に達しました。
        SEND_HOURLY_LIMIT	この番号に 1 時間に送信できるメッセージの上限に達しました。
        SESSION_EXPIRED	このコードは無効になりました。新しいコードをリクエストしてください。
        SPEND_CAP	現在、これ以上メッセージを送信できません。
        TOKEN_EXPIRED	時間がかかりすぎました。最初からやり直してください。
        TOO_MANY_ATTEMPTS_TRY_LATER	試行回数が多すぎます。
        TOO_MANY_ENROLLMENT_ATTEMPTS	間違ったコードが何度も入力されました。最初からやり直してください。
        TOTP_CHALLENGE_TIMEOUT	このログインは有効期限が切れました。最初からやり直してください。
        UNSUPPORTED_FIRST_FACTOR	このアカウントは電話番号ではログインできません。アプリで別の方法を使ってログインしてください。
        UNVERIFIED_EMAIL	このメールアドレスはまだ確認されていません。メールのリンクを開いてください。
        USER_DISABLED	このアカウントは無効になっています。サポートにお問い合わせください。
        USER_MISMATCH	これは別のアカウントです。現在ご利用中のアカウントにログインしてください。
        USER_NOT_FOUND	このアカウントはもう存在しません。
        WEAK_PASSWORD	このパスワードは安全性が低すぎます。別のパスワードを設定してください。
        WRONG_CODE	コードが正しくありません。
        appName	認証アプリ
        asGuest	ゲストとして続ける
        back	戻る
        callingCodeUnknown	この国番号は存在しません。「+」の後の数字を確認してください。
        changeNumber	番号を変更
        codeExpiresIn	コードの有効時間: {time}
        codeLabel	{count} 桁のコード
        codeLead	送信先：{number}
        codeShort	コードは {count} 桁です。
        codeSubmit	ログイン
        codeSubmitting	確認しています…
        codeTitle	{count} 桁のコードを入力
        confirmEmailTitle	メールアドレスの確認
        conflictLead	このログイン方法は別のアカウントに登録されています。そのアカウントに切り替えると、ゲストアカウントは使えなくなります。
        conflictSubmit	そのアカウントに切り替える
        conflictTitle	すでにアカウントがあります
        countryButton	国/地域：{name}、+{code}
        countryChanged	国/地域が変更されました：{name}
        countryClose	閉じる
        countryCount	検索結果: {count} 件
        countryNone	「{query}」に一致する国/地域はありません。
        countrySearch	国名または国番号で検索
        countryTitle	国/地域を選択
        doneTitle	ログインしました
        emailLabel	メールアドレス
        emailMissing	メールアドレスを入力してください。
        enrollApp	認証アプリ
        enrollAppLead	認証アプリで、このセットアップキーを使ってアカウントを追加してください。次に、アプリに表示される 6 桁のコードを入力してください。
        enrollAppNote	スマートフォンのアプリでコードを取得
        enrollAppScan	認証アプリでこの QR コードをスキャンするか、セットアップキーを使ってアカウントを追加してください。次に、アプリに表示される 6 桁のコードを入力してください。
        enrollAppTitle	認証アプリを設定
        enrollLead	電話番号を確認しました。このアプリのログインには 2 段階認証も必要です。方法を選択して設定を完了してください。
        enrollOfferLead	2 段階認証を使うと、アカウントがより安全になります。方法を選択するか、追加せずに続行してください。
        enrollPhone	別の電話番号
        enrollPhoneLead	ログインに使う番号とは別の番号を入力してください。確認のため、コードを SMS で送信します。
        enrollPhoneNote	SMS でコードを受信
        enrollRequiredLead	このアプリのログインには 2 段階認証が必要です。方法を選択して設定を完了してください。
        enrollSubmit	完了
        enrollTitle	2 段階認証を追加
        existingLead	{email} は、別の方法でログインするアカウントで使われています。そのアカウントにログインすると、この方法も追加されます。
        factorApp	認証アプリを使用
        factorAppLead	認証アプリを開き、このアカウントに表示されているコードを入力してください。
        factorCodeLead	送信先：末尾が {number} の番号
        factorLead	このアカウントでは 2 段階認証が必要です。方法を選択してください。
        factorLost	どの方法も使えない場合は、サポートにお問い合わせください。
        factorPhone	末尾が {number} の番号にコードを SMS で送信
        factorTitle	ご本人確認
        help	ヘルプ
        linkConfirmLead	ログイン用のリンクの送信先のメールアドレスを入力してください。
        linkSent	ログイン用のリンクを {email} に送信しました。このデバイスで開いてください。
        linkSubmit	リンクを送信
        linkTitle	メールでログイン
        messageDelivered	メッセージは電話に届いています。不明な送信者からのものも含めて、メッセージを確認してください。
        messageFailed	この番号にメッセージを届けられませんでした。番号を確認するか、新しいコードをリクエストしてください。
        messagePending	メッセージを送信中です。数分かかることがあります。
        methodsTitle	ログイン
        nameLabel	お名前
        nameMissing	お名前を入力してください。
        noMessage	メッセージが届きませんか？
        numberExample	例: {number}
        numberLabel	電話番号
        numberLead	ご本人確認のため、確認コードを SMS で送信します。
        numberMissing	電話番号を入力してください。
        numberNotice	続行すると、SMS の受信に同意したことになります。通信料がかかる場合があります。
        numberSent	コードは {number} に送信されます。
        numberSubmit	コードを送信
        numberSubmitting	送信しています…
        numberTitle	電話番号でログイン
        offline	サーバーに接続できません。接続を確認して、もう一度お試しください。
        oneMoment	お待ちください…
        openApp	このデバイスの認証アプリを開く
        otherWay	別の方法を選択
        passkeyContinue	続ける
        passkeyDoneLead	今後はこのパスキーでログインできます。
        passkeyDoneTitle	パスキーを保存しました
        passkeyLead	パスキーを作成すると、デバイスのロック解除と同じ方法（顔、指紋、画面ロック）でログインできます。
        passkeySubmit	パスキーを作成
        passkeyTitle	次回からすばやくログイン
        passwordForgotten	パスワードをお忘れですか？
        passwordHide	パスワードを非表示
        passwordLabel	パスワード
        passwordMissing	パスワードを入力してください。
        passwordNew	新しいパスワード
        passwordRulesDigit	数字を含む
        passwordRulesLongest	{count} 文字以下
        passwordRulesLowercase	英小文字を含む
        passwordRulesSentence	パスワードの条件：{rules}
        passwordRulesSeparator	、
        passwordRulesShortest	{count} 文字以上
        passwordRulesSymbol	記号を含む
        passwordRulesUppercase	英大文字を含む
        passwordShow	パスワードを表示
        passwordTitle	パスワードでログイン
        phoneName	電話
        privacy	プライバシーポリシー
        reauthLead	セキュリティのため、続行するにはもう一度ログインしてください。
        resend	新しいコードを送信
        resendIn	新しいコードの送信まで {time}
        resendReady	新しいコードをリクエストできるようになりました。
        resent	新しいコードを送信しました。
        resentSame	先ほど送信したコードは引き続き有効です。
        resetLead	新しいパスワードを設定するためのリンクを送信します。
        resetSent	{email} のアカウントがある場合は、新しいパスワードを設定するためのリンクをそのアドレスに送信しました。
        resetTitle	パスワードを再設定
        retryIn	{time}後にもう一度お試しください。
        retryOn	{time} 以降にもう一度お試しください。
        setupCode	セットアップキーの QR コード
        setupKey	セットアップキー
        signUp	アカウントを作成
        signUpInstead	アカウントを持っている
        signUpSubmit	アカウントを作成
        skip	今はしない
        startOver	最初からやり直す
        terms	利用規約
        triesLeftOther	あと {count} 回試せます。
        unknown	エラーが発生しました。しばらくしてからもう一度お試しください。
        verifyLead	2 段階認証を追加するには、メールアドレスの確認が必要です。{email} に届いたメールのリンクを開いてから、ここに戻ってください。
        verifyResend	リンクを再送信
        verifySent	リンクを {email} に送信しました。
        verifySubmit	リンクを開きました
        withLink	メールのリンクで続ける
        withPasskey	パスキーで続ける
        withPassword	パスワードで続ける
        withPhone	電話番号で続ける
        withProvider	{provider} で続ける
        """#
}
