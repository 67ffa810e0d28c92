// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ro = #"""
        ADDRESS_LIMIT	S-au solicitat prea multe mesaje de la conexiunea ta.
        ADMIN_ONLY_OPERATION	Aici nu se pot crea conturi noi.
        APP_LIMIT	Momentan nu se mai pot trimite mesaje.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplicația nu a permis această conectare sau nu a putut să o verifice. Încearcă din nou mai târziu.
        CAPTCHA_CHECK_FAILED	Nu am putut confirma că nu ești robot. Încearcă din nou.
        CODE_EXPIRED	Acest cod a expirat. Solicită unul nou.
        CODE_SUPERSEDED	Acest cod a fost înlocuit de unul mai recent. Solicită aici unul nou.
        CODE_USED	Acest cod a fost deja folosit. Solicită unul nou.
        COUNTRY_LIMIT	Momentan nu putem trimite SMS-uri la numere din această țară ({country}).
        CREDENTIAL_ALREADY_IN_USE	Această cheie de acces aparține deja unui cont.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	A durat prea mult. Ia-o de la capăt.
        EMAIL_EXISTS	Această adresă de e-mail are deja un cont. Conectează-te la el.
        ENROLLMENT_LATE	A durat prea mult. Poți adăuga un al doilea pas la următoarea conectare.
        ENROLLMENT_REFUSED	Nu se poate adăuga un al doilea pas la acest cont.
        FICTIONAL_NUMBER_LIMIT	S-au introdus prea multe coduri greșite pentru acest număr.
        INSTANCE_LIMIT	S-au solicitat prea multe mesaje de pe acest dispozitiv.
        INVALID_API_KEY	Serverul nu recunoaște această aplicație.
        INVALID_AUTHENTICATOR_RESPONSE	Cheia de acces nu a putut fi folosită. Încearcă din nou.
        INVALID_CODE	Codul nu este corect.
        INVALID_EMAIL	Aceasta nu este o adresă de e-mail.
        INVALID_ID_TOKEN	Sesiunea s-a încheiat. Ia-o de la capăt.
        INVALID_LOGIN_CREDENTIALS	Adresa de e-mail sau parola este greșită.
        INVALID_MFA_PENDING_CREDENTIAL	Această conectare a expirat. Ia-o de la capăt.
        INVALID_PENDING_TOKEN	Această conectare a expirat. Ia-o de la capăt.
        INVALID_PHONE_NUMBER	Nu putem trimite SMS-uri la acest număr de telefon.
        INVALID_SESSION_INFO	Acest cod nu mai este valabil. Solicită unul nou.
        LINK_OF_OTHER_EMAIL	Acest link a fost trimis la altă adresă. Introdu acea adresă.
        MESSAGE_NOT_SENT	Mesajul nu a putut fi trimis. Încearcă din nou peste câteva momente.
        MISSING_APP_CREDENTIAL	Nu am putut confirma că această aplicație este autentică. Încearcă din nou.
        NETWORK_LIMIT	S-au solicitat prea multe mesaje din rețeaua ta.
        NO_TRIES_LEFT	A fost ultima încercare cu acest cod. Solicită unul nou.
        NUMBER_CLAIM_WAITS	Acest număr nu a mai fost folosit aici de mult timp și poate aparține acum altcuiva. Te poți conecta cu el după o perioadă de așteptare.
        NUMBER_HAS_EXTENSION	SMS-urile nu ajung la numere de interior. Introdu un număr direct.
        NUMBER_IMPOSSIBLE	În țara aleasă ({country}) nu există un astfel de număr.
        NUMBER_INVALID	În țara aleasă ({country}) nu există un astfel de număr.
        NUMBER_KIND_NOT_ALLOWED	Putem trimite SMS-uri numai la numere de mobil. Introdu alt număr.
        NUMBER_OPTED_OUT	Acest număr a renunțat la mesajele noastre.
        NUMBER_SUSPENDED	S-au introdus prea multe coduri greșite pentru acest număr.
        NUMBER_TOO_LONG	Acest număr este prea lung pentru țara aleasă ({country}).
        NUMBER_TOO_SHORT	Acest număr este prea scurt pentru țara aleasă ({country}).
        NUMBER_WITHOUT_COUNTRY	Alege țara acestui număr.
        OPERATION_NOT_ALLOWED	Această metodă de conectare este dezactivată aici.
        OTHER_PROOF_REQUIRED	Acest număr nu a mai fost folosit aici de mult timp. Conectează-te în alt mod.
        PASSKEY_CHALLENGE_EXPIRED	A durat prea mult. Încearcă din nou.
        PASSKEY_CREDENTIAL_NOT_FOUND	Această cheie de acces nu mai aparține niciunui cont. Conectează-te în alt mod.
        PASSKEY_LIMIT_EXCEEDED	Contul tău nu poate avea mai multe chei de acces.
        PASSKEY_UNAVAILABLE	Pe acest dispozitiv nu se pot folosi chei de acces.
        PASSKEY_USER_NOT_VERIFIED	Dispozitivul tău nu a confirmat că ești tu. Încearcă din nou cu fața, amprenta sau blocarea ecranului.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Această parolă nu respectă cerințele aplicației. Alege alta.
        PREFIX_HELD	Momentan nu putem trimite SMS-uri la astfel de numere.
        PREFIX_LIMIT	Momentan nu putem trimite SMS-uri la astfel de numere.
        PROJECT_LIMIT	Momentan nu se mai pot trimite mesaje.
        PROOF_REQUIRED	S-au introdus prea multe coduri greșite pentru acest număr.
        QUOTA_EXCEEDED	Momentan nu se mai pot trimite mesaje.
        REGION_NOT_ALLOWED	Încă nu putem trimite SMS-uri la numere din această țară ({country}).
        SECOND_CODE_REQUIRED	Codul este corect. Pentru că s-au introdus multe coduri greșite pentru acest număr, ai nevoie de un al doilea cod. Solicită-l acum.
        SECOND_FACTOR_EXISTS	Acest număr este deja asociat contului tău. Introdu altul.
        SECOND_FACTOR_LIMIT_EXCEEDED	Contul tău are deja numărul maxim de metode pentru al doilea pas.
        SECOND_FACTOR_SUSPENDED	S-au introdus prea multe coduri greșite din această aplicație. Folosește altă metodă sau contactează asistența.
        SEND_COOLDOWN	Tocmai am trimis un mesaj la acest număr.
        SEND_DAILY_LIMIT	Acest număr a atins limita de mesaje pe zi.
        SEND_HOURLY_LIMIT	Acest număr a atins limita de mesaje pe oră.
        SESSION_EXPIRED	Acest cod nu mai este valabil. Solicită unul nou.
        SPEND_CAP	Momentan nu se mai pot trimite mesaje.
        TOKEN_EXPIRED	A durat prea mult. Ia-o de la capăt.
        TOO_MANY_ATTEMPTS_TRY_LATER	Prea multe încercări.
        TOO_MANY_ENROLLMENT_ATTEMPTS	S-au introdus prea multe coduri greșite. Ia-o de la capăt.
        TOTP_CHALLENGE_TIMEOUT	Această conectare a expirat. Ia-o de la capăt.
        UNSUPPORTED_FIRST_FACTOR	La acest cont nu te poți conecta cu numărul de telefon. Alege altă metodă de conectare în aplicație.
        UNVERIFIED_EMAIL	Această adresă nu este încă confirmată. Deschide linkul din e-mailul nostru.
        USER_DISABLED	Acest cont este dezactivat. Contactează asistența.
        USER_MISMATCH	Acesta este alt cont. Conectează-te la cel pe care îl folosești.
        USER_NOT_FOUND	Acest cont nu mai există.
        WEAK_PASSWORD	Această parolă este prea slabă. Alege alta.
        WRONG_CODE	Codul nu este corect.
        appName	Aplicație de autentificare
        asGuest	Continuă ca invitat
        back	Înapoi
        callingCodeUnknown	Nicio țară nu are acest prefix. Verifică cifrele de după „+”.
        changeNumber	Schimbă numărul
        codeExpiresIn	Codul mai este valabil {time}.
        codeLabel	Cod (cifre: {count})
        codeLead	Trimis la {number}
        codeShort	Numărul de cifre din cod: {count}.
        codeSubmit	Conectează-te
        codeSubmitting	Se verifică…
        codeTitle	Introdu codul (cifre: {count})
        confirmEmailTitle	Confirmă adresa ta de e-mail
        conflictLead	Această metodă de conectare aparține altui cont. Dacă treci la el, părăsești contul de invitat.
        conflictSubmit	Treci la acel cont
        conflictTitle	Ai deja un cont
        countryButton	Țara: {name}, +{code}
        countryChanged	Țara a fost schimbată: {name}.
        countryClose	Închide
        countryCount	Rezultate: {count}
        countryNone	Nicio țară nu corespunde cu „{query}”.
        countrySearch	Caută după nume sau prefix
        countryTitle	Alege țara
        doneTitle	Te-ai conectat
        emailLabel	Adresă de e-mail
        emailMissing	Introdu adresa de e-mail.
        enrollApp	Aplicație de autentificare
        enrollAppLead	Adaugă un cont în aplicația ta cu această cheie de configurare. Apoi introdu codul din 6 cifre pe care îl afișează aplicația.
        enrollAppNote	Coduri dintr-o aplicație de pe telefon
        enrollAppScan	Scanează acest cod QR cu aplicația de autentificare sau adaugă acolo un cont cu cheia de configurare. Apoi introdu codul din 6 cifre pe care îl afișează aplicația.
        enrollAppTitle	Configurează aplicația de autentificare
        enrollLead	Numărul tău este confirmat. Această aplicație necesită și un al doilea pas la conectare. Alege unul ca să termini.
        enrollOfferLead	Un al doilea pas îți protejează mai bine contul. Alege unul sau continuă fără el.
        enrollPhone	Alt număr de telefon
        enrollPhoneLead	Folosește alt număr decât cel cu care te conectezi. Îți trimitem un cod prin SMS ca să îl confirmi.
        enrollPhoneNote	Coduri prin SMS
        enrollRequiredLead	Această aplicație necesită un al doilea pas la conectare. Alege unul ca să termini.
        enrollSubmit	Finalizează
        enrollTitle	Adaugă un al doilea pas
        existingLead	{email} aparține unui cont cu alt mod de conectare. Conectează-te la el, iar noi îl vom adăuga pe acesta.
        factorApp	Folosește aplicația de autentificare
        factorAppLead	Deschide aplicația de autentificare și introdu codul pe care îl afișează pentru acest cont.
        factorCodeLead	Trimis la numărul tău care se termină în {number}
        factorLead	Acest cont necesită un al doilea pas. Alege unul.
        factorLost	Dacă nu poți folosi niciuna dintre acestea, contactează asistența.
        factorPhone	Primește un cod prin SMS la numărul care se termină în {number}
        factorTitle	Confirmă că ești tu
        help	Obține ajutor
        linkConfirmLead	Introdu adresa la care a fost trimis linkul de conectare.
        linkSent	Am trimis un link de conectare la {email}. Deschide-l pe acest dispozitiv.
        linkSubmit	Trimite linkul
        linkTitle	Conectează-te prin e-mail
        messageDelivered	Mesajul a ajuns pe telefonul tău. Caută printre mesaje, și printre cele de la expeditori necunoscuți.
        messageFailed	Mesajul nu a putut fi livrat la acest număr. Verifică numărul sau cere un cod nou.
        messagePending	Mesajul este încă pe drum. Poate dura câteva minute.
        methodsTitle	Conectează-te
        nameLabel	Numele tău
        nameMissing	Introdu numele tău.
        noMessage	Nu a venit niciun mesaj?
        numberExample	Exemplu: {number}
        numberLabel	Număr de telefon
        numberLead	Îți trimitem un cod prin SMS ca să confirmăm că ești tu.
        numberMissing	Introdu numărul de telefon.
        numberNotice	Dacă continui, accepți să primești un SMS. Operatorul poate percepe tarife pentru mesaje și date.
        numberSent	Vom trimite codul la {number}.
        numberSubmit	Trimite codul
        numberSubmitting	Se trimite…
        numberTitle	Conectează-te cu numărul de telefon
        offline	Serverul nu poate fi contactat. Verifică-ți conexiunea și încearcă din nou.
        oneMoment	Un moment…
        openApp	Deschide o aplicație de autentificare pe acest dispozitiv
        otherWay	Alege altă metodă
        passkeyContinue	Continuă
        passkeyDoneLead	De acum te poți conecta cu ea.
        passkeyDoneTitle	Cheia ta de acces a fost salvată
        passkeyLead	Creează o cheie de acces ca să te conectezi așa cum îți deblochezi dispozitivul: cu fața, amprenta sau blocarea ecranului.
        passkeySubmit	Creează cheia de acces
        passkeyTitle	Conectează-te mai repede data viitoare
        passwordForgotten	Ai uitat parola?
        passwordHide	Ascunde parola
        passwordLabel	Parolă
        passwordMissing	Introdu parola.
        passwordNew	Parolă nouă
        passwordRulesDigit	o cifră
        passwordRulesLongest	număr maxim de caractere – {count}
        passwordRulesLowercase	o literă mică
        passwordRulesSentence	Cerințe pentru parolă: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	număr minim de caractere – {count}
        passwordRulesSymbol	un simbol
        passwordRulesUppercase	o literă mare
        passwordShow	Afișează parola
        passwordTitle	Conectează-te cu parola
        phoneName	Telefon
        privacy	Politica de confidențialitate
        reauthLead	Pentru siguranța ta, conectează-te din nou ca să continui.
        resend	Trimite un cod nou
        resendIn	Cod nou peste {time}
        resendReady	Acum poți solicita un cod nou.
        resent	Am trimis un cod nou.
        resentSame	Codul trimis anterior este încă valabil.
        resetLead	Îți trimitem un link cu care poți alege o parolă nouă.
        resetSent	Dacă există un cont pentru {email}, am trimis acolo un link cu care poți alege o parolă nouă.
        resetTitle	Resetează parola
        retryIn	Încearcă din nou peste {time}.
        retryOn	Încearcă din nou după acest moment: {time}.
        setupCode	Cod QR cu cheia de configurare
        setupKey	Cheie de configurare
        signUp	Creează un cont
        signUpInstead	Am deja un cont
        signUpSubmit	Creează contul
        skip	Nu acum
        startOver	Ia-o de la capăt
        terms	Termeni și condiții
        triesLeftFew	Au mai rămas {count} încercări.
        triesLeftOne	A mai rămas {count} încercare.
        triesLeftOther	Au mai rămas {count} de încercări.
        unknown	A apărut o eroare. Încearcă din nou peste câteva momente.
        verifyLead	Pentru a adăuga un al doilea pas ai nevoie de o adresă de e-mail confirmată. Deschide linkul din e-mailul trimis la {email}, apoi revino aici.
        verifyResend	Trimite linkul din nou
        verifySent	Am trimis un link la {email}.
        verifySubmit	Am deschis linkul
        withLink	Continuă cu un link prin e-mail
        withPasskey	Continuă cu o cheie de acces
        withPassword	Continuă cu parola
        withPhone	Continuă cu numărul de telefon
        withProvider	Continuă cu {provider}
        """#
}
