// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let et = #"""
        ADDRESS_LIMIT	Sinu ühendusest on küsitud liiga palju sõnumeid.
        ADMIN_ONLY_OPERATION	Uusi kontosid ei saa siin luua.
        APP_LIMIT	Praegu ei saa rohkem sõnumeid saata.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Rakendus ei lubanud sisse logida või ei saanud seda kontrollida. Proovi hiljem uuesti.
        CAPTCHA_CHECK_FAILED	Me ei saanud kinnitada, et sa pole robot. Proovi uuesti.
        CODE_EXPIRED	See kood on aegunud. Küsi uus kood.
        CODE_SUPERSEDED	Uuem kood on selle asendanud. Küsi siin uus kood.
        CODE_USED	See kood on juba kasutatud. Küsi uus kood.
        COUNTRY_LIMIT	Me ei saa praegu selle riigi numbritele SMS-e saata ({country}).
        CREDENTIAL_ALREADY_IN_USE	See pääsuvõti kuulub juba ühe konto juurde.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	See võttis liiga kaua aega. Alusta uuesti.
        EMAIL_EXISTS	Sellel e-posti aadressil on juba konto. Logi sinna sisse.
        ENROLLMENT_LATE	See võttis liiga kaua aega. Saad teise etapi lisada järgmisel sisselogimisel.
        ENROLLMENT_REFUSED	Sellele kontole ei saa teist etappi lisada.
        FICTIONAL_NUMBER_LIMIT	Selle numbri jaoks on sisestatud liiga palju valesid koode.
        INSTANCE_LIMIT	Sellest seadmest on küsitud liiga palju sõnumeid.
        INVALID_API_KEY	Server ei tunne seda rakendust.
        INVALID_AUTHENTICATOR_RESPONSE	Pääsuvõtit ei saanud kasutada. Proovi uuesti.
        INVALID_CODE	See kood ei ole õige.
        INVALID_EMAIL	See ei ole e-posti aadress.
        INVALID_ID_TOKEN	See sisselogimine on lõppenud. Alusta uuesti.
        INVALID_LOGIN_CREDENTIALS	E-posti aadress või parool on vale.
        INVALID_MFA_PENDING_CREDENTIAL	See sisselogimine on aegunud. Alusta uuesti.
        INVALID_PENDING_TOKEN	See sisselogimine on aegunud. Alusta uuesti.
        INVALID_PHONE_NUMBER	Sellele numbrile ei saa SMS-i saata.
        INVALID_SESSION_INFO	See kood enam ei kehti. Küsi uus kood.
        LINK_OF_OTHER_EMAIL	See link saadeti teisele aadressile. Sisesta see aadress.
        MESSAGE_NOT_SENT	Sõnumit ei saanud saata. Proovi hetke pärast uuesti.
        MISSING_APP_CREDENTIAL	Me ei saanud kinnitada, et see rakendus on ehtne. Proovi uuesti.
        NETWORK_LIMIT	Sinu võrgust on küsitud liiga palju sõnumeid.
        NO_TRIES_LEFT	See oli selle koodi viimane katse. Küsi uus kood.
        NUMBER_CLAIM_WAITS	Seda numbrit pole siin kaua kasutatud ja sel võib olla uus omanik. Saad sellega sisse logida pärast ooteaega.
        NUMBER_HAS_EXTENSION	SMS-id ei jõua sisenumbritele. Sisesta otsenumber.
        NUMBER_IMPOSSIBLE	Valitud riigis ({country}) sellist numbrit ei ole.
        NUMBER_INVALID	Valitud riigis ({country}) sellist numbrit ei ole.
        NUMBER_KIND_NOT_ALLOWED	SMS-e saame saata ainult mobiilinumbritele. Sisesta muu number.
        NUMBER_OPTED_OUT	Selle numbri kasutaja on meie sõnumitest loobunud.
        NUMBER_SUSPENDED	Selle numbri jaoks on sisestatud liiga palju valesid koode.
        NUMBER_TOO_LONG	See number on valitud riigi jaoks liiga pikk ({country}).
        NUMBER_TOO_SHORT	See number on valitud riigi jaoks liiga lühike ({country}).
        NUMBER_WITHOUT_COUNTRY	Vali selle numbri riik.
        OPERATION_NOT_ALLOWED	See sisselogimisviis on siin välja lülitatud.
        OTHER_PROOF_REQUIRED	Seda numbrit pole siin kaua kasutatud. Logi sisse muul viisil.
        PASSKEY_CHALLENGE_EXPIRED	See võttis liiga kaua aega. Proovi uuesti.
        PASSKEY_CREDENTIAL_NOT_FOUND	See pääsuvõti ei kuulu enam ühegi konto juurde. Logi sisse muul viisil.
        PASSKEY_LIMIT_EXCEEDED	Sinu kontole ei saa rohkem pääsuvõtmeid lisada.
        PASSKEY_UNAVAILABLE	Selles seadmes ei saa pääsuvõtmeid kasutada.
        PASSKEY_USER_NOT_VERIFIED	Sinu seade ei kinnitanud, et see oled sina. Proovi uuesti näo, sõrmejälje või ekraanilukuga.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	See parool ei vasta rakenduse nõuetele. Vali muu.
        PREFIX_HELD	Me ei saa praegu sellistele numbritele SMS-e saata.
        PREFIX_LIMIT	Me ei saa praegu sellistele numbritele SMS-e saata.
        PROJECT_LIMIT	Praegu ei saa rohkem sõnumeid saata.
        PROOF_REQUIRED	Selle numbri jaoks on sisestatud liiga palju valesid koode.
        QUOTA_EXCEEDED	Praegu ei saa rohkem sõnumeid saata.
        REGION_NOT_ALLOWED	Me ei saa veel selle riigi numbritele SMS-e saata ({country}).
        SECOND_CODE_REQUIRED	Kood on õige. Kuna selle numbri jaoks on sisestatud palju valesid koode, on vaja veel teist koodi. Küsi see kohe.
        SECOND_FACTOR_EXISTS	See number on juba sinu kontoga seotud. Sisesta muu number.
        SECOND_FACTOR_LIMIT_EXCEEDED	Sinu kontol on juba suurim lubatud arv teise etapi võimalusi.
        SECOND_FACTOR_SUSPENDED	Sellest rakendusest on sisestatud liiga palju valesid koode. Kasuta muud võimalust või võta ühendust klienditoega.
        SEND_COOLDOWN	Saatsime sellele numbrile äsja sõnumi.
        SEND_DAILY_LIMIT	Selle numbri sõnumite päevalimiit on täis.
        SEND_HOURLY_LIMIT	Selle numbri sõnumite tunnilimiit on täis.
        SESSION_EXPIRED	See kood enam ei kehti. Küsi uus kood.
        SPEND_CAP	Praegu ei saa rohkem sõnumeid saata.
        TOKEN_EXPIRED	See võttis liiga kaua aega. Alusta uuesti.
        TOO_MANY_ATTEMPTS_TRY_LATER	Liiga palju katseid.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Sisestati liiga palju valesid koode. Alusta uuesti.
        TOTP_CHALLENGE_TIMEOUT	See sisselogimine on aegunud. Alusta uuesti.
        UNSUPPORTED_FIRST_FACTOR	Sellele kontole ei saa telefoninumbriga sisse logida. Logi rakenduses sisse muul viisil.
        UNVERIFIED_EMAIL	See aadress pole veel kinnitatud. Ava link meie kirjas.
        USER_DISABLED	See konto on keelatud. Võta ühendust klienditoega.
        USER_MISMATCH	See on teine konto. Logi sisse kontole, mida kasutad.
        USER_NOT_FOUND	Seda kontot enam ei ole.
        WEAK_PASSWORD	See parool on liiga nõrk. Vali muu.
        WRONG_CODE	See kood ei ole õige.
        appName	Autentimisrakendus
        asGuest	Jätka külalisena
        back	Tagasi
        callingCodeUnknown	Ühelgi riigil ei ole sellist suunakoodi. Kontrolli „+“ järel olevaid numbreid.
        changeNumber	Muuda numbrit
        codeExpiresIn	Kood kehtib veel {time}.
        codeLabel	{count}-kohaline kood
        codeLead	Saadetud numbrile {number}
        codeShort	Koodis on {count} numbrit.
        codeSubmit	Logi sisse
        codeSubmitting	Kontrollimine…
        codeTitle	Sisesta {count}-kohaline kood
        confirmEmailTitle	Kinnita oma e-posti aadress
        conflictLead	See sisselogimine kuulub teisele kontole. Kui lähed sellele üle, lahkud külaliskontolt.
        conflictSubmit	Mine sellele kontole
        conflictTitle	Sul on juba konto
        countryButton	Riik: {name}, +{code}
        countryChanged	Riik on muudetud: {name}.
        countryClose	Sule
        countryCount	Tulemusi: {count}
        countryNone	Otsingule „{query}“ ei vasta ükski riik.
        countrySearch	Otsi nime või suunakoodi järgi
        countryTitle	Vali riik
        doneTitle	Oled sisse logitud
        emailLabel	E-posti aadress
        emailMissing	Sisesta oma e-posti aadress.
        enrollApp	Autentimisrakendus
        enrollAppLead	Lisa rakenduses selle seadistusvõtmega konto. Seejärel sisesta 6-kohaline kood, mida rakendus näitab.
        enrollAppNote	Koodid sinu telefoni rakendusest
        enrollAppScan	Skanni see QR-kood autentimisrakendusega või lisa seal seadistusvõtmega konto. Seejärel sisesta 6-kohaline kood, mida rakendus näitab.
        enrollAppTitle	Seadista autentimisrakendus
        enrollLead	Sinu number on kinnitatud. See rakendus nõuab sisselogimisel ka teist etappi. Lõpetamiseks vali sobiv võimalus.
        enrollOfferLead	Teine etapp kaitseb sinu kontot paremini. Vali sobiv võimalus või jätka ilma selleta.
        enrollPhone	Teine telefoninumber
        enrollPhoneLead	Kasuta muud numbrit kui see, millega sisse logid. Saadame sellele kinnitamiseks SMS-iga koodi.
        enrollPhoneNote	Koodid SMS-iga
        enrollRequiredLead	See rakendus nõuab sisselogimisel teist etappi. Lõpetamiseks vali sobiv võimalus.
        enrollSubmit	Lõpeta
        enrollTitle	Lisa teine etapp
        existingLead	{email} kuulub kontole, kuhu logitakse sisse muul viisil. Logi sinna sisse ja lisame ka selle viisi.
        factorApp	Kasuta autentimisrakendust
        factorAppLead	Ava autentimisrakendus ja sisesta kood, mida see selle konto jaoks näitab.
        factorCodeLead	Saadetud sinu numbrile, mille lõpus on {number}
        factorLead	Selle konto jaoks on vaja teist etappi. Vali sobiv võimalus.
        factorLost	Kui sa ei saa neist ühtegi kasutada, võta ühendust klienditoega.
        factorPhone	Saada SMS-iga kood numbrile, mille lõpus on {number}
        factorTitle	Kinnita, et see oled sina
        help	Hangi abi
        linkConfirmLead	Sisesta aadress, millele sisselogimislink saadeti.
        linkSent	Saatsime sisselogimislingi aadressile {email}. Ava see selles seadmes.
        linkSubmit	Saada link
        linkTitle	Logi sisse e-postiga
        messageDelivered	Sõnum on sinu telefoni jõudnud. Vaata oma sõnumid läbi, ka need, mis on tundmatutelt saatjatelt.
        messageFailed	Sõnumit ei õnnestunud sellele numbrile saata. Kontrolli numbrit või taotle uus kood.
        messagePending	Sõnum on veel teel. See võib võtta mõne minuti.
        methodsTitle	Logi sisse
        nameLabel	Sinu nimi
        nameMissing	Sisesta oma nimi.
        noMessage	Sõnum ei tulnud?
        numberExample	Näide: {number}
        numberLabel	Telefoninumber
        numberLead	Saadame sulle SMS-iga koodi, millega kinnitad, et see oled sina.
        numberMissing	Sisesta oma telefoninumber.
        numberNotice	Jätkates nõustud SMS-i saamisega. Operaator võib võtta sõnumite ja andmeside eest tasu.
        numberSent	Saadame koodi numbrile {number}.
        numberSubmit	Saada kood
        numberSubmitting	Saatmine…
        numberTitle	Logi sisse telefoninumbriga
        offline	Serveriga ei saa ühendust. Kontrolli internetiühendust ja proovi uuesti.
        oneMoment	Üks hetk…
        openApp	Ava autentimisrakendus selles seadmes
        otherWay	Vali muu võimalus
        passkeyContinue	Jätka
        passkeyDoneLead	Nüüdsest saad sellega sisse logida.
        passkeyDoneTitle	Sinu pääsuvõti on salvestatud
        passkeyLead	Loo pääsuvõti, et logida sisse samamoodi, nagu avad oma seadme: näo, sõrmejälje või ekraanilukuga.
        passkeySubmit	Loo pääsuvõti
        passkeyTitle	Logi järgmisel korral kiiremini sisse
        passwordForgotten	Kas unustasid parooli?
        passwordHide	Peida parool
        passwordLabel	Parool
        passwordMissing	Sisesta oma parool.
        passwordNew	Uus parool
        passwordRulesDigit	number
        passwordRulesLongest	kuni {count} tähemärki
        passwordRulesLowercase	väiketäht
        passwordRulesSentence	Paroolis peab olema {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	vähemalt {count} tähemärki
        passwordRulesSymbol	sümbol
        passwordRulesUppercase	suurtäht
        passwordShow	Kuva parool
        passwordTitle	Logi sisse parooliga
        phoneName	Telefon
        privacy	Privaatsuspoliitika
        reauthLead	Turvalisuse huvides logi jätkamiseks uuesti sisse.
        resend	Saada uus kood
        resendIn	Uus kood {time} pärast
        resendReady	Nüüd saad uue koodi küsida.
        resent	Uus kood on teel.
        resentSame	Varem saadetud kood kehtib veel.
        resetLead	Saadame sulle lingi, millega saad valida uue parooli.
        resetSent	Kui aadressil {email} on konto, saatsime sinna lingi, millega saad valida uue parooli.
        resetTitle	Lähtesta parool
        retryIn	Oota {time} ja proovi uuesti.
        retryOn	Proovi uuesti pärast seda aega: {time}.
        setupCode	QR-kood, mis sisaldab seadistusvõtit
        setupKey	Seadistusvõti
        signUp	Loo konto
        signUpInstead	Mul on juba konto
        signUpSubmit	Loo konto
        skip	Mitte praegu
        startOver	Alusta uuesti
        terms	Teenusetingimused
        triesLeftOne	Alles on {count} katse.
        triesLeftOther	Alles on {count} katset.
        unknown	Midagi läks valesti. Proovi hetke pärast uuesti.
        verifyLead	Teise etapi lisamiseks on vaja kinnitatud e-posti aadressi. Ava link kirjas, mis saadeti aadressile {email}, ja tule siia tagasi.
        verifyResend	Saada link uuesti
        verifySent	Saatsime lingi aadressile {email}.
        verifySubmit	Avasin lingi
        withLink	Jätka e-posti lingiga
        withPasskey	Jätka pääsuvõtmega
        withPassword	Jätka parooliga
        withPhone	Jätka telefoninumbriga
        withProvider	Jätka teenusega {provider}
        """#
}
