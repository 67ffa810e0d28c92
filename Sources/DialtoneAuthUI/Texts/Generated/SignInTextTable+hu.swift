// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let hu = #"""
        ADDRESS_LIMIT	Túl sok üzenetet kértek a te kapcsolatodról.
        ADMIN_ONLY_OPERATION	Itt nem lehet új fiókot létrehozni.
        APP_LIMIT	Most nem küldhető több üzenet.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Az alkalmazás nem engedélyezte ezt a bejelentkezést, vagy nem tudta ellenőrizni. Próbáld újra később.
        CAPTCHA_CHECK_FAILED	Nem sikerült megerősíteni, hogy nem vagy robot. Próbáld újra.
        CODE_EXPIRED	Ez a kód lejárt. Kérj újat.
        CODE_SUPERSEDED	Egy újabb kód váltotta fel ezt. Kérj itt újat.
        CODE_USED	Ezt a kódot már felhasználták. Kérj újat.
        COUNTRY_LIMIT	Ebbe az országba most nem tudunk SMS-t küldeni ({country}).
        CREDENTIAL_ALREADY_IN_USE	Ez az azonosítókulcs már egy fiókhoz tartozik.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Ez túl sokáig tartott. Kezdd újra.
        EMAIL_EXISTS	Ehhez az e-mail-címhez már tartozik fiók. Jelentkezz be abba.
        ENROLLMENT_LATE	Ez túl sokáig tartott. A második lépést a következő bejelentkezéskor adhatod hozzá.
        ENROLLMENT_REFUSED	Ehhez a fiókhoz nem adható hozzá második lépés.
        FICTIONAL_NUMBER_LIMIT	Túl sok hibás kód érkezett ehhez a számhoz.
        INSTANCE_LIMIT	Túl sok üzenetet kértek erről az eszközről.
        INVALID_API_KEY	A szerver nem ismeri ezt az alkalmazást.
        INVALID_AUTHENTICATOR_RESPONSE	Az azonosítókulcsot nem sikerült használni. Próbáld újra.
        INVALID_CODE	Ez a kód nem helyes.
        INVALID_EMAIL	Ez nem e-mail-cím.
        INVALID_ID_TOKEN	Ez a bejelentkezés véget ért. Kezdd újra.
        INVALID_LOGIN_CREDENTIALS	Az e-mail-cím vagy a jelszó hibás.
        INVALID_MFA_PENDING_CREDENTIAL	Ez a bejelentkezés lejárt. Kezdd újra.
        INVALID_PENDING_TOKEN	Ez a bejelentkezés lejárt. Kezdd újra.
        INVALID_PHONE_NUMBER	Erre a számra nem tudunk SMS-t küldeni.
        INVALID_SESSION_INFO	Ez a kód már nem érvényes. Kérj újat.
        LINK_OF_OTHER_EMAIL	Ezt a linket egy másik címre küldtük. Azt írd be.
        MESSAGE_NOT_SENT	Nem sikerült elküldeni az üzenetet. Próbáld újra egy kis idő múlva.
        MISSING_APP_CREDENTIAL	Nem sikerült megerősíteni, hogy ez az alkalmazás eredeti. Próbáld újra.
        NETWORK_LIMIT	Túl sok üzenetet kértek a te hálózatodról.
        NO_TRIES_LEFT	Ezzel a kóddal nincs több próbálkozásod. Kérj újat.
        NUMBER_CLAIM_WAITS	Ezt a számot régóta nem használták itt, és lehet, hogy már más tulajdonosa van. Várakozási idő után tudsz vele bejelentkezni.
        NUMBER_HAS_EXTENSION	Mellékre nem lehet SMS-t küldeni. Adj meg közvetlen számot.
        NUMBER_IMPOSSIBLE	A választott országban ({country}) nincs ilyen szám.
        NUMBER_INVALID	A választott országban ({country}) nincs ilyen szám.
        NUMBER_KIND_NOT_ALLOWED	Csak mobilszámra tudunk SMS-t küldeni. Adj meg másik számot.
        NUMBER_OPTED_OUT	Ez a szám leiratkozott az üzeneteinkről.
        NUMBER_SUSPENDED	Túl sok hibás kód érkezett ehhez a számhoz.
        NUMBER_TOO_LONG	Ez a szám túl hosszú a választott országhoz ({country}).
        NUMBER_TOO_SHORT	Ez a szám túl rövid a választott országhoz ({country}).
        NUMBER_WITHOUT_COUNTRY	Válaszd ki a szám országát.
        OPERATION_NOT_ALLOWED	Ez a bejelentkezési mód itt ki van kapcsolva.
        OTHER_PROOF_REQUIRED	Ezt a számot régóta nem használták itt. Jelentkezz be más módon.
        PASSKEY_CHALLENGE_EXPIRED	Ez túl sokáig tartott. Próbáld újra.
        PASSKEY_CREDENTIAL_NOT_FOUND	Ez az azonosítókulcs már nem tartozik fiókhoz. Jelentkezz be másképp.
        PASSKEY_LIMIT_EXCEEDED	A fiókodhoz nem adható hozzá több azonosítókulcs.
        PASSKEY_UNAVAILABLE	Ezen az eszközön nem használhatók azonosítókulcsok.
        PASSKEY_USER_NOT_VERIFIED	Az eszközöd nem erősítette meg, hogy te vagy az. Próbáld újra arccal, ujjlenyomattal vagy képernyőzárral.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Ez a jelszó nem felel meg az alkalmazás szabályainak. Válassz másikat.
        PREFIX_HELD	Ilyen számokra most nem tudunk SMS-t küldeni.
        PREFIX_LIMIT	Ilyen számokra most nem tudunk SMS-t küldeni.
        PROJECT_LIMIT	Most nem küldhető több üzenet.
        PROOF_REQUIRED	Túl sok hibás kód érkezett ehhez a számhoz.
        QUOTA_EXCEEDED	Most nem küldhető több üzenet.
        REGION_NOT_ALLOWED	Ebbe az országba még nem tudunk SMS-t küldeni ({country}).
        SECOND_CODE_REQUIRED	A kód helyes. Mivel sok hibás kód érkezett ehhez a számhoz, egy második kódra is szükség van. Kérd most.
        SECOND_FACTOR_EXISTS	Ez a szám már a fiókodhoz tartozik. Adj meg másikat.
        SECOND_FACTOR_LIMIT_EXCEEDED	A fiókodhoz nem adható hozzá több második lépés.
        SECOND_FACTOR_SUSPENDED	Túl sok hibás kód érkezett ebből az alkalmazásból. Válassz másik módot, vagy fordulj az ügyfélszolgálathoz.
        SEND_COOLDOWN	Az imént küldtünk üzenetet erre a számra.
        SEND_DAILY_LIMIT	Ez a szám elérte az üzenetek napi korlátját.
        SEND_HOURLY_LIMIT	Ez a szám elérte az üzenetek óránkénti korlátját.
        SESSION_EXPIRED	Ez a kód már nem érvényes. Kérj újat.
        SPEND_CAP	Most nem küldhető több üzenet.
        TOKEN_EXPIRED	Ez túl sokáig tartott. Kezdd újra.
        TOO_MANY_ATTEMPTS_TRY_LATER	Túl sok próbálkozás.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Túl sok hibás kód érkezett. Kezdd újra.
        TOTP_CHALLENGE_TIMEOUT	Ez a bejelentkezés lejárt. Kezdd újra.
        UNSUPPORTED_FIRST_FACTOR	Ebbe a fiókba nem lehet telefonszámmal bejelentkezni. Jelentkezz be másképp az alkalmazásban.
        UNVERIFIED_EMAIL	Ez a cím még nincs megerősítve. Nyisd meg a linket az e-mailünkben.
        USER_DISABLED	Ez a fiók le van tiltva. Fordulj az ügyfélszolgálathoz.
        USER_MISMATCH	Ez egy másik fiók. Abba jelentkezz be, amelyiket használod.
        USER_NOT_FOUND	Ez a fiók már nem létezik.
        WEAK_PASSWORD	Ez a jelszó túl gyenge. Válassz másikat.
        WRONG_CODE	Ez a kód nem helyes.
        appName	Hitelesítő alkalmazás
        asGuest	Folytatás vendégként
        back	Vissza
        callingCodeUnknown	Egyik országnak sincs ilyen hívószáma. Ellenőrizd a „+” utáni számjegyeket.
        changeNumber	Szám módosítása
        codeExpiresIn	A kód még {time} ideig érvényes.
        codeLabel	Kód ({count} számjegy)
        codeLead	Ide küldtük: {number}
        codeShort	A kód {count} számjegyből áll.
        codeSubmit	Bejelentkezés
        codeSubmitting	Ellenőrzés…
        codeTitle	Írd be a kódot ({count} számjegy)
        confirmEmailTitle	Erősítsd meg az e-mail-címedet
        conflictLead	Ez a bejelentkezés egy másik fiókhoz tartozik. Ha átváltasz arra, elhagyod a vendégfiókot.
        conflictSubmit	Váltás arra a fiókra
        conflictTitle	Már van fiókod
        countryButton	Ország: {name}, +{code}
        countryChanged	Az ország megváltozott: {name}.
        countryClose	Bezárás
        countryCount	Találatok: {count}
        countryNone	Nincs találat erre: „{query}”.
        countrySearch	Keresés név vagy hívószám szerint
        countryTitle	Ország kiválasztása
        doneTitle	Bejelentkeztél
        emailLabel	E-mail-cím
        emailMissing	Add meg az e-mail-címedet.
        enrollApp	Hitelesítő alkalmazás
        enrollAppLead	Adj hozzá egy fiókot az alkalmazásban ezzel a beállítókulccsal. Ezután írd be a hatjegyű kódot, amelyet az alkalmazás mutat.
        enrollAppNote	Kódok a telefonodon lévő alkalmazásból
        enrollAppScan	Olvasd be ezt a QR-kódot a hitelesítő alkalmazással, vagy adj hozzá ott egy fiókot a beállítókulccsal. Ezután írd be a hatjegyű kódot, amelyet az alkalmazás mutat.
        enrollAppTitle	Hitelesítő alkalmazás beállítása
        enrollLead	A számodat megerősítettük. Ez az alkalmazás a bejelentkezéshez második lépést is kér. A befejezéshez válassz egyet.
        enrollOfferLead	A második lépés jobban védi a fiókodat. Válassz egyet, vagy folytasd nélküle.
        enrollPhone	Másik telefonszám
        enrollPhoneLead	Ne azt a számot add meg, amellyel bejelentkezel. A megerősítéshez SMS-ben küldünk egy kódot.
        enrollPhoneNote	Kódok SMS-ben
        enrollRequiredLead	Ez az alkalmazás a bejelentkezéshez második lépést kér. A befejezéshez válassz egyet.
        enrollSubmit	Befejezés
        enrollTitle	Második lépés hozzáadása
        existingLead	A(z) {email} cím egy más bejelentkezési móddal rendelkező fiókhoz tartozik. Jelentkezz be abba, és hozzáadjuk ezt a módot is.
        factorApp	Hitelesítő alkalmazás használata
        factorAppLead	Nyisd meg a hitelesítő alkalmazást, és írd be a kódot, amelyet ehhez a fiókhoz mutat.
        factorCodeLead	Az erre végződő számodra küldtük: {number}
        factorLead	Ehhez a fiókhoz második lépés is szükséges. Válassz egyet.
        factorLost	Ha egyiket sem tudod használni, fordulj az ügyfélszolgálathoz.
        factorPhone	Kód küldése SMS-ben az erre végződő számra: {number}
        factorTitle	Igazold, hogy te vagy az
        help	Segítség kérése
        linkConfirmLead	Írd be azt a címet, amelyre a bejelentkezési linket küldtük.
        linkSent	Bejelentkezési linket küldtünk ide: {email}. Nyisd meg ezen az eszközön.
        linkSubmit	Link küldése
        linkTitle	Bejelentkezés e-maillel
        messageDelivered	Az üzenet megérkezett a telefonodra. Nézd át az üzeneteidet, az ismeretlen feladóktól érkezetteket is.
        messageFailed	Az üzenetet nem sikerült kézbesíteni erre a számra. Ellenőrizd a számot, vagy kérj új kódot.
        messagePending	Az üzenet még úton van. Ez néhány percig tarthat.
        methodsTitle	Bejelentkezés
        nameLabel	A neved
        nameMissing	Írd be a nevedet.
        noMessage	Nem jött üzenet?
        numberExample	Példa: {number}
        numberLabel	Telefonszám
        numberLead	SMS-ben küldünk egy kódot, amellyel igazolhatod, hogy te vagy az.
        numberMissing	Add meg a telefonszámodat.
        numberNotice	A folytatással hozzájárulsz ahhoz, hogy SMS-t küldjünk neked. A szolgáltatód díjat számíthat fel az üzenetekért és az adatforgalomért.
        numberSent	Ide küldjük a kódot: {number}.
        numberSubmit	Kód küldése
        numberSubmitting	Küldés…
        numberTitle	Bejelentkezés telefonszámmal
        offline	A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
        oneMoment	Egy pillanat…
        openApp	Hitelesítő alkalmazás megnyitása ezen az eszközön
        otherWay	Másik mód választása
        passkeyContinue	Folytatás
        passkeyDoneLead	Mostantól ezzel is bejelentkezhetsz.
        passkeyDoneTitle	Az azonosítókulcsod el van mentve
        passkeyLead	Hozz létre azonosítókulcsot, és jelentkezz be úgy, ahogy az eszközödet feloldod: arccal, ujjlenyomattal vagy képernyőzárral.
        passkeySubmit	Azonosítókulcs létrehozása
        passkeyTitle	Legközelebb jelentkezz be gyorsabban
        passwordForgotten	Elfelejtetted a jelszavadat?
        passwordHide	Jelszó elrejtése
        passwordLabel	Jelszó
        passwordMissing	Add meg a jelszavadat.
        passwordNew	Új jelszó
        passwordRulesDigit	számjegy
        passwordRulesLongest	legfeljebb {count} karakter
        passwordRulesLowercase	kisbetű
        passwordRulesSentence	A jelszóban legyen {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	legalább {count} karakter
        passwordRulesSymbol	szimbólum
        passwordRulesUppercase	nagybetű
        passwordShow	Jelszó megjelenítése
        passwordTitle	Bejelentkezés jelszóval
        phoneName	Telefon
        privacy	Adatvédelmi irányelvek
        reauthLead	A biztonságod érdekében a folytatáshoz jelentkezz be újra.
        resend	Új kód küldése
        resendIn	Új kód {time} múlva
        resendReady	Most már kérhetsz új kódot.
        resent	Az új kód úton van.
        resentSame	A korábban küldött kód még érvényes.
        resetLead	Küldünk egy linket, amellyel új jelszót választhatsz.
        resetSent	Ha tartozik fiók ehhez a címhez ({email}), küldtünk oda egy linket, amellyel új jelszót választhatsz.
        resetTitle	Jelszó visszaállítása
        retryIn	Próbáld újra {time} múlva.
        retryOn	Próbáld újra ezután: {time}.
        setupCode	QR-kód a beállítókulccsal
        setupKey	Beállítókulcs
        signUp	Fiók létrehozása
        signUpInstead	Már van fiókom
        signUpSubmit	Fiók létrehozása
        skip	Most nem
        startOver	Újrakezdés
        terms	Felhasználási feltételek
        triesLeftOne	Még {count} próbálkozásod van.
        triesLeftOther	Még {count} próbálkozásod van.
        unknown	Hiba történt. Próbáld újra egy kis idő múlva.
        verifyLead	A második lépés hozzáadásához megerősített e-mail-cím kell. Nyisd meg a linket az erre a címre küldött e-mailben: {email}, majd térj vissza ide.
        verifyResend	Link küldése újra
        verifySent	Linket küldtünk ide: {email}.
        verifySubmit	Megnyitottam a linket
        withLink	Folytatás e-mailben kapott linkkel
        withPasskey	Folytatás azonosítókulccsal
        withPassword	Folytatás jelszóval
        withPhone	Folytatás telefonszámmal
        withProvider	Folytatás ezzel: {provider}
        """#
}
