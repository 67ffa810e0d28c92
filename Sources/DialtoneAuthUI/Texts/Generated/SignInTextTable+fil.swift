// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let fil = #"""
        ADDRESS_LIMIT	Masyadong maraming mensahe ang hiniling mula sa koneksyon mo.
        ADMIN_ONLY_OPERATION	Hindi puwedeng gumawa ng bagong account dito.
        APP_LIMIT	Hindi na makapagpadala ng mensahe sa ngayon.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Hindi pinayagan o hindi nasuri ng app ang pag-sign in na ito. Subukan ulit sa ibang pagkakataon.
        CAPTCHA_CHECK_FAILED	Hindi namin nakumpirmang hindi ka robot. Subukan ulit.
        CODE_EXPIRED	Nag-expire na ang code na ito. Humiling ng bago.
        CODE_SUPERSEDED	Napalitan na ng mas bagong code ang code na ito. Humiling ng bago rito.
        CODE_USED	Nagamit na ang code na ito. Humiling ng bago.
        COUNTRY_LIMIT	Hindi kami makapag-text ngayon sa mga numero sa bansang ito ({country}).
        CREDENTIAL_ALREADY_IN_USE	May account na ang passkey na ito.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Masyado itong natagalan. Magsimula ulit.
        EMAIL_EXISTS	May account na ang email address na ito. Mag-sign in doon.
        ENROLLMENT_LATE	Masyado itong natagalan. Puwede kang magdagdag ng pangalawang hakbang sa susunod mong pag-sign in.
        ENROLLMENT_REFUSED	Hindi puwedeng magdagdag ng pangalawang hakbang sa account na ito.
        FICTIONAL_NUMBER_LIMIT	Masyadong maraming maling code ang inilagay para sa numerong ito.
        INSTANCE_LIMIT	Masyadong maraming mensahe ang hiniling mula sa device na ito.
        INVALID_API_KEY	Hindi kilala ng server ang app na ito.
        INVALID_AUTHENTICATOR_RESPONSE	Hindi nagamit ang passkey. Subukan ulit.
        INVALID_CODE	Mali ang code.
        INVALID_EMAIL	Hindi ito email address.
        INVALID_ID_TOKEN	Natapos na ang pag-sign in na ito. Magsimula ulit.
        INVALID_LOGIN_CREDENTIALS	Mali ang email address o password.
        INVALID_MFA_PENDING_CREDENTIAL	Nag-expire na ang pag-sign in na ito. Magsimula ulit.
        INVALID_PENDING_TOKEN	Nag-expire na ang pag-sign in na ito. Magsimula ulit.
        INVALID_PHONE_NUMBER	Hindi kami makapag-text sa numerong ito.
        INVALID_SESSION_INFO	Wala nang bisa ang code na ito. Humiling ng bago.
        LINK_OF_OTHER_EMAIL	Ipinadala ang link na ito sa ibang address. Iyon ang ilagay.
        MESSAGE_NOT_SENT	Hindi naipadala ang mensahe. Subukan ulit mamaya-maya.
        MISSING_APP_CREDENTIAL	Hindi namin nakumpirmang tunay ang app na ito. Subukan ulit.
        NETWORK_LIMIT	Masyadong maraming mensahe ang hiniling mula sa network mo.
        NO_TRIES_LEFT	Iyon na ang huling pagsubok sa code na ito. Humiling ng bago.
        NUMBER_CLAIM_WAITS	Matagal nang hindi ginagamit dito ang numerong ito at baka iba na ang may-ari nito. Makakapag-sign in ka gamit ito pagkatapos ng panahon ng paghihintay.
        NUMBER_HAS_EXTENSION	Hindi nakakarating ang text message sa mga extension. Maglagay ng direktang numero.
        NUMBER_IMPOSSIBLE	Walang ganitong numero sa bansang pinili mo ({country}).
        NUMBER_INVALID	Walang ganitong numero sa bansang pinili mo ({country}).
        NUMBER_KIND_NOT_ALLOWED	Sa mga mobile number lang kami puwedeng mag-text. Maglagay ng ibang numero.
        NUMBER_OPTED_OUT	Nag-opt out ang numerong ito sa mga mensahe namin.
        NUMBER_SUSPENDED	Masyadong maraming maling code ang inilagay para sa numerong ito.
        NUMBER_TOO_LONG	Masyadong mahaba ang numerong ito para sa bansang pinili mo ({country}).
        NUMBER_TOO_SHORT	Masyadong maikli ang numerong ito para sa bansang pinili mo ({country}).
        NUMBER_WITHOUT_COUNTRY	Piliin ang bansa ng numerong ito.
        OPERATION_NOT_ALLOWED	Naka-off dito ang ganitong paraan ng pag-sign in.
        OTHER_PROOF_REQUIRED	Matagal nang hindi ginagamit dito ang numerong ito. Mag-sign in sa ibang paraan.
        PASSKEY_CHALLENGE_EXPIRED	Masyado itong natagalan. Subukan ulit.
        PASSKEY_CREDENTIAL_NOT_FOUND	Wala nang account ang passkey na ito. Mag-sign in sa ibang paraan.
        PASSKEY_LIMIT_EXCEEDED	Hindi na puwedeng magdagdag ng passkey sa account mo.
        PASSKEY_UNAVAILABLE	Hindi puwedeng gumamit ng mga passkey sa device na ito.
        PASSKEY_USER_NOT_VERIFIED	Hindi nakumpirma ng device mo na ikaw ito. Subukan ulit gamit ang mukha, fingerprint, o lock ng screen.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Hindi nakakasunod ang password na ito sa mga panuntunan ng app. Pumili ng iba.
        PREFIX_HELD	Hindi kami makapag-text ngayon sa mga numerong tulad nito.
        PREFIX_LIMIT	Hindi kami makapag-text ngayon sa mga numerong tulad nito.
        PROJECT_LIMIT	Hindi na makapagpadala ng mensahe sa ngayon.
        PROOF_REQUIRED	Masyadong maraming maling code ang inilagay para sa numerong ito.
        QUOTA_EXCEEDED	Hindi na makapagpadala ng mensahe sa ngayon.
        REGION_NOT_ALLOWED	Hindi pa kami makapag-text sa mga numero sa bansang ito ({country}).
        SECOND_CODE_REQUIRED	Tama ang code. Dahil maraming maling code ang inilagay para sa numerong ito, kailangan mo ng pangalawang code. Hilingin ito ngayon.
        SECOND_FACTOR_EXISTS	Nasa account mo na ang numerong ito. Maglagay ng iba.
        SECOND_FACTOR_LIMIT_EXCEEDED	Hindi na puwedeng magdagdag ng pangalawang hakbang sa account mo.
        SECOND_FACTOR_SUSPENDED	Masyadong maraming maling code mula sa app na ito ang inilagay. Gumamit ng ibang paraan, o makipag-ugnayan sa support.
        SEND_COOLDOWN	Kapapadala lang namin ng mensahe sa numerong ito.
        SEND_DAILY_LIMIT	Naabot na ng numerong ito ang limitasyon ng mensahe kada araw.
        SEND_HOURLY_LIMIT	Naabot na ng numerong ito ang limitasyon ng mensahe kada oras.
        SESSION_EXPIRED	Wala nang bisa ang code na ito. Humiling ng bago.
        SPEND_CAP	Hindi na makapagpadala ng mensahe sa ngayon.
        TOKEN_EXPIRED	Masyado itong natagalan. Magsimula ulit.
        TOO_MANY_ATTEMPTS_TRY_LATER	Masyadong maraming pagsubok.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Masyadong maraming maling code ang inilagay. Magsimula ulit.
        TOTP_CHALLENGE_TIMEOUT	Nag-expire na ang pag-sign in na ito. Magsimula ulit.
        UNSUPPORTED_FIRST_FACTOR	Hindi puwedeng mag-sign in sa account na ito gamit ang numero ng telepono. Gumamit ng ibang paraan sa app.
        UNVERIFIED_EMAIL	Hindi pa nakukumpirma ang address na ito. Buksan ang link sa email namin.
        USER_DISABLED	Naka-disable ang account na ito. Makipag-ugnayan sa support.
        USER_MISMATCH	Ibang account ito. Mag-sign in sa account na ginagamit mo.
        USER_NOT_FOUND	Wala na ang account na ito.
        WEAK_PASSWORD	Masyadong mahina ang password na ito. Pumili ng iba.
        WRONG_CODE	Mali ang code.
        appName	Authenticator app
        asGuest	Magpatuloy bilang guest
        back	Bumalik
        callingCodeUnknown	Walang bansang may ganitong calling code. Suriin ang mga digit pagkatapos ng “+”.
        changeNumber	Palitan ang numero
        codeExpiresIn	May bisa ang code sa loob ng {time}.
        codeLabel	{count}-digit na code
        codeLead	Ipinadala sa {number}
        codeShort	May {count} digit ang code.
        codeSubmit	Mag-sign in
        codeSubmitting	Sinusuri…
        codeTitle	Ilagay ang {count}-digit na code
        confirmEmailTitle	Kumpirmahin ang email address mo
        conflictLead	Para sa ibang account ang pag-sign in na ito. Kung lilipat ka roon, iiwan mo ang guest account.
        conflictSubmit	Lumipat sa account na iyon
        conflictTitle	Mayroon ka nang account
        countryButton	Bansa: {name}, +{code}
        countryChanged	Napalitan ang bansa: {name}.
        countryClose	Isara
        countryCount	Mga resulta: {count}
        countryNone	Walang bansang tumutugma sa “{query}”.
        countrySearch	Maghanap ayon sa pangalan o code
        countryTitle	Pumili ng bansa
        doneTitle	Naka-sign in ka na
        emailLabel	Email address
        emailMissing	Ilagay ang email address mo.
        enrollApp	Authenticator app
        enrollAppLead	Magdagdag ng account sa app mo gamit ang setup key na ito. Pagkatapos, ilagay ang 6-digit na code na ipinapakita ng app.
        enrollAppNote	Mga code mula sa isang app sa telepono mo
        enrollAppScan	I-scan ang QR code na ito gamit ang authenticator app mo, o magdagdag doon ng account gamit ang setup key. Pagkatapos, ilagay ang 6-digit na code na ipinapakita ng app.
        enrollAppTitle	I-set up ang authenticator app mo
        enrollLead	Nakumpirma na ang numero mo. Kailangan din ng app na ito ng pangalawang hakbang kapag nagsa-sign in ka. Pumili ng isa para matapos.
        enrollOfferLead	Mas pinoprotektahan ng pangalawang hakbang ang account mo. Pumili ng isa, o magpatuloy nang wala nito.
        enrollPhone	Ibang numero ng telepono
        enrollPhoneLead	Gumamit ng numerong iba sa ginagamit mo sa pag-sign in. Magte-text kami ng code para kumpirmahin ito.
        enrollPhoneNote	Mga code sa text message
        enrollRequiredLead	Kailangan ng app na ito ng pangalawang hakbang kapag nagsa-sign in ka. Pumili ng isa para matapos.
        enrollSubmit	Tapusin
        enrollTitle	Magdagdag ng pangalawang hakbang
        existingLead	Ang {email} ay sa isang account na may ibang paraan ng pag-sign in. Mag-sign in doon, at idaragdag namin ang paraang ito.
        factorApp	Gamitin ang authenticator app mo
        factorAppLead	Buksan ang authenticator app mo at ilagay ang code na ipinapakita nito para sa account na ito.
        factorCodeLead	Ipinadala sa numero mong nagtatapos sa {number}
        factorLead	Kailangan ng pangalawang hakbang para sa account na ito. Pumili ng isa.
        factorLost	Kung wala kang magamit sa mga ito, makipag-ugnayan sa support.
        factorPhone	Mag-text ng code sa numerong nagtatapos sa {number}
        factorTitle	Kumpirmahing ikaw ito
        help	Humingi ng tulong
        linkConfirmLead	Ilagay ang address kung saan ipinadala ang link sa pag-sign in.
        linkSent	Nagpadala kami ng link sa pag-sign in sa {email}. Buksan ito sa device na ito.
        linkSubmit	Ipadala ang link
        linkTitle	Mag-sign in gamit ang email
        messageDelivered	Nakarating na ang mensahe sa telepono mo. Tingnan ang mga mensahe mo, pati ang mula sa mga hindi kilalang nagpadala.
        messageFailed	Hindi naihatid ang mensahe sa numerong ito. Tingnan ang numero, o humingi ng bagong code.
        messagePending	Paparating pa ang mensahe. Puwede itong abutin nang ilang minuto.
        methodsTitle	Mag-sign in
        nameLabel	Pangalan mo
        nameMissing	Ilagay ang pangalan mo.
        noMessage	Walang mensahe?
        numberExample	Halimbawa: {number}
        numberLabel	Numero ng telepono
        numberLead	Magte-text kami sa iyo ng code para makumpirmang ikaw ito.
        numberMissing	Ilagay ang numero ng telepono mo.
        numberNotice	Sa pagpapatuloy, pumapayag kang makatanggap ng text message. Maaaring may singil para sa mensahe at data.
        numberSent	Ipapadala namin ang code sa {number}.
        numberSubmit	Ipadala ang code
        numberSubmitting	Ipinapadala…
        numberTitle	Mag-sign in gamit ang iyong telepono
        offline	Hindi namin maabot ang server. Suriin ang koneksyon mo at subukan ulit.
        oneMoment	Sandali lang…
        openApp	Magbukas ng authenticator app sa device na ito
        otherWay	Pumili ng ibang paraan
        passkeyContinue	Magpatuloy
        passkeyDoneLead	Mula ngayon, puwede mo na itong gamitin sa pag-sign in.
        passkeyDoneTitle	Naka-save na ang passkey mo
        passkeyLead	Gumawa ng passkey para mag-sign in kung paano mo ina-unlock ang device mo: gamit ang mukha, fingerprint, o lock ng screen.
        passkeySubmit	Gumawa ng passkey
        passkeyTitle	Mag-sign in nang mas mabilis sa susunod
        passwordForgotten	Nakalimutan ang password?
        passwordHide	Itago ang password
        passwordLabel	Password
        passwordMissing	Ilagay ang password mo.
        passwordNew	Bagong password
        passwordRulesDigit	isang digit
        passwordRulesLongest	hindi hihigit sa {count} character
        passwordRulesLowercase	isang maliit na titik
        passwordRulesSentence	Mga kailangan sa password: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	hindi bababa sa {count} character
        passwordRulesSymbol	isang simbolo
        passwordRulesUppercase	isang malaking titik
        passwordShow	Ipakita ang password
        passwordTitle	Mag-sign in gamit ang password mo
        phoneName	Telepono
        privacy	Patakaran sa Privacy
        reauthLead	Para sa seguridad mo, mag-sign in ulit para magpatuloy.
        resend	Magpadala ng bagong code
        resendIn	Bagong code pagkalipas ng {time}
        resendReady	Puwede ka nang humiling ng bagong code.
        resent	Parating na ang bagong code.
        resentSame	May bisa pa ang code na ipinadala namin.
        resetLead	Papadalhan ka namin ng link para makapili ng bagong password.
        resetSent	Kung may account para sa {email}, nagpadala kami roon ng link para makapili ng bagong password.
        resetTitle	I-reset ang password mo
        retryIn	Subukan ulit pagkalipas ng {time}.
        retryOn	Subukan ulit pagkatapos ng {time}.
        setupCode	QR code na may setup key
        setupKey	Setup key
        signUp	Gumawa ng account
        signUpInstead	May account na ako
        signUpSubmit	Gumawa ng account
        skip	Hindi ngayon
        startOver	Magsimula ulit
        terms	Mga Tuntunin ng Serbisyo
        triesLeftOne	{count} pagsubok na lang ang natitira.
        triesLeftOther	{count} na pagsubok na lang ang natitira.
        unknown	Nagkaproblema. Subukan ulit mamaya-maya.
        verifyLead	Kailangan ng nakumpirmang email address para makapagdagdag ng pangalawang hakbang. Buksan ang link sa email na ipinadala sa {email}, at bumalik dito.
        verifyResend	Ipadala ulit ang link
        verifySent	Nagpadala kami ng link sa {email}.
        verifySubmit	Binuksan ko na ang link
        withLink	Magpatuloy gamit ang link sa email
        withPasskey	Magpatuloy gamit ang passkey
        withPassword	Magpatuloy gamit ang password
        withPhone	Magpatuloy gamit ang numero ng telepono
        withProvider	Magpatuloy gamit ang {provider}
        """#
}
