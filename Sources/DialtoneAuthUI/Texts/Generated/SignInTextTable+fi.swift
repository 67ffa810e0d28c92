// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let fi = #"""
        ADDRESS_LIMIT	Yhteydestäsi on pyydetty liian monta viestiä.
        ADMIN_ONLY_OPERATION	Uusia tilejä ei voi luoda täällä.
        APP_LIMIT	Viestejä ei voi juuri nyt lähettää enempää.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Sovellus ei sallinut tätä kirjautumista tai ei voinut tarkistaa sitä. Yritä myöhemmin uudelleen.
        CAPTCHA_CHECK_FAILED	Emme voineet varmistaa, ettet ole robotti. Yritä uudelleen.
        CODE_EXPIRED	Koodi on vanhentunut. Pyydä uusi koodi.
        CODE_SUPERSEDED	Uudempi koodi on korvannut tämän. Pyydä uusi koodi täällä.
        CODE_USED	Koodi on jo käytetty. Pyydä uusi koodi.
        COUNTRY_LIMIT	Emme voi juuri nyt lähettää tekstiviestejä tämän maan numeroihin ({country}).
        CREDENTIAL_ALREADY_IN_USE	Tämä avainkoodi on jo liitetty tiliin.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Tämä kesti liian kauan. Aloita alusta.
        EMAIL_EXISTS	Tällä sähköpostiosoitteella on jo tili. Kirjaudu siihen.
        ENROLLMENT_LATE	Tämä kesti liian kauan. Voit lisätä toisen vaiheen, kun kirjaudut seuraavan kerran.
        ENROLLMENT_REFUSED	Tälle tilille ei voi lisätä toista vaihetta.
        FICTIONAL_NUMBER_LIMIT	Tälle numerolle on annettu liian monta väärää koodia.
        INSTANCE_LIMIT	Tältä laitteelta on pyydetty liian monta viestiä.
        INVALID_API_KEY	Palvelin ei tunne tätä sovellusta.
        INVALID_AUTHENTICATOR_RESPONSE	Avainkoodia ei voitu käyttää. Yritä uudelleen.
        INVALID_CODE	Koodi ei ole oikein.
        INVALID_EMAIL	Tämä ei ole sähköpostiosoite.
        INVALID_ID_TOKEN	Kirjautuminen on päättynyt. Aloita alusta.
        INVALID_LOGIN_CREDENTIALS	Sähköpostiosoite tai salasana on väärä.
        INVALID_MFA_PENDING_CREDENTIAL	Kirjautuminen on vanhentunut. Aloita alusta.
        INVALID_PENDING_TOKEN	Kirjautuminen on vanhentunut. Aloita alusta.
        INVALID_PHONE_NUMBER	Tähän numeroon ei voi lähettää tekstiviestiä.
        INVALID_SESSION_INFO	Koodi ei ole enää voimassa. Pyydä uusi koodi.
        LINK_OF_OTHER_EMAIL	Tämä linkki lähetettiin toiseen osoitteeseen. Anna se osoite.
        MESSAGE_NOT_SENT	Viestiä ei voitu lähettää. Yritä hetken kuluttua uudelleen.
        MISSING_APP_CREDENTIAL	Emme voineet varmistaa, että tämä sovellus on aito. Yritä uudelleen.
        NETWORK_LIMIT	Verkostasi on pyydetty liian monta viestiä.
        NO_TRIES_LEFT	Se oli viimeinen yritys tällä koodilla. Pyydä uusi koodi.
        NUMBER_CLAIM_WAITS	Tätä numeroa ei ole käytetty täällä pitkään aikaan, ja sillä voi olla uusi haltija. Voit kirjautua sillä odotusajan jälkeen.
        NUMBER_HAS_EXTENSION	Tekstiviestit eivät kulje alanumeroihin. Anna suora numero.
        NUMBER_IMPOSSIBLE	Valitsemassasi maassa ({country}) ei ole tällaista numeroa.
        NUMBER_INVALID	Valitsemassasi maassa ({country}) ei ole tällaista numeroa.
        NUMBER_KIND_NOT_ALLOWED	Voimme lähettää tekstiviestejä vain matkapuhelinnumeroihin. Anna toinen numero.
        NUMBER_OPTED_OUT	Tästä numerosta on kieltäydytty viesteistämme.
        NUMBER_SUSPENDED	Tälle numerolle on annettu liian monta väärää koodia.
        NUMBER_TOO_LONG	Numero on liian pitkä valitsemallesi maalle ({country}).
        NUMBER_TOO_SHORT	Numero on liian lyhyt valitsemallesi maalle ({country}).
        NUMBER_WITHOUT_COUNTRY	Valitse numeron maa.
        OPERATION_NOT_ALLOWED	Tämä kirjautumistapa ei ole täällä käytössä.
        OTHER_PROOF_REQUIRED	Tätä numeroa ei ole käytetty täällä pitkään aikaan. Kirjaudu sisään toisella tavalla.
        PASSKEY_CHALLENGE_EXPIRED	Tämä kesti liian kauan. Yritä uudelleen.
        PASSKEY_CREDENTIAL_NOT_FOUND	Tämä avainkoodi ei enää kuulu millekään tilille. Kirjaudu toisella tavalla.
        PASSKEY_LIMIT_EXCEEDED	Tilillesi ei voi lisätä enempää avainkoodeja.
        PASSKEY_UNAVAILABLE	Tällä laitteella ei voi käyttää avainkoodeja.
        PASSKEY_USER_NOT_VERIFIED	Laitteesi ei vahvistanut henkilöllisyyttäsi. Yritä uudelleen kasvoilla, sormenjäljellä tai näytön lukituksella.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Tämä salasana ei täytä sovelluksen vaatimuksia. Valitse toinen.
        PREFIX_HELD	Emme voi juuri nyt lähettää tekstiviestejä tällaisiin numeroihin.
        PREFIX_LIMIT	Emme voi juuri nyt lähettää tekstiviestejä tällaisiin numeroihin.
        PROJECT_LIMIT	Viestejä ei voi juuri nyt lähettää enempää.
        PROOF_REQUIRED	Tälle numerolle on annettu liian monta väärää koodia.
        QUOTA_EXCEEDED	Viestejä ei voi juuri nyt lähettää enempää.
        REGION_NOT_ALLOWED	Emme voi vielä lähettää tekstiviestejä tämän maan numeroihin ({country}).
        SECOND_CODE_REQUIRED	Koodi on oikein. Koska tälle numerolle on annettu monta väärää koodia, tarvitset vielä toisen. Pyydä se nyt.
        SECOND_FACTOR_EXISTS	Tämä numero on jo liitetty tiliisi. Anna toinen numero.
        SECOND_FACTOR_LIMIT_EXCEEDED	Tilillesi ei voi lisätä enempää toisen vaiheen vahvistustapoja.
        SECOND_FACTOR_SUSPENDED	Tästä sovelluksesta on annettu liian monta väärää koodia. Käytä toista tapaa tai ota yhteyttä tukeen.
        SEND_COOLDOWN	Lähetimme tähän numeroon juuri viestin.
        SEND_DAILY_LIMIT	Tämän numeron viestien päiväraja on täynnä.
        SEND_HOURLY_LIMIT	Tämän numeron viestien tuntiraja on täynnä.
        SESSION_EXPIRED	Koodi ei ole enää voimassa. Pyydä uusi koodi.
        SPEND_CAP	Viestejä ei voi juuri nyt lähettää enempää.
        TOKEN_EXPIRED	Tämä kesti liian kauan. Aloita alusta.
        TOO_MANY_ATTEMPTS_TRY_LATER	Liian monta yritystä.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Vääriä koodeja annettiin liian monta. Aloita alusta.
        TOTP_CHALLENGE_TIMEOUT	Kirjautuminen on vanhentunut. Aloita alusta.
        UNSUPPORTED_FIRST_FACTOR	Tälle tilille ei voi kirjautua puhelinnumerolla. Kirjaudu sovelluksessa toisella tavalla.
        UNVERIFIED_EMAIL	Tätä osoitetta ei ole vielä vahvistettu. Avaa linkki sähköpostiviestistämme.
        USER_DISABLED	Tämä tili on poistettu käytöstä. Ota yhteyttä tukeen.
        USER_MISMATCH	Tämä on toinen tili. Kirjaudu tilille, jota käytät.
        USER_NOT_FOUND	Tätä tiliä ei enää ole.
        WEAK_PASSWORD	Tämä salasana on liian heikko. Valitse toinen.
        WRONG_CODE	Koodi ei ole oikein.
        appName	Todennussovellus
        asGuest	Jatka vieraana
        back	Takaisin
        callingCodeUnknown	Millään maalla ei ole tätä maatunnusta. Tarkista ”+”-merkin jälkeiset numerot.
        changeNumber	Vaihda numero
        codeExpiresIn	Koodi on voimassa {time}.
        codeLabel	{count}-numeroinen koodi
        codeLead	Lähetetty numeroon {number}
        codeShort	Koodissa on {count} numeroa.
        codeSubmit	Kirjaudu sisään
        codeSubmitting	Tarkistetaan…
        codeTitle	Anna {count}-numeroinen koodi
        confirmEmailTitle	Vahvista sähköpostiosoitteesi
        conflictLead	Tämä kirjautuminen kuuluu toiseen tiliin. Jos vaihdat siihen, poistut vierastililtä.
        conflictSubmit	Vaihda siihen tiliin
        conflictTitle	Sinulla on jo tili
        countryButton	Maa: {name}, +{code}
        countryChanged	Maa vaihdettu: {name}.
        countryClose	Sulje
        countryCount	Tuloksia: {count}
        countryNone	Mikään maa ei vastaa hakua ”{query}”.
        countrySearch	Hae nimellä tai maatunnuksella
        countryTitle	Valitse maa
        doneTitle	Olet kirjautunut sisään
        emailLabel	Sähköpostiosoite
        emailMissing	Anna sähköpostiosoitteesi.
        enrollApp	Todennussovellus
        enrollAppLead	Lisää tili sovellukseen tällä määritysavaimella. Anna sitten 6-numeroinen koodi, jonka sovellus näyttää.
        enrollAppNote	Koodit puhelimesi sovelluksesta
        enrollAppScan	Skannaa tämä QR-koodi todennussovelluksella tai lisää tili siihen määritysavaimella. Anna sitten 6-numeroinen koodi, jonka sovellus näyttää.
        enrollAppTitle	Ota todennussovellus käyttöön
        enrollLead	Numerosi on vahvistettu. Tämä sovellus vaatii kirjautumiseen myös toisen vaiheen. Viimeistele valitsemalla tapa.
        enrollOfferLead	Toinen vaihe suojaa tiliäsi paremmin. Valitse tapa tai jatka ilman sitä.
        enrollPhone	Toinen puhelinnumero
        enrollPhoneLead	Käytä eri numeroa kuin se, jolla kirjaudut. Lähetämme siihen vahvistuskoodin tekstiviestillä.
        enrollPhoneNote	Koodit tekstiviestillä
        enrollRequiredLead	Tämä sovellus vaatii kirjautumiseen toisen vaiheen. Viimeistele valitsemalla tapa.
        enrollSubmit	Valmis
        enrollTitle	Lisää toinen vaihe
        existingLead	Osoite {email} kuuluu tilille, jolla on toinen kirjautumistapa. Kirjaudu siihen, niin lisäämme tämän tavan.
        factorApp	Käytä todennussovellusta
        factorAppLead	Avaa todennussovellus ja anna koodi, jonka se näyttää tälle tilille.
        factorCodeLead	Lähetetty numeroosi, jonka lopussa on {number}
        factorLead	Tämä tili vaatii toisen vaiheen. Valitse tapa.
        factorLost	Jos et voi käyttää mitään näistä, ota yhteyttä tukeen.
        factorPhone	Lähetä koodi tekstiviestillä numeroon, jonka lopussa on {number}
        factorTitle	Vahvista henkilöllisyytesi
        help	Hanki apua
        linkConfirmLead	Anna osoite, johon kirjautumislinkki lähetettiin.
        linkSent	Lähetimme kirjautumislinkin osoitteeseen {email}. Avaa se tällä laitteella.
        linkSubmit	Lähetä linkki
        linkTitle	Kirjaudu sähköpostilla
        messageDelivered	Viesti on saapunut puhelimeesi. Katso viestisi läpi, myös tuntemattomilta lähettäjiltä tulleet.
        messageFailed	Viestiä ei voitu toimittaa tähän numeroon. Tarkista numero tai pyydä uusi koodi.
        messagePending	Viesti on vielä matkalla. Tämä voi kestää muutaman minuutin.
        methodsTitle	Kirjaudu sisään
        nameLabel	Nimesi
        nameMissing	Anna nimesi.
        noMessage	Eikö viestiä tullut?
        numberExample	Esimerkki: {number}
        numberLabel	Puhelinnumero
        numberLead	Lähetämme sinulle vahvistuskoodin tekstiviestillä.
        numberMissing	Anna puhelinnumerosi.
        numberNotice	Jatkamalla suostut saamaan tekstiviestin. Operaattori voi periä maksun viesteistä ja tiedonsiirrosta.
        numberSent	Lähetämme koodin numeroon {number}.
        numberSubmit	Lähetä koodi
        numberSubmitting	Lähetetään…
        numberTitle	Kirjaudu puhelinnumerolla
        offline	Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys ja yritä uudelleen.
        oneMoment	Hetkinen…
        openApp	Avaa todennussovellus tällä laitteella
        otherWay	Valitse toinen tapa
        passkeyContinue	Jatka
        passkeyDoneLead	Voit tästä lähtien kirjautua sillä.
        passkeyDoneTitle	Avainkoodisi on tallennettu
        passkeyLead	Luo avainkoodi, niin kirjaudut samalla tavalla kuin avaat laitteesi: kasvoilla, sormenjäljellä tai näytön lukituksella.
        passkeySubmit	Luo avainkoodi
        passkeyTitle	Kirjaudu ensi kerralla nopeammin
        passwordForgotten	Unohditko salasanasi?
        passwordHide	Piilota salasana
        passwordLabel	Salasana
        passwordMissing	Anna salasanasi.
        passwordNew	Uusi salasana
        passwordRulesDigit	numero
        passwordRulesLongest	enintään {count} merkkiä
        passwordRulesLowercase	pieni kirjain
        passwordRulesSentence	Salasanassa on oltava {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	vähintään {count} merkkiä
        passwordRulesSymbol	erikoismerkki
        passwordRulesUppercase	iso kirjain
        passwordShow	Näytä salasana
        passwordTitle	Kirjaudu salasanalla
        phoneName	Puhelin
        privacy	Tietosuojakäytäntö
        reauthLead	Kirjaudu turvallisuutesi vuoksi uudelleen, jotta voit jatkaa.
        resend	Lähetä uusi koodi
        resendIn	Uusi koodi {time} kuluttua
        resendReady	Voit nyt pyytää uuden koodin.
        resent	Uusi koodi on matkalla.
        resentSame	Lähettämämme koodi on vielä voimassa.
        resetLead	Lähetämme sinulle linkin, jolla voit valita uuden salasanan.
        resetSent	Jos osoitteella {email} on tili, lähetimme siihen linkin, jolla voit valita uuden salasanan.
        resetTitle	Vaihda salasanasi
        retryIn	Odota {time} ja yritä uudelleen.
        retryOn	Yritä uudelleen tämän ajankohdan jälkeen: {time}.
        setupCode	QR-koodi, jossa on määritysavain
        setupKey	Määritysavain
        signUp	Luo tili
        signUpInstead	Minulla on jo tili
        signUpSubmit	Luo tili
        skip	Ei nyt
        startOver	Aloita alusta
        terms	Käyttöehdot
        triesLeftOne	{count} yritys jäljellä.
        triesLeftOther	{count} yritystä jäljellä.
        unknown	Jokin meni pieleen. Yritä hetken kuluttua uudelleen.
        verifyLead	Toisen vaiheen lisäämiseen tarvitaan vahvistettu sähköpostiosoite. Avaa linkki viestistä, joka lähetettiin osoitteeseen {email}, ja palaa tänne.
        verifyResend	Lähetä linkki uudelleen
        verifySent	Lähetimme linkin osoitteeseen {email}.
        verifySubmit	Avasin linkin
        withLink	Jatka sähköpostilinkillä
        withPasskey	Jatka avainkoodilla
        withPassword	Jatka salasanalla
        withPhone	Jatka puhelinnumerolla
        withProvider	Jatka {provider}-tilillä
        """#
}
