// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let hr = #"""
        ADDRESS_LIMIT	S vaše je veze zatraženo previše poruka.
        ADMIN_ONLY_OPERATION	Ovdje se ne mogu izrađivati novi računi.
        APP_LIMIT	Trenutačno se više ne mogu slati poruke.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplikacija nije dopustila tu prijavu ili je nije mogla provjeriti. Pokušajte ponovno kasnije.
        CAPTCHA_CHECK_FAILED	Nismo uspjeli potvrditi da niste robot. Pokušajte ponovno.
        CODE_EXPIRED	Taj je kôd istekao. Zatražite novi.
        CODE_SUPERSEDED	Taj je kôd zamijenjen novijim. Ovdje zatražite novi.
        CODE_USED	Taj je kôd već upotrijebljen. Zatražite novi.
        COUNTRY_LIMIT	U tu državu trenutačno ne možemo slati SMS-ove ({country}).
        CREDENTIAL_ALREADY_IN_USE	Taj pristupni ključ već pripada nekom računu.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	To je trajalo predugo. Počnite ispočetka.
        EMAIL_EXISTS	Ta e-adresa već ima račun. Prijavite se na njega.
        ENROLLMENT_LATE	To je trajalo predugo. Drugi korak možete dodati pri sljedećoj prijavi.
        ENROLLMENT_REFUSED	Ovom se računu ne može dodati drugi korak.
        FICTIONAL_NUMBER_LIMIT	Za taj je broj uneseno previše netočnih kodova.
        INSTANCE_LIMIT	S ovog je uređaja zatraženo previše poruka.
        INVALID_API_KEY	Poslužitelj ne prepoznaje ovu aplikaciju.
        INVALID_AUTHENTICATOR_RESPONSE	Pristupni ključ nije se mogao upotrijebiti. Pokušajte ponovno.
        INVALID_CODE	Kôd nije točan.
        INVALID_EMAIL	To nije e-adresa.
        INVALID_ID_TOKEN	Ova je prijava završena. Počnite ispočetka.
        INVALID_LOGIN_CREDENTIALS	Pogrešna e-adresa ili lozinka.
        INVALID_MFA_PENDING_CREDENTIAL	Ova je prijava istekla. Počnite ispočetka.
        INVALID_PENDING_TOKEN	Ova je prijava istekla. Počnite ispočetka.
        INVALID_PHONE_NUMBER	Na taj broj telefona ne možemo poslati SMS.
        INVALID_SESSION_INFO	Taj kôd više ne vrijedi. Zatražite novi.
        LINK_OF_OTHER_EMAIL	Ova je poveznica poslana na drugu adresu. Unesite nju.
        MESSAGE_NOT_SENT	Poruka nije poslana. Pokušajte ponovno za koji trenutak.
        MISSING_APP_CREDENTIAL	Nismo uspjeli potvrditi da je ova aplikacija autentična. Pokušajte ponovno.
        NETWORK_LIMIT	S vaše je mreže zatraženo previše poruka.
        NO_TRIES_LEFT	To je bio posljednji pokušaj s tim kodom. Zatražite novi.
        NUMBER_CLAIM_WAITS	Ovaj se broj ovdje dugo nije koristio i možda ima novog vlasnika. Njime se možete prijaviti nakon razdoblja čekanja.
        NUMBER_HAS_EXTENSION	SMS se ne može poslati na interni broj. Unesite izravni broj.
        NUMBER_IMPOSSIBLE	Takav broj ne postoji u odabranoj državi ({country}).
        NUMBER_INVALID	Takav broj ne postoji u odabranoj državi ({country}).
        NUMBER_KIND_NOT_ALLOWED	SMS možemo slati samo na mobilne brojeve. Unesite drugi broj.
        NUMBER_OPTED_OUT	Za taj je broj primanje naših poruka otkazano.
        NUMBER_SUSPENDED	Za taj je broj uneseno previše netočnih kodova.
        NUMBER_TOO_LONG	Broj je predugačak za odabranu državu ({country}).
        NUMBER_TOO_SHORT	Broj je prekratak za odabranu državu ({country}).
        NUMBER_WITHOUT_COUNTRY	Odaberite državu tog broja.
        OPERATION_NOT_ALLOWED	Taj je način prijave ovdje isključen.
        OTHER_PROOF_REQUIRED	Ovaj se broj ovdje dugo nije koristio. Prijavite se na drugi način.
        PASSKEY_CHALLENGE_EXPIRED	To je trajalo predugo. Pokušajte ponovno.
        PASSKEY_CREDENTIAL_NOT_FOUND	Taj pristupni ključ više ne pripada nijednom računu. Prijavite se na drugi način.
        PASSKEY_LIMIT_EXCEEDED	Vašem se računu ne može dodati više pristupnih ključeva.
        PASSKEY_UNAVAILABLE	Na ovom se uređaju ne mogu upotrebljavati pristupni ključevi.
        PASSKEY_USER_NOT_VERIFIED	Vaš uređaj nije potvrdio da ste to vi. Pokušajte ponovno licem, otiskom prsta ili zaključavanjem zaslona.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Ta lozinka ne ispunjava pravila aplikacije. Odaberite drugu.
        PREFIX_HELD	Na takve brojeve trenutačno ne možemo slati SMS-ove.
        PREFIX_LIMIT	Na takve brojeve trenutačno ne možemo slati SMS-ove.
        PROJECT_LIMIT	Trenutačno se više ne mogu slati poruke.
        PROOF_REQUIRED	Za taj je broj uneseno previše netočnih kodova.
        QUOTA_EXCEEDED	Trenutačno se više ne mogu slati poruke.
        REGION_NOT_ALLOWED	U tu državu još ne možemo slati SMS-ove ({country}).
        SECOND_CODE_REQUIRED	Kôd je točan. Budući da je za taj broj uneseno mnogo netočnih kodova, potreban vam je još jedan kôd. Zatražite ga sada.
        SECOND_FACTOR_EXISTS	Taj broj već pripada vašem računu. Unesite drugi.
        SECOND_FACTOR_LIMIT_EXCEEDED	Vaš račun već ima najveći mogući broj drugih koraka.
        SECOND_FACTOR_SUSPENDED	Iz te je aplikacije uneseno previše netočnih kodova. Odaberite drugi način ili se obratite podršci.
        SEND_COOLDOWN	Na taj smo broj upravo poslali poruku.
        SEND_DAILY_LIMIT	Za taj je broj dosegnuto dnevno ograničenje poruka.
        SEND_HOURLY_LIMIT	Za taj je broj dosegnuto satno ograničenje poruka.
        SESSION_EXPIRED	Taj kôd više ne vrijedi. Zatražite novi.
        SPEND_CAP	Trenutačno se više ne mogu slati poruke.
        TOKEN_EXPIRED	To je trajalo predugo. Počnite ispočetka.
        TOO_MANY_ATTEMPTS_TRY_LATER	Previše pokušaja.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Uneseno je previše netočnih kodova. Počnite ispočetka.
        TOTP_CHALLENGE_TIMEOUT	Ova je prijava istekla. Počnite ispočetka.
        UNSUPPORTED_FIRST_FACTOR	Na ovaj se račun nije moguće prijaviti brojem telefona. Prijavite se u aplikaciji na drugi način.
        UNVERIFIED_EMAIL	Ova adresa još nije potvrđena. Otvorite poveznicu u našoj e-poruci.
        USER_DISABLED	Ovaj je račun onemogućen. Obratite se podršci.
        USER_MISMATCH	Ovo je drugi račun. Prijavite se na onaj koji koristite.
        USER_NOT_FOUND	Ovaj račun više ne postoji.
        WEAK_PASSWORD	Ta je lozinka preslaba. Odaberite drugu.
        WRONG_CODE	Kôd nije točan.
        appName	Aplikacija za autentifikaciju
        asGuest	Nastavi kao gost
        back	Natrag
        callingCodeUnknown	Nijedna država nema taj pozivni broj. Provjerite znamenke iza znaka „+”.
        changeNumber	Promijeni broj
        codeExpiresIn	Kôd vrijedi još {time}.
        codeLabel	{count}-znamenkasti kôd
        codeLead	Poslano na broj {number}
        codeShort	Unesite cijeli {count}-znamenkasti kôd.
        codeSubmit	Prijavi se
        codeSubmitting	Provjera…
        codeTitle	Unesite {count}-znamenkasti kôd
        confirmEmailTitle	Potvrdite svoju e-adresu
        conflictLead	Ova prijava pripada drugom računu. Ako se prebacite na njega, napustit ćete račun gosta.
        conflictSubmit	Prebaci se na taj račun
        conflictTitle	Već imate račun
        countryButton	Država: {name}, +{code}
        countryChanged	Država je promijenjena: {name}.
        countryClose	Zatvori
        countryCount	Broj rezultata: {count}
        countryNone	Nijedna država ne odgovara upitu „{query}”.
        countrySearch	Traži po nazivu ili pozivnom broju
        countryTitle	Odaberite državu
        doneTitle	Prijava je uspjela
        emailLabel	E-adresa
        emailMissing	Unesite e-adresu.
        enrollApp	Aplikacija za autentifikaciju
        enrollAppLead	U svojoj aplikaciji dodajte račun ovim ključem za postavljanje. Zatim unesite 6-znamenkasti kôd koji aplikacija prikaže.
        enrollAppNote	Kodovi iz aplikacije na telefonu
        enrollAppScan	Skenirajte ovaj QR kôd aplikacijom za autentifikaciju ili u njoj dodajte račun ključem za postavljanje. Zatim unesite 6-znamenkasti kôd koji aplikacija prikaže.
        enrollAppTitle	Postavite aplikaciju za autentifikaciju
        enrollLead	Vaš je broj potvrđen. Ova aplikacija pri prijavi zahtijeva i drugi korak. Odaberite jedan da dovršite prijavu.
        enrollOfferLead	Drugi korak bolje štiti vaš račun. Odaberite jedan ili nastavite bez njega.
        enrollPhone	Drugi broj telefona
        enrollPhoneLead	Upotrijebite broj različit od onoga kojim se prijavljujete. Poslat ćemo vam SMS s kodom da ga potvrdimo.
        enrollPhoneNote	Kodovi putem SMS-a
        enrollRequiredLead	Ova aplikacija pri prijavi zahtijeva drugi korak. Odaberite jedan da dovršite prijavu.
        enrollSubmit	Dovrši
        enrollTitle	Dodajte drugi korak
        existingLead	Adresa {email} pripada računu s drugim načinom prijave. Prijavite se na njega i dodat ćemo ovaj način.
        factorApp	Upotrijebi aplikaciju za autentifikaciju
        factorAppLead	Otvorite aplikaciju za autentifikaciju i unesite kôd koji prikazuje za ovaj račun.
        factorCodeLead	Poslano na vaš broj koji završava znamenkama {number}
        factorLead	Ovaj račun zahtijeva drugi korak. Odaberite jedan.
        factorLost	Ako ne možete upotrijebiti ništa od ovoga, obratite se podršci.
        factorPhone	Pošalji SMS s kodom na broj koji završava znamenkama {number}
        factorTitle	Potvrdite svoj identitet
        help	Zatraži pomoć
        linkConfirmLead	Unesite adresu na koju je poslana poveznica za prijavu.
        linkSent	Na adresu {email} poslali smo poveznicu za prijavu. Otvorite je na ovom uređaju.
        linkSubmit	Pošalji poveznicu
        linkTitle	Prijava e-poštom
        messageDelivered	Poruka je stigla na vaš telefon. Pregledajte svoje poruke, i one nepoznatih pošiljatelja.
        messageFailed	Poruka se nije mogla isporučiti na ovaj broj. Provjerite broj ili zatražite novi kôd.
        messagePending	Poruka je još na putu. To može potrajati nekoliko minuta.
        methodsTitle	Prijava
        nameLabel	Vaše ime
        nameMissing	Unesite svoje ime.
        noMessage	Nema poruke?
        numberExample	Primjer: {number}
        numberLabel	Broj telefona
        numberLead	Poslat ćemo vam SMS s kodom da potvrdimo vaš identitet.
        numberMissing	Unesite broj telefona.
        numberNotice	Ako nastavite, pristajete na primanje SMS-a. Moguća je naplata poruke i prijenosa podataka.
        numberSent	Kôd ćemo poslati na broj {number}.
        numberSubmit	Pošalji kôd
        numberSubmitting	Slanje…
        numberTitle	Prijava brojem telefona
        offline	Poslužitelj nije dostupan. Provjerite vezu i pokušajte ponovno.
        oneMoment	Samo trenutak…
        openApp	Otvori aplikaciju za autentifikaciju na ovom uređaju
        otherWay	Odaberi drugi način
        passkeyContinue	Nastavi
        passkeyDoneLead	Odsad se možete prijavljivati njime.
        passkeyDoneTitle	Vaš je pristupni ključ spremljen
        passkeyLead	Izradite pristupni ključ i prijavljujte se onako kako otključavate uređaj: licem, otiskom prsta ili zaključavanjem zaslona.
        passkeySubmit	Izradi pristupni ključ
        passkeyTitle	Prijavite se brže sljedeći put
        passwordForgotten	Zaboravili ste lozinku?
        passwordHide	Sakrij lozinku
        passwordLabel	Lozinka
        passwordMissing	Unesite lozinku.
        passwordNew	Nova lozinka
        passwordRulesDigit	znamenku
        passwordRulesLongest	{count} ili manje znakova
        passwordRulesLowercase	malo slovo
        passwordRulesSentence	Lozinka mora sadržavati {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	{count} ili više znakova
        passwordRulesSymbol	poseban znak
        passwordRulesUppercase	veliko slovo
        passwordShow	Prikaži lozinku
        passwordTitle	Prijava lozinkom
        phoneName	Telefon
        privacy	Pravila o privatnosti
        reauthLead	Radi vaše sigurnosti ponovno se prijavite za nastavak.
        resend	Pošalji novi kôd
        resendIn	Novi kôd za {time}
        resendReady	Sada možete zatražiti novi kôd.
        resent	Novi kôd je na putu.
        resentSame	Kôd koji smo poslali još vrijedi.
        resetLead	Poslat ćemo vam poveznicu za odabir nove lozinke.
        resetSent	Ako za adresu {email} postoji račun, na nju smo poslali poveznicu za odabir nove lozinke.
        resetTitle	Ponovno postavljanje lozinke
        retryIn	Vrijeme do sljedećeg pokušaja: {time}.
        retryOn	Pokušajte ponovno nakon ovog trenutka: {time}.
        setupCode	QR kôd s ključem za postavljanje
        setupKey	Ključ za postavljanje
        signUp	Izradi račun
        signUpInstead	Već imam račun
        signUpSubmit	Izradi račun
        skip	Ne sada
        startOver	Počni ispočetka
        terms	Uvjeti pružanja usluge
        triesLeftFew	Preostala su {count} pokušaja.
        triesLeftOne	Preostao je {count} pokušaj.
        triesLeftOther	Preostalo je {count} pokušaja.
        unknown	Nešto nije u redu. Pokušajte ponovno za koji trenutak.
        verifyLead	Za dodavanje drugog koraka potrebna je potvrđena e-adresa. Otvorite poveznicu u e-poruci poslanoj na {email} pa se vratite ovamo.
        verifyResend	Ponovno pošalji poveznicu
        verifySent	Poslali smo poveznicu na {email}.
        verifySubmit	Poveznica je otvorena
        withLink	Nastavi s poveznicom iz e-pošte
        withPasskey	Nastavi s pristupnim ključem
        withPassword	Nastavi s lozinkom
        withPhone	Nastavi s brojem telefona
        withProvider	Nastavi putem usluge {provider}
        """#
}
