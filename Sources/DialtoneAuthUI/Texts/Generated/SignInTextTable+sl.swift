// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let sl = #"""
        ADDRESS_LIMIT	Prek vaše povezave je prišlo preveč zahtev za sporočilo.
        ADMIN_ONLY_OPERATION	Tukaj ni mogoče ustvariti novih računov.
        APP_LIMIT	Trenutno ni mogoče poslati nobenega sporočila več.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplikacija te prijave ni dovolila ali je ni mogla preveriti. Poskusite pozneje.
        CAPTCHA_CHECK_FAILED	Nismo mogli potrditi, da niste robot. Poskusite znova.
        CODE_EXPIRED	Ta koda je potekla. Zahtevajte novo.
        CODE_SUPERSEDED	To kodo je zamenjala novejša. Tukaj zahtevajte novo.
        CODE_USED	Ta koda je že bila uporabljena. Zahtevajte novo.
        COUNTRY_LIMIT	V to državo trenutno ne moremo pošiljati sporočil SMS ({country}).
        CREDENTIAL_ALREADY_IN_USE	Ta ključ za dostop že pripada nekemu računu.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	To je trajalo predolgo. Začnite znova.
        EMAIL_EXISTS	Ta e-poštni naslov že ima račun. Prijavite se vanj.
        ENROLLMENT_LATE	To je trajalo predolgo. Drugi korak lahko dodate ob naslednji prijavi.
        ENROLLMENT_REFUSED	Temu računu ni mogoče dodati drugega koraka.
        FICTIONAL_NUMBER_LIMIT	Za to številko je bilo vnesenih preveč napačnih kod.
        INSTANCE_LIMIT	Iz te naprave je prišlo preveč zahtev za sporočilo.
        INVALID_API_KEY	Strežnik ne pozna te aplikacije.
        INVALID_AUTHENTICATOR_RESPONSE	Ključa za dostop ni bilo mogoče uporabiti. Poskusite znova.
        INVALID_CODE	Koda ni pravilna.
        INVALID_EMAIL	To ni e-poštni naslov.
        INVALID_ID_TOKEN	Ta prijava je končana. Začnite znova.
        INVALID_LOGIN_CREDENTIALS	Napačen e-poštni naslov ali geslo.
        INVALID_MFA_PENDING_CREDENTIAL	Ta prijava je potekla. Začnite znova.
        INVALID_PENDING_TOKEN	Ta prijava je potekla. Začnite znova.
        INVALID_PHONE_NUMBER	Na to telefonsko številko ne moremo poslati sporočila SMS.
        INVALID_SESSION_INFO	Ta koda ne velja več. Zahtevajte novo.
        LINK_OF_OTHER_EMAIL	Ta povezava je bila poslana na drug naslov. Vnesite tega.
        MESSAGE_NOT_SENT	Sporočila ni bilo mogoče poslati. Čez trenutek poskusite znova.
        MISSING_APP_CREDENTIAL	Nismo mogli potrditi, da je ta aplikacija pristna. Poskusite znova.
        NETWORK_LIMIT	Iz vašega omrežja je prišlo preveč zahtev za sporočilo.
        NO_TRIES_LEFT	To je bil zadnji poskus s to kodo. Zahtevajte novo.
        NUMBER_CLAIM_WAITS	Ta številka se tukaj že dolgo ni uporabljala in ima morda novega lastnika. Z njo se lahko prijavite po čakalni dobi.
        NUMBER_HAS_EXTENSION	Sporočil SMS ni mogoče poslati na interno številko. Vnesite neposredno številko.
        NUMBER_IMPOSSIBLE	Takšne številke v izbrani državi ni ({country}).
        NUMBER_INVALID	Takšne številke v izbrani državi ni ({country}).
        NUMBER_KIND_NOT_ALLOWED	SMS lahko pošljemo le na mobilno številko. Vnesite drugo številko.
        NUMBER_OPTED_OUT	Prejemanje naših sporočil je za to številko odjavljeno.
        NUMBER_SUSPENDED	Za to številko je bilo vnesenih preveč napačnih kod.
        NUMBER_TOO_LONG	Številka je predolga za izbrano državo ({country}).
        NUMBER_TOO_SHORT	Številka je prekratka za izbrano državo ({country}).
        NUMBER_WITHOUT_COUNTRY	Izberite državo te številke.
        OPERATION_NOT_ALLOWED	Ta način prijave je tukaj izklopljen.
        OTHER_PROOF_REQUIRED	Ta številka se tukaj že dolgo ni uporabljala. Prijavite se na drug način.
        PASSKEY_CHALLENGE_EXPIRED	To je trajalo predolgo. Poskusite znova.
        PASSKEY_CREDENTIAL_NOT_FOUND	Ta ključ za dostop ne pripada več nobenemu računu. Prijavite se na drug način.
        PASSKEY_LIMIT_EXCEEDED	Vašemu računu ni mogoče dodati več ključev za dostop.
        PASSKEY_UNAVAILABLE	V tej napravi ni mogoče uporabljati ključev za dostop.
        PASSKEY_USER_NOT_VERIFIED	Naprava ni potrdila, da ste to vi. Poskusite znova z obrazom, prstnim odtisom ali zaklepanjem zaslona.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	To geslo ne ustreza pravilom aplikacije. Izberite drugo.
        PREFIX_HELD	Na takšne številke trenutno ne moremo pošiljati sporočil SMS.
        PREFIX_LIMIT	Na takšne številke trenutno ne moremo pošiljati sporočil SMS.
        PROJECT_LIMIT	Trenutno ni mogoče poslati nobenega sporočila več.
        PROOF_REQUIRED	Za to številko je bilo vnesenih preveč napačnih kod.
        QUOTA_EXCEEDED	Trenutno ni mogoče poslati nobenega sporočila več.
        REGION_NOT_ALLOWED	V to državo še ne moremo pošiljati sporočil SMS ({country}).
        SECOND_CODE_REQUIRED	Koda je pravilna. Ker je bilo za to številko vnesenih veliko napačnih kod, potrebujete še eno kodo. Zahtevajte jo zdaj.
        SECOND_FACTOR_EXISTS	Ta številka že pripada vašemu računu. Vnesite drugo.
        SECOND_FACTOR_LIMIT_EXCEEDED	Vaš račun ima že največje možno število drugih korakov.
        SECOND_FACTOR_SUSPENDED	Iz te aplikacije je bilo vnesenih preveč napačnih kod. Izberite drug način ali se obrnite na podporo.
        SEND_COOLDOWN	Na to številko smo pravkar poslali sporočilo.
        SEND_DAILY_LIMIT	Za to številko je dosežena dnevna omejitev sporočil.
        SEND_HOURLY_LIMIT	Za to številko je dosežena urna omejitev sporočil.
        SESSION_EXPIRED	Ta koda ne velja več. Zahtevajte novo.
        SPEND_CAP	Trenutno ni mogoče poslati nobenega sporočila več.
        TOKEN_EXPIRED	To je trajalo predolgo. Začnite znova.
        TOO_MANY_ATTEMPTS_TRY_LATER	Preveč poskusov.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Vnesenih je bilo preveč napačnih kod. Začnite znova.
        TOTP_CHALLENGE_TIMEOUT	Ta prijava je potekla. Začnite znova.
        UNSUPPORTED_FIRST_FACTOR	V ta račun se ni mogoče prijaviti s telefonsko številko. V aplikaciji se prijavite na drug način.
        UNVERIFIED_EMAIL	Ta naslov še ni potrjen. Odprite povezavo v našem e-poštnem sporočilu.
        USER_DISABLED	Ta račun je onemogočen. Obrnite se na podporo.
        USER_MISMATCH	To je drug račun. Prijavite se v tistega, ki ga uporabljate.
        USER_NOT_FOUND	Ta račun ne obstaja več.
        WEAK_PASSWORD	To geslo je prešibko. Izberite drugo.
        WRONG_CODE	Koda ni pravilna.
        appName	Aplikacija za preverjanje pristnosti
        asGuest	Nadaljuj kot gost
        back	Nazaj
        callingCodeUnknown	Te klicne kode nima nobena država. Preverite števke za znakom »+«.
        changeNumber	Spremeni številko
        codeExpiresIn	Koda velja še {time}.
        codeLabel	{count}-mestna koda
        codeLead	Poslano na številko {number}
        codeShort	Koda mora biti {count}-mestna.
        codeSubmit	Prijava
        codeSubmitting	Preverjanje …
        codeTitle	Vnesite {count}-mestno kodo
        confirmEmailTitle	Potrdite svoj e-poštni naslov
        conflictLead	Ta prijava pripada drugemu računu. Če preklopite nanj, boste zapustili račun gosta.
        conflictSubmit	Preklopi na ta račun
        conflictTitle	Račun že imate
        countryButton	Država: {name}, +{code}
        countryChanged	Država je spremenjena: {name}.
        countryClose	Zapri
        countryCount	Število rezultatov: {count}
        countryNone	Nobena država ne ustreza iskanju »{query}«.
        countrySearch	Iskanje po imenu ali klicni kodi
        countryTitle	Izberite državo
        doneTitle	Prijava je uspela
        emailLabel	E-poštni naslov
        emailMissing	Vnesite e-poštni naslov.
        enrollApp	Aplikacija za preverjanje pristnosti
        enrollAppLead	V svoji aplikaciji dodajte račun s tem ključem za nastavitev. Nato vnesite 6-mestno kodo, ki jo prikaže aplikacija.
        enrollAppNote	Kode iz aplikacije v telefonu
        enrollAppScan	Z aplikacijo za preverjanje pristnosti optično preberite to kodo QR ali v njej dodajte račun s ključem za nastavitev. Nato vnesite 6-mestno kodo, ki jo prikaže aplikacija.
        enrollAppTitle	Nastavite aplikacijo za preverjanje pristnosti
        enrollLead	Vaša številka je potrjena. Ta aplikacija pri prijavi zahteva še drugi korak. Izberite enega in dokončajte prijavo.
        enrollOfferLead	Drugi korak bolje varuje vaš račun. Izberite enega ali nadaljujte brez njega.
        enrollPhone	Druga telefonska številka
        enrollPhoneLead	Uporabite drugo številko kot za prijavo. Nanjo vam bomo poslali SMS s kodo za potrditev.
        enrollPhoneNote	Kode v sporočilih SMS
        enrollRequiredLead	Ta aplikacija pri prijavi zahteva drugi korak. Izberite enega in dokončajte prijavo.
        enrollSubmit	Dokončaj
        enrollTitle	Dodajte drugi korak
        existingLead	Naslov {email} pripada računu z drugim načinom prijave. Prijavite se vanj in dodali bomo ta način.
        factorApp	Uporabi aplikacijo za preverjanje pristnosti
        factorAppLead	Odprite aplikacijo za preverjanje pristnosti in vnesite kodo, ki jo prikazuje za ta račun.
        factorCodeLead	Poslano na vašo številko, ki se konča na {number}
        factorLead	Ta račun zahteva drugi korak. Izberite enega.
        factorLost	Če ne morete uporabiti ničesar od tega, se obrnite na podporo.
        factorPhone	Pošlji SMS s kodo na številko, ki se konča na {number}
        factorTitle	Potrdite svojo identiteto
        help	Poišči pomoč
        linkConfirmLead	Vnesite naslov, na katerega je bila poslana povezava za prijavo.
        linkSent	Na naslov {email} smo poslali povezavo za prijavo. Odprite jo v tej napravi.
        linkSubmit	Pošlji povezavo
        linkTitle	Prijava prek e-pošte
        messageDelivered	Sporočilo je prispelo na vaš telefon. Preglejte svoja sporočila, tudi tista od neznanih pošiljateljev.
        messageFailed	Sporočila ni bilo mogoče dostaviti na to številko. Preverite številko ali zahtevajte novo kodo.
        messagePending	Sporočilo je še na poti. To lahko traja nekaj minut.
        methodsTitle	Prijava
        nameLabel	Vaše ime
        nameMissing	Vnesite svoje ime.
        noMessage	Sporočila ni?
        numberExample	Primer: {number}
        numberLabel	Telefonska številka
        numberLead	Poslali vam bomo SMS s kodo, da potrdimo vašo identiteto.
        numberMissing	Vnesite telefonsko številko.
        numberNotice	Z nadaljevanjem se strinjate s prejemom sporočila SMS. Morda boste morali plačati stroške sporočil in prenosa podatkov.
        numberSent	Kodo bomo poslali na številko {number}.
        numberSubmit	Pošlji kodo
        numberSubmitting	Pošiljanje …
        numberTitle	Prijava s telefonsko številko
        offline	Strežnik ni dosegljiv. Preverite povezavo in poskusite znova.
        oneMoment	Trenutek …
        openApp	Odpri aplikacijo za preverjanje pristnosti v tej napravi
        otherWay	Izberi drug način
        passkeyContinue	Nadaljuj
        passkeyDoneLead	Odslej se lahko prijavljate z njim.
        passkeyDoneTitle	Vaš ključ za dostop je shranjen
        passkeyLead	Ustvarite ključ za dostop in se prijavljajte tako, kot odklepate napravo: z obrazom, prstnim odtisom ali zaklepanjem zaslona.
        passkeySubmit	Ustvari ključ za dostop
        passkeyTitle	Naslednjič se prijavite hitreje
        passwordForgotten	Ste pozabili geslo?
        passwordHide	Skrij geslo
        passwordLabel	Geslo
        passwordMissing	Vnesite geslo.
        passwordNew	Novo geslo
        passwordRulesDigit	števko
        passwordRulesLongest	{count} ali manj znakov
        passwordRulesLowercase	malo črko
        passwordRulesSentence	Geslo mora vsebovati {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	{count} ali več znakov
        passwordRulesSymbol	poseben znak
        passwordRulesUppercase	veliko črko
        passwordShow	Pokaži geslo
        passwordTitle	Prijava z geslom
        phoneName	Telefon
        privacy	Pravilnik o zasebnosti
        reauthLead	Zaradi vaše varnosti se za nadaljevanje znova prijavite.
        resend	Pošlji novo kodo
        resendIn	Nova koda čez {time}
        resendReady	Zdaj lahko zahtevate novo kodo.
        resent	Nova koda je na poti.
        resentSame	Koda, ki smo jo poslali, še velja.
        resetLead	Poslali vam bomo povezavo za izbiro novega gesla.
        resetSent	Če za naslov {email} obstaja račun, smo nanj poslali povezavo za izbiro novega gesla.
        resetTitle	Ponastavitev gesla
        retryIn	Čas do naslednjega poskusa: {time}.
        retryOn	Naslednji poskus bo mogoč: {time}.
        setupCode	Koda QR s ključem za nastavitev
        setupKey	Ključ za nastavitev
        signUp	Ustvari račun
        signUpInstead	Račun že imam
        signUpSubmit	Ustvari račun
        skip	Ne zdaj
        startOver	Začni znova
        terms	Pogoji storitve
        triesLeftFew	Preostali so {count} poskusi.
        triesLeftOne	Preostal je {count} poskus.
        triesLeftOther	Preostalo je {count} poskusov.
        triesLeftTwo	Preostala sta {count} poskusa.
        unknown	Prišlo je do napake. Čez trenutek poskusite znova.
        verifyLead	Za dodajanje drugega koraka je potreben potrjen e-poštni naslov. Odprite povezavo v e-poštnem sporočilu na naslovu {email} in se vrnite sem.
        verifyResend	Znova pošlji povezavo
        verifySent	Na naslov {email} smo poslali povezavo.
        verifySubmit	Povezava je odprta
        withLink	Nadaljuj s povezavo iz e-pošte
        withPasskey	Nadaljuj s ključem za dostop
        withPassword	Nadaljuj z geslom
        withPhone	Nadaljuj s telefonsko številko
        withProvider	Nadaljuj prek storitve {provider}
        """#
}
