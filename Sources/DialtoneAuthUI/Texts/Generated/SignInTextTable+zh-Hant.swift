// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let zhHant = #"""
        ADDRESS_LIMIT	您的連線要求傳送簡訊的次數過多。
        ADMIN_ONLY_OPERATION	這裡無法建立新帳號。
        APP_LIMIT	目前無法再傳送簡訊。
        BLOCKING_FUNCTION_ERROR_RESPONSE	應用程式不允許這次登入，或無法進行驗證。請稍後再試。
        CAPTCHA_CHECK_FAILED	無法確認您不是機器人。請再試一次。
        CODE_EXPIRED	這組驗證碼已過期。請重新取得驗證碼。
        CODE_SUPERSEDED	這組驗證碼已由較新的驗證碼取代。請在這裡重新取得驗證碼。
        CODE_USED	這組驗證碼已使用過。請重新取得驗證碼。
        COUNTRY_LIMIT	目前無法傳送簡訊至這個國家/地區（{country}）的號碼。
        CREDENTIAL_ALREADY_IN_USE	這個密碼金鑰已屬於某個帳號。
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	操作時間過長。請重新開始。
        EMAIL_EXISTS	這個電子郵件地址已有帳號。請直接登入。
        ENROLLMENT_LATE	操作時間過長。您可以在下次登入時新增兩步驟驗證。
        ENROLLMENT_REFUSED	這個帳號無法新增兩步驟驗證。
        FICTIONAL_NUMBER_LIMIT	這個號碼的驗證碼輸入錯誤次數過多。
        INSTANCE_LIMIT	這部裝置要求傳送簡訊的次數過多。
        INVALID_API_KEY	伺服器無法辨識這個應用程式。
        INVALID_AUTHENTICATOR_RESPONSE	無法使用密碼金鑰。請再試一次。
        INVALID_CODE	驗證碼不正確。
        INVALID_EMAIL	電子郵件地址的格式不正確。
        INVALID_ID_TOKEN	這次登入已結束。請重新開始。
        INVALID_LOGIN_CREDENTIALS	電子郵件地址或密碼不正確。
        INVALID_MFA_PENDING_CREDENTIAL	這次登入已逾時。請重新開始。
        INVALID_PENDING_TOKEN	這次登入已逾時。請重新開始。
        INVALID_PHONE_NUMBER	無法傳送簡訊至這個號碼。
        INVALID_SESSION_INFO	這組驗證碼已失效。請重新取得驗證碼。
        LINK_OF_OTHER_EMAIL	這個連結已傳送至另一個地址。請輸入該地址。
        MESSAGE_NOT_SENT	無法傳送簡訊。請稍後再試。
        MISSING_APP_CREDENTIAL	無法確認這個應用程式的真實性。請再試一次。
        NETWORK_LIMIT	您的網路要求傳送簡訊的次數過多。
        NO_TRIES_LEFT	這組驗證碼的嘗試次數已用完。請重新取得驗證碼。
        NUMBER_CLAIM_WAITS	這個號碼在這裡已很久未使用，可能已屬於其他人。等待期過後，您可以用它登入。
        NUMBER_HAS_EXTENSION	分機號碼無法接收簡訊。請輸入直撥號碼。
        NUMBER_IMPOSSIBLE	所選的國家/地區（{country}）沒有這樣的號碼。
        NUMBER_INVALID	所選的國家/地區（{country}）沒有這樣的號碼。
        NUMBER_KIND_NOT_ALLOWED	我們只能傳送簡訊至手機號碼。請輸入其他號碼。
        NUMBER_OPTED_OUT	這個號碼已取消接收我們的簡訊。
        NUMBER_SUSPENDED	這個號碼的驗證碼輸入錯誤次數過多。
        NUMBER_TOO_LONG	以所選的國家/地區（{country}）而言，這個號碼太長。
        NUMBER_TOO_SHORT	以所選的國家/地區（{country}）而言，這個號碼太短。
        NUMBER_WITHOUT_COUNTRY	請選擇這個號碼所屬的國家/地區。
        OPERATION_NOT_ALLOWED	這裡未啟用這種登入方式。
        OTHER_PROOF_REQUIRED	這個號碼在這裡已很久未使用。請以其他方式登入。
        PASSKEY_CHALLENGE_EXPIRED	操作時間過長。請再試一次。
        PASSKEY_CREDENTIAL_NOT_FOUND	這個密碼金鑰已不屬於任何帳號。請以其他方式登入。
        PASSKEY_LIMIT_EXCEEDED	您的帳號無法再新增密碼金鑰。
        PASSKEY_UNAVAILABLE	這部裝置無法使用密碼金鑰。
        PASSKEY_USER_NOT_VERIFIED	您的裝置未確認是您本人。請使用臉孔、指紋或螢幕鎖定再試一次。
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	這組密碼不符合應用程式的規定。請改用其他密碼。
        PREFIX_HELD	目前無法傳送簡訊至這類號碼。
        PREFIX_LIMIT	目前無法傳送簡訊至這類號碼。
        PROJECT_LIMIT	目前無法再傳送簡訊。
        PROOF_REQUIRED	這個號碼的驗證碼輸入錯誤次數過多。
        QUOTA_EXCEEDED	目前無法再傳送簡訊。
        REGION_NOT_ALLOWED	目前尚未支援傳送簡訊至這個國家/地區（{country}）的號碼。
        SECOND_CODE_REQUIRED	驗證碼正確。但因為這個號碼的驗證碼曾多次輸入錯誤，您還需要另一組驗證碼。請立即取得。
        SECOND_FACTOR_EXISTS	您的帳號已新增這個號碼。請輸入其他號碼。
        SECOND_FACTOR_LIMIT_EXCEEDED	您的帳號可新增的兩步驟驗證方式已達上限。
        SECOND_FACTOR_SUSPENDED	這個應用程式的驗證碼輸入錯誤次數過多。請使用其他方式，或聯絡支援團隊。
        SEND_COOLDOWN	我們剛剛已傳送簡訊至這個號碼。
        SEND_DAILY_LIMIT	這個號碼已達到每日簡訊數量上限。
        SEND_HOURLY_LIMIT	這個號碼已達到每小時簡訊數量上限。
        SESSION_EXPIRED	這組驗證碼已失效。請重新取得驗證碼。
        SPEND_CAP	目前無法再傳送簡訊。
        TOKEN_EXPIRED	操作時間過長。請重新開始。
        TOO_MANY_ATTEMPTS_TRY_LATER	嘗試次數過多。
        TOO_MANY_ENROLLMENT_ATTEMPTS	驗證碼輸入錯誤次數過多。請重新開始。
        TOTP_CHALLENGE_TIMEOUT	這次登入已逾時。請重新開始。
        UNSUPPORTED_FIRST_FACTOR	這個帳號無法使用手機號碼登入。請在應用程式中以其他方式登入。
        UNVERIFIED_EMAIL	這個地址尚未確認。請開啟我們郵件中的連結。
        USER_DISABLED	這個帳號已停用。請聯絡支援團隊。
        USER_MISMATCH	這是另一個帳號。請登入您正在使用的帳號。
        USER_NOT_FOUND	這個帳號已不存在。
        WEAK_PASSWORD	這組密碼強度不足。請改用其他密碼。
        WRONG_CODE	驗證碼不正確。
        appName	驗證器應用程式
        asGuest	以訪客身分繼續
        back	返回
        callingCodeUnknown	沒有國家/地區使用這個國碼。請檢查「+」後面的數字。
        changeNumber	變更號碼
        codeExpiresIn	驗證碼有效時間：{time}
        codeLabel	{count} 位數驗證碼
        codeLead	已傳送至 {number}
        codeShort	驗證碼為 {count} 位數。
        codeSubmit	登入
        codeSubmitting	驗證中…
        codeTitle	輸入 {count} 位數驗證碼
        confirmEmailTitle	確認您的電子郵件地址
        conflictLead	這種登入方式屬於另一個帳號。如果切換至該帳號，您將不再使用訪客帳號。
        conflictSubmit	切換至該帳號
        conflictTitle	您已有帳號
        countryButton	國家/地區：{name}，+{code}
        countryChanged	國家/地區已變更為：{name}。
        countryClose	關閉
        countryCount	結果：{count} 個
        countryNone	找不到符合「{query}」的國家/地區。
        countrySearch	以名稱或國碼搜尋
        countryTitle	選擇國家/地區
        doneTitle	您已登入
        emailLabel	電子郵件地址
        emailMissing	請輸入電子郵件地址。
        enrollApp	驗證器應用程式
        enrollAppLead	請在驗證器應用程式中使用這組設定金鑰新增帳號，然後輸入應用程式顯示的 6 位數驗證碼。
        enrollAppNote	透過手機上的應用程式取得驗證碼
        enrollAppScan	請使用驗證器應用程式掃描這個 QR 碼，或在應用程式中使用設定金鑰新增帳號，然後輸入應用程式顯示的 6 位數驗證碼。
        enrollAppTitle	設定驗證器應用程式
        enrollLead	您的號碼已通過驗證。登入這個應用程式還需要兩步驟驗證。請選擇一種方式以完成設定。
        enrollOfferLead	兩步驟驗證能更妥善地保護您的帳號。請選擇一種方式，或不新增並繼續。
        enrollPhone	其他手機號碼
        enrollPhoneLead	請使用與登入號碼不同的號碼。我們會傳送簡訊驗證碼進行確認。
        enrollPhoneNote	透過簡訊接收驗證碼
        enrollRequiredLead	登入這個應用程式需要兩步驟驗證。請選擇一種方式以完成設定。
        enrollSubmit	完成
        enrollTitle	新增兩步驟驗證
        existingLead	{email} 屬於使用其他登入方式的帳號。請登入該帳號，我們會新增這個登入方式。
        factorApp	使用驗證器應用程式
        factorAppLead	開啟驗證器應用程式，輸入其中為這個帳號顯示的驗證碼。
        factorCodeLead	已傳送至您結尾為 {number} 的號碼
        factorLead	這個帳號需要兩步驟驗證。請選擇一種方式。
        factorLost	如果以上方式都無法使用，請聯絡支援團隊。
        factorPhone	傳送簡訊驗證碼至結尾為 {number} 的號碼
        factorTitle	確認是您本人
        help	取得協助
        linkConfirmLead	請輸入收到登入連結的電子郵件地址。
        linkSent	我們已將登入連結傳送至 {email}。請在這部裝置上開啟。
        linkSubmit	傳送連結
        linkTitle	使用電子郵件登入
        messageDelivered	簡訊已送達您的手機。請查看您的簡訊，包括來自不明傳送者的簡訊。
        messageFailed	簡訊無法送達這個號碼。請檢查號碼，或索取新的驗證碼。
        messagePending	簡訊仍在傳送中，可能需要幾分鐘。
        methodsTitle	登入
        nameLabel	您的姓名
        nameMissing	請輸入您的姓名。
        noMessage	沒有收到簡訊？
        numberExample	範例：{number}
        numberLabel	手機號碼
        numberLead	我們會傳送簡訊驗證碼給您，以確認是您本人。
        numberMissing	請輸入手機號碼。
        numberNotice	繼續操作即表示您同意接收簡訊。可能需支付簡訊和數據費用。
        numberSent	我們會將驗證碼傳送至 {number}。
        numberSubmit	傳送驗證碼
        numberSubmitting	傳送中…
        numberTitle	使用手機號碼登入
        offline	無法連線至伺服器。請檢查網路連線，然後再試一次。
        oneMoment	請稍候…
        openApp	在這部裝置上開啟驗證器應用程式
        otherWay	選擇其他方式
        passkeyContinue	繼續
        passkeyDoneLead	從現在起，您可以用它登入。
        passkeyDoneTitle	密碼金鑰已儲存
        passkeyLead	建立密碼金鑰，就能以解鎖裝置的方式登入：使用臉孔、指紋或螢幕鎖定。
        passkeySubmit	建立密碼金鑰
        passkeyTitle	下次登入更快速
        passwordForgotten	忘記密碼？
        passwordHide	隱藏密碼
        passwordLabel	密碼
        passwordMissing	請輸入密碼。
        passwordNew	新密碼
        passwordRulesDigit	包含數字
        passwordRulesLongest	最多 {count} 個字元
        passwordRulesLowercase	包含小寫字母
        passwordRulesSentence	密碼規定：{rules}。
        passwordRulesSeparator	、
        passwordRulesShortest	至少 {count} 個字元
        passwordRulesSymbol	包含符號
        passwordRulesUppercase	包含大寫字母
        passwordShow	顯示密碼
        passwordTitle	使用密碼登入
        phoneName	手機
        privacy	隱私權政策
        reauthLead	為了您的安全，請重新登入以繼續。
        resend	重新傳送驗證碼
        resendIn	{time} 後可重新傳送
        resendReady	現在可以重新傳送驗證碼了。
        resent	新的驗證碼已傳送。
        resentSame	先前傳送的驗證碼仍然有效。
        resetLead	我們會傳送連結給您，以便設定新密碼。
        resetSent	如果 {email} 已有帳號，我們已將用於設定新密碼的連結傳送至該地址。
        resetTitle	重設密碼
        retryIn	請在{time}後再試一次。
        retryOn	請在 {time} 之後再試一次。
        setupCode	含有設定金鑰的 QR 碼
        setupKey	設定金鑰
        signUp	建立帳號
        signUpInstead	我已有帳號
        signUpSubmit	建立帳號
        skip	稍後再說
        startOver	重新開始
        terms	服務條款
        triesLeftOther	還可以嘗試 {count} 次。
        unknown	發生錯誤。請稍後再試。
        verifyLead	新增兩步驟驗證需要已確認的電子郵件地址。請開啟傳送至 {email} 的郵件中的連結，然後返回這裡。
        verifyResend	重新傳送連結
        verifySent	我們已將連結傳送至 {email}。
        verifySubmit	我已開啟連結
        withLink	使用電子郵件連結繼續
        withPasskey	使用密碼金鑰繼續
        withPassword	使用密碼繼續
        withPhone	使用手機號碼繼續
        withProvider	使用 {provider} 繼續
        """#
}
