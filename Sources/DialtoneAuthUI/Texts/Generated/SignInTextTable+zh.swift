// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let zh = #"""
        ADDRESS_LIMIT	您的网络连接请求短信的次数过多。
        ADMIN_ONLY_OPERATION	此处无法创建新账号。
        APP_LIMIT	目前无法发送更多短信。
        BLOCKING_FUNCTION_ERROR_RESPONSE	应用不允许此次登录，或无法进行验证。请稍后重试。
        CAPTCHA_CHECK_FAILED	无法确认您不是机器人。请重试。
        CODE_EXPIRED	此验证码已过期。请重新获取。
        CODE_SUPERSEDED	此验证码已被更新的验证码取代。请在此处重新获取。
        CODE_USED	此验证码已使用过。请重新获取。
        COUNTRY_LIMIT	目前无法向该国家/地区（{country}）的号码发送短信。
        CREDENTIAL_ALREADY_IN_USE	此通行密钥已属于某个账号。
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	操作已超时。请重新开始。
        EMAIL_EXISTS	此电子邮件地址已有账号。请直接登录。
        ENROLLMENT_LATE	操作已超时。您可以在下次登录时添加两步验证。
        ENROLLMENT_REFUSED	此账号无法添加两步验证。
        FICTIONAL_NUMBER_LIMIT	此号码的验证码输错次数过多。
        INSTANCE_LIMIT	此设备请求短信的次数过多。
        INVALID_API_KEY	服务器无法识别此应用。
        INVALID_AUTHENTICATOR_RESPONSE	无法使用通行密钥。请重试。
        INVALID_CODE	验证码不正确。
        INVALID_EMAIL	电子邮件地址格式不正确。
        INVALID_ID_TOKEN	此次登录已结束。请重新开始。
        INVALID_LOGIN_CREDENTIALS	电子邮件地址或密码不正确。
        INVALID_MFA_PENDING_CREDENTIAL	此次登录已过期。请重新开始。
        INVALID_PENDING_TOKEN	此次登录已过期。请重新开始。
        INVALID_PHONE_NUMBER	无法向此号码发送短信。
        INVALID_SESSION_INFO	此验证码已失效。请重新获取。
        LINK_OF_OTHER_EMAIL	此链接发送到了另一个邮箱地址。请输入该地址。
        MESSAGE_NOT_SENT	短信发送失败。请稍后重试。
        MISSING_APP_CREDENTIAL	无法确认此应用的真实性。请重试。
        NETWORK_LIMIT	您所在的网络请求短信的次数过多。
        NO_TRIES_LEFT	此验证码的尝试次数已用完。请重新获取。
        NUMBER_CLAIM_WAITS	此号码在这里已很久未使用，可能已归他人所有。等待期过后，您可以用它登录。
        NUMBER_HAS_EXTENSION	分机号无法接收短信。请输入直拨号码。
        NUMBER_IMPOSSIBLE	所选国家/地区（{country}）没有这样的号码。
        NUMBER_INVALID	所选国家/地区（{country}）没有这样的号码。
        NUMBER_KIND_NOT_ALLOWED	我们只能向手机号发送短信。请输入其他号码。
        NUMBER_OPTED_OUT	此号码已退订我们的短信。
        NUMBER_SUSPENDED	此号码的验证码输错次数过多。
        NUMBER_TOO_LONG	对于所选国家/地区（{country}），此号码太长。
        NUMBER_TOO_SHORT	对于所选国家/地区（{country}），此号码太短。
        NUMBER_WITHOUT_COUNTRY	请选择此号码所属的国家/地区。
        OPERATION_NOT_ALLOWED	此处未启用这种登录方式。
        OTHER_PROOF_REQUIRED	此号码在这里已很久未使用。请用其他方式登录。
        PASSKEY_CHALLENGE_EXPIRED	操作已超时。请重试。
        PASSKEY_CREDENTIAL_NOT_FOUND	此通行密钥已不属于任何账号。请使用其他方式登录。
        PASSKEY_LIMIT_EXCEEDED	您的账号无法再添加通行密钥。
        PASSKEY_UNAVAILABLE	无法在此设备上使用通行密钥。
        PASSKEY_USER_NOT_VERIFIED	您的设备未能确认是您本人。请使用面容、指纹或屏幕锁定重试。
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	此密码不符合应用的要求。请换一个密码。
        PREFIX_HELD	目前无法向此类号码发送短信。
        PREFIX_LIMIT	目前无法向此类号码发送短信。
        PROJECT_LIMIT	目前无法发送更多短信。
        PROOF_REQUIRED	此号码的验证码输错次数过多。
        QUOTA_EXCEEDED	目前无法发送更多短信。
        REGION_NOT_ALLOWED	暂不支持向该国家/地区（{country}）的号码发送短信。
        SECOND_CODE_REQUIRED	验证码正确。但由于此号码的验证码曾多次输错，还需要再输入一个验证码。请立即获取。
        SECOND_FACTOR_EXISTS	您的账号已添加此号码。请输入其他号码。
        SECOND_FACTOR_LIMIT_EXCEEDED	您的账号可添加的两步验证方式已达到上限。
        SECOND_FACTOR_SUSPENDED	此应用的验证码输错次数过多。请使用其他方式，或联系客服。
        SEND_COOLDOWN	我们刚刚向此号码发送了短信。
        SEND_DAILY_LIMIT	此号码已达到每日短信数量上限。
        SEND_HOURLY_LIMIT	此号码已达到每小时短信数量上限。
        SESSION_EXPIRED	此验证码已失效。请重新获取。
        SPEND_CAP	目前无法发送更多短信。
        TOKEN_EXPIRED	操作已超时。请重新开始。
        TOO_MANY_ATTEMPTS_TRY_LATER	尝试次数过多。
        TOO_MANY_ENROLLMENT_ATTEMPTS	验证码输错次数过多。请重新开始。
        TOTP_CHALLENGE_TIMEOUT	此次登录已过期。请重新开始。
        UNSUPPORTED_FIRST_FACTOR	此账号无法使用手机号登录。请在应用中使用其他方式登录。
        UNVERIFIED_EMAIL	此地址尚未确认。请打开我们邮件中的链接。
        USER_DISABLED	此账号已停用。请联系客服。
        USER_MISMATCH	这是另一个账号。请登录您正在使用的账号。
        USER_NOT_FOUND	此账号已不存在。
        WEAK_PASSWORD	此密码强度太低。请换一个密码。
        WRONG_CODE	验证码不正确。
        appName	身份验证器应用
        asGuest	以访客身份继续
        back	返回
        callingCodeUnknown	没有国家/地区使用此国际区号。请检查“+”后面的数字。
        changeNumber	更换号码
        codeExpiresIn	验证码有效时间：{time}
        codeLabel	{count} 位验证码
        codeLead	已发送至 {number}
        codeShort	验证码为 {count} 位数字。
        codeSubmit	登录
        codeSubmitting	正在验证…
        codeTitle	输入 {count} 位验证码
        confirmEmailTitle	确认您的邮箱地址
        conflictLead	此登录方式属于另一个账号。如果切换到该账号，您将不再使用访客账号。
        conflictSubmit	切换到该账号
        conflictTitle	您已有账号
        countryButton	国家/地区：{name}，+{code}
        countryChanged	国家/地区已更改为：{name}。
        countryClose	关闭
        countryCount	结果：{count} 个
        countryNone	没有与“{query}”匹配的国家/地区。
        countrySearch	按名称或区号搜索
        countryTitle	选择国家/地区
        doneTitle	您已登录
        emailLabel	电子邮件地址
        emailMissing	请输入电子邮件地址。
        enrollApp	身份验证器应用
        enrollAppLead	请在身份验证器应用中使用此设置密钥添加账号，然后输入应用中显示的 6 位验证码。
        enrollAppNote	通过手机上的应用获取验证码
        enrollAppScan	请使用身份验证器应用扫描此二维码，或在应用中使用设置密钥添加账号，然后输入应用中显示的 6 位验证码。
        enrollAppTitle	设置身份验证器应用
        enrollLead	您的号码已验证。登录此应用还需要两步验证。请选择一种方式以完成设置。
        enrollOfferLead	两步验证能更好地保护您的账号。请选择一种方式，或不添加并继续。
        enrollPhone	另一个手机号
        enrollPhoneLead	请使用与登录号码不同的号码。我们会发送短信验证码进行确认。
        enrollPhoneNote	通过短信接收验证码
        enrollRequiredLead	登录此应用需要两步验证。请选择一种方式以完成设置。
        enrollSubmit	完成
        enrollTitle	添加两步验证
        existingLead	{email} 属于一个使用其他登录方式的账号。请登录该账号，我们会添加此登录方式。
        factorApp	使用身份验证器应用
        factorAppLead	打开身份验证器应用，输入其中为此账号显示的验证码。
        factorCodeLead	已发送至您尾号为 {number} 的号码
        factorLead	此账号需要两步验证。请选择一种方式。
        factorLost	如果以上方式都无法使用，请联系客服。
        factorPhone	向尾号为 {number} 的号码发送短信验证码
        factorTitle	确认是您本人
        help	获取帮助
        linkConfirmLead	请输入接收登录链接的邮箱地址。
        linkSent	我们已将登录链接发送至 {email}。请在此设备上打开。
        linkSubmit	发送链接
        linkTitle	使用电子邮件登录
        messageDelivered	短信已送达您的手机。请查看您的短信，包括来自未知发件人的短信。
        messageFailed	短信无法送达此号码。请检查号码，或获取新的验证码。
        messagePending	短信仍在发送中，可能需要几分钟。
        methodsTitle	登录
        nameLabel	您的姓名
        nameMissing	请输入您的姓名。
        noMessage	没有收到短信？
        numberExample	示例：{number}
        numberLabel	手机号
        numberLead	我们会向您发送短信验证码，以确认是您本人。
        numberMissing	请输入手机号。
        numberNotice	继续操作即表示您同意接收短信。可能会产生短信费和流量费。
        numberSent	我们会将验证码发送至 {number}。
        numberSubmit	获取验证码
        numberSubmitting	正在发送…
        numberTitle	使用手机号登录
        offline	无法连接到服务器。请检查网络连接，然后重试。
        oneMoment	请稍候…
        openApp	在此设备上打开身份验证器应用
        otherWay	选择其他方式
        passkeyContinue	继续
        passkeyDoneLead	从现在起，您可以使用它登录。
        passkeyDoneTitle	通行密钥已保存
        passkeyLead	创建通行密钥，即可像解锁设备一样使用面容、指纹或屏幕锁定登录。
        passkeySubmit	创建通行密钥
        passkeyTitle	下次登录更快捷
        passwordForgotten	忘记密码？
        passwordHide	隐藏密码
        passwordLabel	密码
        passwordMissing	请输入密码。
        passwordNew	新密码
        passwordRulesDigit	包含数字
        passwordRulesLongest	最多 {count} 个字符
        passwordRulesLowercase	包含小写字母
        passwordRulesSentence	密码要求：{rules}。
        passwordRulesSeparator	、
        passwordRulesShortest	至少 {count} 个字符
        passwordRulesSymbol	包含符号
        passwordRulesUppercase	包含大写字母
        passwordShow	显示密码
        passwordTitle	使用密码登录
        phoneName	手机
        privacy	隐私政策
        reauthLead	为了您的安全，请重新登录以继续。
        resend	重新获取验证码
        resendIn	{time} 后可重新获取
        resendReady	现在可以重新获取验证码了。
        resent	新的验证码已发送。
        resentSame	之前发送的验证码仍然有效。
        resetLead	我们会向您发送用于设置新密码的链接。
        resetSent	如果 {email} 已有账号，我们已向该地址发送用于设置新密码的链接。
        resetTitle	重置密码
        retryIn	请在{time}后重试。
        retryOn	请在 {time} 之后重试。
        setupCode	包含设置密钥的二维码
        setupKey	设置密钥
        signUp	创建账号
        signUpInstead	我已有账号
        signUpSubmit	创建账号
        skip	以后再说
        startOver	重新开始
        terms	服务条款
        triesLeftOther	还可以尝试 {count} 次。
        unknown	出了点问题。请稍后重试。
        verifyLead	添加两步验证需要已确认的邮箱地址。请打开发送至 {email} 的邮件中的链接，然后返回这里。
        verifyResend	重新发送链接
        verifySent	我们已将链接发送至 {email}。
        verifySubmit	我已打开链接
        withLink	使用邮件链接继续
        withPasskey	使用通行密钥继续
        withPassword	使用密码继续
        withPhone	使用手机号继续
        withProvider	使用 {provider} 继续
        """#
}
