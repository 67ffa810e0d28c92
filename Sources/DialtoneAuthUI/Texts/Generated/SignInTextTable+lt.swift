// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let lt = #"""
        ADDRESS_LIMIT	Iš jūsų ryšio prašyta per daug žinučių.
        ADMIN_ONLY_OPERATION	Naujų paskyrų čia kurti negalima.
        APP_LIMIT	Šiuo metu daugiau žinučių siųsti negalima.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Programėlė neleido prisijungti arba negalėjo to patikrinti. Bandykite dar kartą vėliau.
        CAPTCHA_CHECK_FAILED	Nepavyko patvirtinti, kad nesate robotas. Bandykite dar kartą.
        CODE_EXPIRED	Šio kodo galiojimas baigėsi. Prašykite naujo.
        CODE_SUPERSEDED	Šį kodą pakeitė naujesnis. Čia prašykite naujo.
        CODE_USED	Šis kodas jau panaudotas. Prašykite naujo.
        COUNTRY_LIMIT	Šios šalies numeriais SMS žinučių šiuo metu siųsti negalime ({country}).
        CREDENTIAL_ALREADY_IN_USE	Šis prieigos raktas jau priklauso paskyrai.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Tai truko per ilgai. Pradėkite iš naujo.
        EMAIL_EXISTS	Paskyra su šiuo el. pašto adresu jau yra. Prisijunkite prie jos.
        ENROLLMENT_LATE	Tai truko per ilgai. Antrąjį veiksmą galėsite pridėti kitą kartą prisijungdami.
        ENROLLMENT_REFUSED	Prie šios paskyros negalima pridėti antrojo veiksmo.
        FICTIONAL_NUMBER_LIMIT	Šiam numeriui įvesta per daug neteisingų kodų.
        INSTANCE_LIMIT	Iš šio įrenginio prašyta per daug žinučių.
        INVALID_API_KEY	Serveris šios programėlės nepažįsta.
        INVALID_AUTHENTICATOR_RESPONSE	Prieigos rakto panaudoti nepavyko. Bandykite dar kartą.
        INVALID_CODE	Šis kodas neteisingas.
        INVALID_EMAIL	Tai ne el. pašto adresas.
        INVALID_ID_TOKEN	Šis prisijungimas baigėsi. Pradėkite iš naujo.
        INVALID_LOGIN_CREDENTIALS	Neteisingas el. pašto adresas arba slaptažodis.
        INVALID_MFA_PENDING_CREDENTIAL	Prisijungimo laikas baigėsi. Pradėkite iš naujo.
        INVALID_PENDING_TOKEN	Prisijungimo laikas baigėsi. Pradėkite iš naujo.
        INVALID_PHONE_NUMBER	Šiuo numeriu SMS žinutės išsiųsti negalima.
        INVALID_SESSION_INFO	Šis kodas nebegalioja. Prašykite naujo.
        LINK_OF_OTHER_EMAIL	Ši nuoroda buvo išsiųsta kitu adresu. Įveskite jį.
        MESSAGE_NOT_SENT	Žinutės išsiųsti nepavyko. Po akimirkos bandykite dar kartą.
        MISSING_APP_CREDENTIAL	Nepavyko patvirtinti, kad ši programėlė tikra. Bandykite dar kartą.
        NETWORK_LIMIT	Iš jūsų tinklo prašyta per daug žinučių.
        NO_TRIES_LEFT	Tai buvo paskutinis bandymas su šiuo kodu. Prašykite naujo.
        NUMBER_CLAIM_WAITS	Šis numeris čia ilgai nebuvo naudojamas ir gali jau priklausyti kitam asmeniui. Juo galėsite prisijungti pasibaigus laukimo laikotarpiui.
        NUMBER_HAS_EXTENSION	SMS žinutės nepasiekia vidinių numerių. Įveskite tiesioginį numerį.
        NUMBER_IMPOSSIBLE	Pasirinktoje šalyje ({country}) tokio numerio nėra.
        NUMBER_INVALID	Pasirinktoje šalyje ({country}) tokio numerio nėra.
        NUMBER_KIND_NOT_ALLOWED	SMS žinutes galime siųsti tik mobiliaisiais numeriais. Įveskite kitą numerį.
        NUMBER_OPTED_OUT	Šio numerio naudotojas atsisakė mūsų žinučių.
        NUMBER_SUSPENDED	Šiam numeriui įvesta per daug neteisingų kodų.
        NUMBER_TOO_LONG	Šis numeris per ilgas pasirinktai šaliai ({country}).
        NUMBER_TOO_SHORT	Šis numeris per trumpas pasirinktai šaliai ({country}).
        NUMBER_WITHOUT_COUNTRY	Pasirinkite šio numerio šalį.
        OPERATION_NOT_ALLOWED	Šis prisijungimo būdas čia išjungtas.
        OTHER_PROOF_REQUIRED	Šis numeris čia ilgai nebuvo naudojamas. Prisijunkite kitu būdu.
        PASSKEY_CHALLENGE_EXPIRED	Tai truko per ilgai. Bandykite dar kartą.
        PASSKEY_CREDENTIAL_NOT_FOUND	Šis prieigos raktas nebepriklauso jokiai paskyrai. Prisijunkite kitu būdu.
        PASSKEY_LIMIT_EXCEEDED	Prie jūsų paskyros nebegalima pridėti prieigos raktų.
        PASSKEY_UNAVAILABLE	Šiame įrenginyje negalima naudoti prieigos raktų.
        PASSKEY_USER_NOT_VERIFIED	Jūsų įrenginys nepatvirtino, kad tai jūs. Bandykite dar kartą veidu, piršto atspaudu arba ekrano užraktu.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Šis slaptažodis neatitinka programėlės reikalavimų. Pasirinkite kitą.
        PREFIX_HELD	Tokiais numeriais SMS žinučių šiuo metu siųsti negalime.
        PREFIX_LIMIT	Tokiais numeriais SMS žinučių šiuo metu siųsti negalime.
        PROJECT_LIMIT	Šiuo metu daugiau žinučių siųsti negalima.
        PROOF_REQUIRED	Šiam numeriui įvesta per daug neteisingų kodų.
        QUOTA_EXCEEDED	Šiuo metu daugiau žinučių siųsti negalima.
        REGION_NOT_ALLOWED	Šios šalies numeriais SMS žinučių siųsti dar negalime ({country}).
        SECOND_CODE_REQUIRED	Kodas teisingas. Kadangi šiam numeriui įvesta daug neteisingų kodų, reikia dar vieno kodo. Prašykite jo dabar.
        SECOND_FACTOR_EXISTS	Šis numeris jau susietas su jūsų paskyra. Įveskite kitą.
        SECOND_FACTOR_LIMIT_EXCEEDED	Prie jūsų paskyros nebegalima pridėti antrojo veiksmo būdų.
        SECOND_FACTOR_SUSPENDED	Įvesta per daug neteisingų šios programėlės kodų. Rinkitės kitą būdą arba kreipkitės į pagalbos tarnybą.
        SEND_COOLDOWN	Ką tik išsiuntėme žinutę šiuo numeriu.
        SEND_DAILY_LIMIT	Šiam numeriui pasiekta dienos žinučių riba.
        SEND_HOURLY_LIMIT	Šiam numeriui pasiekta valandos žinučių riba.
        SESSION_EXPIRED	Šis kodas nebegalioja. Prašykite naujo.
        SPEND_CAP	Šiuo metu daugiau žinučių siųsti negalima.
        TOKEN_EXPIRED	Tai truko per ilgai. Pradėkite iš naujo.
        TOO_MANY_ATTEMPTS_TRY_LATER	Per daug bandymų.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Įvesta per daug neteisingų kodų. Pradėkite iš naujo.
        TOTP_CHALLENGE_TIMEOUT	Prisijungimo laikas baigėsi. Pradėkite iš naujo.
        UNSUPPORTED_FIRST_FACTOR	Prie šios paskyros negalima prisijungti telefono numeriu. Programėlėje prisijunkite kitu būdu.
        UNVERIFIED_EMAIL	Šis adresas dar nepatvirtintas. Atidarykite nuorodą mūsų laiške.
        USER_DISABLED	Ši paskyra išjungta. Kreipkitės į pagalbos tarnybą.
        USER_MISMATCH	Tai kita paskyra. Prisijunkite prie tos, kurią naudojate.
        USER_NOT_FOUND	Šios paskyros nebėra.
        WEAK_PASSWORD	Šis slaptažodis per silpnas. Pasirinkite kitą.
        WRONG_CODE	Šis kodas neteisingas.
        appName	Autentifikavimo programėlė
        asGuest	Tęsti kaip svečiui
        back	Atgal
        callingCodeUnknown	Tokio šalies kodo nėra. Patikrinkite skaitmenis po „+“.
        changeNumber	Keisti numerį
        codeExpiresIn	Kodas dar galioja {time}.
        codeLabel	Kodas (skaitmenų: {count})
        codeLead	Išsiųsta numeriu {number}
        codeShort	Skaitmenų skaičius kode: {count}.
        codeSubmit	Prisijungti
        codeSubmitting	Tikrinama…
        codeTitle	Įveskite kodą (skaitmenų: {count})
        confirmEmailTitle	Patvirtinkite savo el. pašto adresą
        conflictLead	Šis prisijungimo būdas priklauso kitai paskyrai. Jei pereisite prie jos, paliksite svečio paskyrą.
        conflictSubmit	Pereiti prie tos paskyros
        conflictTitle	Jau turite paskyrą
        countryButton	Šalis: {name}, +{code}
        countryChanged	Šalis pakeista: {name}.
        countryClose	Uždaryti
        countryCount	Rezultatai: {count}
        countryNone	Užklausos „{query}“ neatitinka jokia šalis.
        countrySearch	Ieškoti pagal pavadinimą arba kodą
        countryTitle	Pasirinkite šalį
        doneTitle	Jūs prisijungėte
        emailLabel	El. pašto adresas
        emailMissing	Įveskite el. pašto adresą.
        enrollApp	Autentifikavimo programėlė
        enrollAppLead	Programėlėje pridėkite paskyrą naudodami šį sąrankos raktą. Tada įveskite 6 skaitmenų kodą, kurį rodo programėlė.
        enrollAppNote	Kodai iš jūsų telefono programėlės
        enrollAppScan	Nuskaitykite šį QR kodą autentifikavimo programėle arba pridėkite joje paskyrą naudodami sąrankos raktą. Tada įveskite 6 skaitmenų kodą, kurį rodo programėlė.
        enrollAppTitle	Nustatykite autentifikavimo programėlę
        enrollLead	Jūsų numeris patvirtintas. Prisijungiant prie šios programėlės reikia ir antrojo veiksmo. Kad baigtumėte, pasirinkite būdą.
        enrollOfferLead	Antrasis veiksmas geriau apsaugo jūsų paskyrą. Pasirinkite būdą arba tęskite be jo.
        enrollPhone	Kitas telefono numeris
        enrollPhoneLead	Naudokite kitą numerį nei tas, kuriuo prisijungiate. Atsiųsime SMS žinutę su kodu jam patvirtinti.
        enrollPhoneNote	Kodai SMS žinute
        enrollRequiredLead	Prisijungiant prie šios programėlės reikia antrojo veiksmo. Kad baigtumėte, pasirinkite būdą.
        enrollSubmit	Baigti
        enrollTitle	Pridėkite antrąjį veiksmą
        existingLead	Adresas {email} priklauso paskyrai, prie kurios prisijungiama kitu būdu. Prisijunkite prie jos, ir mes pridėsime šį būdą.
        factorApp	Naudoti autentifikavimo programėlę
        factorAppLead	Atidarykite autentifikavimo programėlę ir įveskite kodą, kurį ji rodo šiai paskyrai.
        factorCodeLead	Išsiųsta jūsų numeriu, kuris baigiasi {number}
        factorLead	Šiai paskyrai reikia antrojo veiksmo. Pasirinkite būdą.
        factorLost	Jei negalite naudoti nė vieno iš jų, kreipkitės į pagalbos tarnybą.
        factorPhone	Siųsti SMS žinutę su kodu numeriu, kuris baigiasi {number}
        factorTitle	Patvirtinkite, kad tai jūs
        help	Gauti pagalbą
        linkConfirmLead	Įveskite adresą, kuriuo buvo išsiųsta prisijungimo nuoroda.
        linkSent	Išsiuntėme prisijungimo nuorodą adresu {email}. Atidarykite ją šiame įrenginyje.
        linkSubmit	Siųsti nuorodą
        linkTitle	Prisijunkite el. paštu
        messageDelivered	Žinutė pasiekė jūsų telefoną. Peržiūrėkite savo žinutes, taip pat ir nuo nežinomų siuntėjų.
        messageFailed	Žinutės nepavyko pristatyti šiuo numeriu. Patikrinkite numerį arba paprašykite naujo kodo.
        messagePending	Žinutė dar siunčiama. Tai gali užtrukti kelias minutes.
        methodsTitle	Prisijunkite
        nameLabel	Jūsų vardas
        nameMissing	Įveskite savo vardą.
        noMessage	Negavote žinutės?
        numberExample	Pavyzdys: {number}
        numberLabel	Telefono numeris
        numberLead	Atsiųsime SMS žinutę su kodu, kad patvirtintumėte, jog tai jūs.
        numberMissing	Įveskite telefono numerį.
        numberNotice	Tęsdami sutinkate gauti SMS žinutę. Operatorius gali taikyti žinučių ir duomenų mokesčius.
        numberSent	Kodą atsiųsime numeriu {number}.
        numberSubmit	Siųsti kodą
        numberSubmitting	Siunčiama…
        numberTitle	Prisijunkite telefono numeriu
        offline	Nepavyksta pasiekti serverio. Patikrinkite ryšį ir bandykite dar kartą.
        oneMoment	Akimirką…
        openApp	Atidaryti autentifikavimo programėlę šiame įrenginyje
        otherWay	Rinktis kitą būdą
        passkeyContinue	Tęsti
        passkeyDoneLead	Nuo šiol galite juo prisijungti.
        passkeyDoneTitle	Jūsų prieigos raktas išsaugotas
        passkeyLead	Sukurkite prieigos raktą ir prisijunkite taip, kaip atrakinate įrenginį: veidu, piršto atspaudu arba ekrano užraktu.
        passkeySubmit	Sukurti prieigos raktą
        passkeyTitle	Kitą kartą prisijunkite greičiau
        passwordForgotten	Pamiršote slaptažodį?
        passwordHide	Slėpti slaptažodį
        passwordLabel	Slaptažodis
        passwordMissing	Įveskite slaptažodį.
        passwordNew	Naujas slaptažodis
        passwordRulesDigit	skaitmuo
        passwordRulesLongest	didžiausias simbolių skaičius – {count}
        passwordRulesLowercase	mažoji raidė
        passwordRulesSentence	Slaptažodžio reikalavimai: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	mažiausias simbolių skaičius – {count}
        passwordRulesSymbol	specialusis simbolis
        passwordRulesUppercase	didžioji raidė
        passwordShow	Rodyti slaptažodį
        passwordTitle	Prisijunkite slaptažodžiu
        phoneName	Telefonas
        privacy	Privatumo politika
        reauthLead	Jūsų saugumui: kad tęstumėte, prisijunkite dar kartą.
        resend	Siųsti naują kodą
        resendIn	Naujas kodas po {time}
        resendReady	Dabar galite prašyti naujo kodo.
        resent	Naujas kodas jau siunčiamas.
        resentSame	Anksčiau išsiųstas kodas tebegalioja.
        resetLead	Atsiųsime nuorodą naujam slaptažodžiui pasirinkti.
        resetSent	Jei su adresu {email} susieta paskyra, išsiuntėme juo nuorodą naujam slaptažodžiui pasirinkti.
        resetTitle	Nustatykite slaptažodį iš naujo
        retryIn	Iki kito bandymo liko {time}.
        retryOn	Bandykite dar kartą po šio laiko: {time}.
        setupCode	QR kodas su sąrankos raktu
        setupKey	Sąrankos raktas
        signUp	Kurti paskyrą
        signUpInstead	Jau turiu paskyrą
        signUpSubmit	Kurti paskyrą
        skip	Ne dabar
        startOver	Pradėti iš naujo
        terms	Paslaugų teikimo sąlygos
        triesLeftFew	Liko {count} bandymai.
        triesLeftOne	Liko {count} bandymas.
        triesLeftOther	Liko {count} bandymų.
        unknown	Įvyko klaida. Po akimirkos bandykite dar kartą.
        verifyLead	Norint pridėti antrąjį veiksmą, reikia patvirtinto el. pašto adreso. Atidarykite nuorodą laiške, išsiųstame adresu {email}, ir grįžkite čia.
        verifyResend	Siųsti nuorodą dar kartą
        verifySent	Išsiuntėme nuorodą adresu {email}.
        verifySubmit	Nuorodą atidariau
        withLink	Tęsti naudojant el. pašto nuorodą
        withPasskey	Tęsti naudojant prieigos raktą
        withPassword	Tęsti naudojant slaptažodį
        withPhone	Tęsti naudojant telefono numerį
        withProvider	Tęsti naudojant „{provider}“
        """#
}
