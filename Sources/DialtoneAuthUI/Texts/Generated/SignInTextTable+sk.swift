// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let sk = #"""
        ADDRESS_LIMIT	Z vášho pripojenia prišlo príliš veľa žiadostí o správu.
        ADMIN_ONLY_OPERATION	Nové účty sa tu nedajú vytvárať.
        APP_LIMIT	Ďalšie správy teraz nie je možné odoslať.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplikácia toto prihlásenie nepovolila alebo ho nemohla overiť. Skúste to neskôr.
        CAPTCHA_CHECK_FAILED	Nepodarilo sa overiť, že nie ste robot. Skúste to znova.
        CODE_EXPIRED	Platnosť tohto kódu vypršala. Požiadajte o nový.
        CODE_SUPERSEDED	Tento kód nahradil novší. Požiadajte tu o nový.
        CODE_USED	Tento kód už bol použitý. Požiadajte o nový.
        COUNTRY_LIMIT	Do tejto krajiny teraz nemôžeme poslať SMS ({country}).
        CREDENTIAL_ALREADY_IN_USE	Tento prístupový kľúč už patrí k nejakému účtu.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Trvalo to príliš dlho. Začnite odznova.
        EMAIL_EXISTS	Táto e-mailová adresa už má účet. Prihláste sa doň.
        ENROLLMENT_LATE	Trvalo to príliš dlho. Druhý krok môžete pridať pri ďalšom prihlásení.
        ENROLLMENT_REFUSED	K tomuto účtu nie je možné pridať druhý krok.
        FICTIONAL_NUMBER_LIMIT	Pri tomto čísle bolo zadaných príliš veľa nesprávnych kódov.
        INSTANCE_LIMIT	Z tohto zariadenia prišlo príliš veľa žiadostí o správu.
        INVALID_API_KEY	Server túto aplikáciu nepozná.
        INVALID_AUTHENTICATOR_RESPONSE	Prístupový kľúč sa nepodarilo použiť. Skúste to znova.
        INVALID_CODE	Kód nie je správny.
        INVALID_EMAIL	Toto nie je e-mailová adresa.
        INVALID_ID_TOKEN	Toto prihlásenie sa skončilo. Začnite odznova.
        INVALID_LOGIN_CREDENTIALS	Nesprávna e-mailová adresa alebo heslo.
        INVALID_MFA_PENDING_CREDENTIAL	Platnosť tohto prihlásenia vypršala. Začnite odznova.
        INVALID_PENDING_TOKEN	Platnosť tohto prihlásenia vypršala. Začnite odznova.
        INVALID_PHONE_NUMBER	Na toto telefónne číslo nemôžeme poslať SMS.
        INVALID_SESSION_INFO	Tento kód už neplatí. Požiadajte o nový.
        LINK_OF_OTHER_EMAIL	Tento odkaz bol odoslaný na inú adresu. Zadajte ju.
        MESSAGE_NOT_SENT	Správu sa nepodarilo odoslať. Skúste to o chvíľu znova.
        MISSING_APP_CREDENTIAL	Nepodarilo sa overiť, že je táto aplikácia pravá. Skúste to znova.
        NETWORK_LIMIT	Z vašej siete prišlo príliš veľa žiadostí o správu.
        NO_TRIES_LEFT	To bol posledný pokus s týmto kódom. Požiadajte o nový.
        NUMBER_CLAIM_WAITS	Toto číslo sa tu dlho nepoužívalo a mohlo zmeniť majiteľa. Prihlásiť sa ním budete môcť po uplynutí čakacej lehoty.
        NUMBER_HAS_EXTENSION	SMS nie je možné poslať na klapku. Zadajte priame číslo.
        NUMBER_IMPOSSIBLE	Také číslo vo vybranej krajine neexistuje ({country}).
        NUMBER_INVALID	Také číslo vo vybranej krajine neexistuje ({country}).
        NUMBER_KIND_NOT_ALLOWED	SMS môžeme poslať iba na mobilné číslo. Zadajte iné číslo.
        NUMBER_OPTED_OUT	Zasielanie našich správ na toto číslo bolo odmietnuté.
        NUMBER_SUSPENDED	Pri tomto čísle bolo zadaných príliš veľa nesprávnych kódov.
        NUMBER_TOO_LONG	Číslo je pre vybranú krajinu príliš dlhé ({country}).
        NUMBER_TOO_SHORT	Číslo je pre vybranú krajinu príliš krátke ({country}).
        NUMBER_WITHOUT_COUNTRY	Vyberte krajinu tohto čísla.
        OPERATION_NOT_ALLOWED	Tento spôsob prihlásenia je tu vypnutý.
        OTHER_PROOF_REQUIRED	Toto číslo sa tu dlho nepoužívalo. Prihláste sa iným spôsobom.
        PASSKEY_CHALLENGE_EXPIRED	Trvalo to príliš dlho. Skúste to znova.
        PASSKEY_CREDENTIAL_NOT_FOUND	Tento prístupový kľúč už nepatrí k žiadnemu účtu. Prihláste sa iným spôsobom.
        PASSKEY_LIMIT_EXCEEDED	K vášmu účtu sa nedajú pridať ďalšie prístupové kľúče.
        PASSKEY_UNAVAILABLE	V tomto zariadení sa nedajú používať prístupové kľúče.
        PASSKEY_USER_NOT_VERIFIED	Vaše zariadenie nepotvrdilo, že ste to vy. Skúste to znova tvárou, odtlačkom prsta alebo zámkou obrazovky.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Toto heslo nespĺňa pravidlá aplikácie. Zvoľte iné.
        PREFIX_HELD	Na podobné čísla teraz nemôžeme poslať SMS.
        PREFIX_LIMIT	Na podobné čísla teraz nemôžeme poslať SMS.
        PROJECT_LIMIT	Ďalšie správy teraz nie je možné odoslať.
        PROOF_REQUIRED	Pri tomto čísle bolo zadaných príliš veľa nesprávnych kódov.
        QUOTA_EXCEEDED	Ďalšie správy teraz nie je možné odoslať.
        REGION_NOT_ALLOWED	Do tejto krajiny zatiaľ nemôžeme poslať SMS ({country}).
        SECOND_CODE_REQUIRED	Kód je správny. Keďže pri tomto čísle bolo zadaných veľa nesprávnych kódov, potrebujete druhý kód. Požiadajte oň.
        SECOND_FACTOR_EXISTS	Toto číslo už patrí k vášmu účtu. Zadajte iné.
        SECOND_FACTOR_LIMIT_EXCEEDED	Váš účet už má najvyšší možný počet druhých krokov.
        SECOND_FACTOR_SUSPENDED	Z tejto aplikácie bolo zadaných príliš veľa nesprávnych kódov. Vyberte iný spôsob alebo kontaktujte podporu.
        SEND_COOLDOWN	Na toto číslo sme práve poslali správu.
        SEND_DAILY_LIMIT	Pre toto číslo je vyčerpaný denný limit správ.
        SEND_HOURLY_LIMIT	Pre toto číslo je vyčerpaný hodinový limit správ.
        SESSION_EXPIRED	Tento kód už neplatí. Požiadajte o nový.
        SPEND_CAP	Ďalšie správy teraz nie je možné odoslať.
        TOKEN_EXPIRED	Trvalo to príliš dlho. Začnite odznova.
        TOO_MANY_ATTEMPTS_TRY_LATER	Príliš veľa pokusov.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Bolo zadaných príliš veľa nesprávnych kódov. Začnite odznova.
        TOTP_CHALLENGE_TIMEOUT	Platnosť tohto prihlásenia vypršala. Začnite odznova.
        UNSUPPORTED_FIRST_FACTOR	Do tohto účtu sa nedá prihlásiť telefónnym číslom. Prihláste sa v aplikácii iným spôsobom.
        UNVERIFIED_EMAIL	Táto adresa ešte nie je potvrdená. Otvorte odkaz v našom e-maile.
        USER_DISABLED	Tento účet je deaktivovaný. Kontaktujte podporu.
        USER_MISMATCH	Toto je iný účet. Prihláste sa do toho, ktorý používate.
        USER_NOT_FOUND	Tento účet už neexistuje.
        WEAK_PASSWORD	Toto heslo je príliš slabé. Zvoľte iné.
        WRONG_CODE	Kód nie je správny.
        appName	Overovacia aplikácia
        asGuest	Pokračovať ako hosť
        back	Späť
        callingCodeUnknown	Túto predvoľbu nemá žiadna krajina. Skontrolujte číslice za znakom „+“.
        changeNumber	Zmeniť číslo
        codeExpiresIn	Kód platí ešte {time}.
        codeLabel	{count}-miestny kód
        codeLead	Odoslané na číslo {number}
        codeShort	Kód musí byť {count}-miestny.
        codeSubmit	Prihlásiť sa
        codeSubmitting	Overuje sa…
        codeTitle	Zadajte {count}-miestny kód
        confirmEmailTitle	Potvrďte svoju e-mailovú adresu
        conflictLead	Toto prihlásenie patrí k inému účtu. Ak naň prejdete, opustíte účet hosťa.
        conflictSubmit	Prejsť na tento účet
        conflictTitle	Účet už máte
        countryButton	Krajina: {name}, +{code}
        countryChanged	Krajina zmenená: {name}.
        countryClose	Zavrieť
        countryCount	Počet výsledkov: {count}
        countryNone	Výrazu „{query}“ nezodpovedá žiadna krajina.
        countrySearch	Hľadať podľa názvu alebo predvoľby
        countryTitle	Vyberte krajinu
        doneTitle	Prihlásenie sa podarilo
        emailLabel	E-mailová adresa
        emailMissing	Zadajte e-mailovú adresu.
        enrollApp	Overovacia aplikácia
        enrollAppLead	Pridajte vo svojej aplikácii účet pomocou tohto kľúča na nastavenie. Potom zadajte 6-miestny kód, ktorý aplikácia zobrazí.
        enrollAppNote	Kódy z aplikácie v telefóne
        enrollAppScan	Naskenujte tento QR kód overovacou aplikáciou alebo v nej pridajte účet pomocou kľúča na nastavenie. Potom zadajte 6-miestny kód, ktorý aplikácia zobrazí.
        enrollAppTitle	Nastavte overovaciu aplikáciu
        enrollLead	Vaše číslo je overené. Táto aplikácia vyžaduje pri prihlásení aj druhý krok. Vyberte si jeden a dokončite prihlásenie.
        enrollOfferLead	Druhý krok chráni váš účet lepšie. Vyberte si jeden alebo pokračujte bez neho.
        enrollPhone	Iné telefónne číslo
        enrollPhoneLead	Použite iné číslo než to, ktorým sa prihlasujete. Pošleme naň SMS s kódom, aby sme ho overili.
        enrollPhoneNote	Kódy v SMS
        enrollRequiredLead	Táto aplikácia vyžaduje pri prihlásení druhý krok. Vyberte si jeden a dokončite prihlásenie.
        enrollSubmit	Dokončiť
        enrollTitle	Pridajte druhý krok
        existingLead	Adresa {email} patrí k účtu s iným spôsobom prihlásenia. Prihláste sa doň a my pridáme aj tento spôsob.
        factorApp	Použiť overovaciu aplikáciu
        factorAppLead	Otvorte overovaciu aplikáciu a zadajte kód, ktorý zobrazuje pre tento účet.
        factorCodeLead	Odoslané na vaše číslo končiace sa na {number}
        factorLead	Tento účet vyžaduje druhý krok. Vyberte si jeden.
        factorLost	Ak nemôžete použiť žiadny z nich, kontaktujte podporu.
        factorPhone	Poslať SMS s kódom na číslo končiace sa na {number}
        factorTitle	Potvrďte, že ste to vy
        help	Získať pomoc
        linkConfirmLead	Zadajte adresu, na ktorú bol odoslaný prihlasovací odkaz.
        linkSent	Na adresu {email} sme poslali prihlasovací odkaz. Otvorte ho v tomto zariadení.
        linkSubmit	Poslať odkaz
        linkTitle	Prihlásenie e-mailom
        messageDelivered	Správa dorazila do vášho telefónu. Pozrite si správy, aj tie od neznámych odosielateľov.
        messageFailed	Správu sa nepodarilo na toto číslo doručiť. Skontrolujte číslo alebo si vyžiadajte nový kód.
        messagePending	Správa je ešte na ceste. Môže to trvať niekoľko minút.
        methodsTitle	Prihlásenie
        nameLabel	Vaše meno
        nameMissing	Zadajte svoje meno.
        noMessage	Správa neprišla?
        numberExample	Príklad: {number}
        numberLabel	Telefónne číslo
        numberLead	Pošleme vám SMS s kódom, aby sme overili, že ste to vy.
        numberMissing	Zadajte telefónne číslo.
        numberNotice	Pokračovaním súhlasíte so zaslaním SMS. Môžu sa účtovať poplatky za správy a dáta.
        numberSent	Kód pošleme na číslo {number}.
        numberSubmit	Poslať kód
        numberSubmitting	Odosiela sa…
        numberTitle	Prihlásenie telefónnym číslom
        offline	Server nie je dostupný. Skontrolujte pripojenie a skúste to znova.
        oneMoment	Moment…
        openApp	Otvoriť overovaciu aplikáciu v tomto zariadení
        otherWay	Vybrať iný spôsob
        passkeyContinue	Pokračovať
        passkeyDoneLead	Odteraz sa ním môžete prihlasovať.
        passkeyDoneTitle	Prístupový kľúč je uložený
        passkeyLead	Vytvorte si prístupový kľúč a prihlasujte sa tak, ako odomykáte svoje zariadenie: tvárou, odtlačkom prsta alebo zámkou obrazovky.
        passkeySubmit	Vytvoriť prístupový kľúč
        passkeyTitle	Nabudúce sa prihláste rýchlejšie
        passwordForgotten	Zabudli ste heslo?
        passwordHide	Skryť heslo
        passwordLabel	Heslo
        passwordMissing	Zadajte heslo.
        passwordNew	Nové heslo
        passwordRulesDigit	číslicu
        passwordRulesLongest	{count} alebo menej znakov
        passwordRulesLowercase	malé písmeno
        passwordRulesSentence	Heslo musí obsahovať {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	{count} alebo viac znakov
        passwordRulesSymbol	špeciálny znak
        passwordRulesUppercase	veľké písmeno
        passwordShow	Zobraziť heslo
        passwordTitle	Prihlásenie heslom
        phoneName	Telefón
        privacy	Pravidlá ochrany súkromia
        reauthLead	Z bezpečnostných dôvodov sa pred pokračovaním prihláste znova.
        resend	Poslať nový kód
        resendIn	Do nového kódu: {time}
        resendReady	Teraz môžete požiadať o nový kód.
        resent	Nový kód je na ceste.
        resentSame	Kód, ktorý sme poslali, stále platí.
        resetLead	Pošleme vám odkaz, cez ktorý si zvolíte nové heslo.
        resetSent	Ak k adrese {email} existuje účet, poslali sme na ňu odkaz na zvolenie nového hesla.
        resetTitle	Obnovenie hesla
        retryIn	Do ďalšieho pokusu zostáva: {time}.
        retryOn	Ďalší pokus bude možný: {time}.
        setupCode	QR kód s kľúčom na nastavenie
        setupKey	Kľúč na nastavenie
        signUp	Vytvoriť účet
        signUpInstead	Už mám účet
        signUpSubmit	Vytvoriť účet
        skip	Teraz nie
        startOver	Začať odznova
        terms	Zmluvné podmienky
        triesLeftFew	Zostávajú {count} pokusy.
        triesLeftOne	Zostáva {count} pokus.
        triesLeftOther	Zostáva {count} pokusov.
        unknown	Niečo sa pokazilo. Skúste to o chvíľu znova.
        verifyLead	Na pridanie druhého kroku je potrebná potvrdená e-mailová adresa. Otvorte odkaz v e-maile odoslanom na adresu {email} a vráťte sa sem.
        verifyResend	Poslať odkaz znova
        verifySent	Na adresu {email} sme poslali odkaz.
        verifySubmit	Odkaz je otvorený
        withLink	Pokračovať cez odkaz v e-maile
        withPasskey	Pokračovať s prístupovým kľúčom
        withPassword	Pokračovať s heslom
        withPhone	Pokračovať s telefónnym číslom
        withProvider	Pokračovať cez {provider}
        """#
}
