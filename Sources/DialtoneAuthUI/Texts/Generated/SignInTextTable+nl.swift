// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let nl = #"""
        ADDRESS_LIMIT	Er zijn te veel berichten aangevraagd via je verbinding.
        ADMIN_ONLY_OPERATION	Je kunt hier geen nieuw account maken.
        APP_LIMIT	Er kunnen nu geen berichten meer worden verstuurd.
        BLOCKING_FUNCTION_ERROR_RESPONSE	De app heeft deze inlogpoging niet toegestaan of kon die niet controleren. Probeer het later opnieuw.
        CAPTCHA_CHECK_FAILED	We konden niet bevestigen dat je geen robot bent. Probeer het opnieuw.
        CODE_EXPIRED	Deze code is verlopen. Vraag een nieuwe aan.
        CODE_SUPERSEDED	Deze code is vervangen door een nieuwere. Vraag hier een nieuwe aan.
        CODE_USED	Deze code is al gebruikt. Vraag een nieuwe aan.
        COUNTRY_LIMIT	We kunnen nu niet sms’en naar nummers in dit land ({country}).
        CREDENTIAL_ALREADY_IN_USE	Deze toegangssleutel hoort al bij een account.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Dit duurde te lang. Begin opnieuw.
        EMAIL_EXISTS	Er is al een account met dit e-mailadres. Log in met dat account.
        ENROLLMENT_LATE	Dit duurde te lang. Je kunt een tweede stap toevoegen als je de volgende keer inlogt.
        ENROLLMENT_REFUSED	Aan dit account kan geen tweede stap worden toegevoegd.
        FICTIONAL_NUMBER_LIMIT	Voor dit nummer is te vaak een verkeerde code ingevuld.
        INSTANCE_LIMIT	Er zijn te veel berichten aangevraagd vanaf dit apparaat.
        INVALID_API_KEY	De server kent deze app niet.
        INVALID_AUTHENTICATOR_RESPONSE	De toegangssleutel kon niet worden gebruikt. Probeer het opnieuw.
        INVALID_CODE	Deze code klopt niet.
        INVALID_EMAIL	Dit is geen e-mailadres.
        INVALID_ID_TOKEN	Deze sessie is beëindigd. Begin opnieuw.
        INVALID_LOGIN_CREDENTIALS	Het e-mailadres of wachtwoord klopt niet.
        INVALID_MFA_PENDING_CREDENTIAL	Deze inlogpoging is verlopen. Begin opnieuw.
        INVALID_PENDING_TOKEN	Deze inlogpoging is verlopen. Begin opnieuw.
        INVALID_PHONE_NUMBER	We kunnen niet sms’en naar dit telefoonnummer.
        INVALID_SESSION_INFO	Deze code is niet meer geldig. Vraag een nieuwe aan.
        LINK_OF_OTHER_EMAIL	Deze link is naar een ander adres gestuurd. Vul dat in.
        MESSAGE_NOT_SENT	Het bericht kon niet worden verstuurd. Probeer het zo meteen opnieuw.
        MISSING_APP_CREDENTIAL	We konden niet bevestigen dat deze app echt is. Probeer het opnieuw.
        NETWORK_LIMIT	Er zijn te veel berichten aangevraagd via je netwerk.
        NO_TRIES_LEFT	Dat was de laatste poging met deze code. Vraag een nieuwe aan.
        NUMBER_CLAIM_WAITS	Dit nummer is hier lang niet gebruikt en is nu misschien van iemand anders. Na een wachttijd kun je ermee inloggen.
        NUMBER_HAS_EXTENSION	Een sms komt niet aan op een toestelnummer. Vul een rechtstreeks nummer in.
        NUMBER_IMPOSSIBLE	Zo’n nummer bestaat niet in het gekozen land ({country}).
        NUMBER_INVALID	Zo’n nummer bestaat niet in het gekozen land ({country}).
        NUMBER_KIND_NOT_ALLOWED	We kunnen alleen sms’en naar mobiele nummers. Vul een ander nummer in.
        NUMBER_OPTED_OUT	Dit nummer is afgemeld voor onze berichten.
        NUMBER_SUSPENDED	Voor dit nummer is te vaak een verkeerde code ingevuld.
        NUMBER_TOO_LONG	Dit nummer is te lang voor het gekozen land ({country}).
        NUMBER_TOO_SHORT	Dit nummer is te kort voor het gekozen land ({country}).
        NUMBER_WITHOUT_COUNTRY	Kies het land van dit nummer.
        OPERATION_NOT_ALLOWED	Deze manier van inloggen is hier uitgeschakeld.
        OTHER_PROOF_REQUIRED	Dit nummer is hier lang niet gebruikt. Log op een andere manier in.
        PASSKEY_CHALLENGE_EXPIRED	Dit duurde te lang. Probeer het opnieuw.
        PASSKEY_CREDENTIAL_NOT_FOUND	Deze toegangssleutel hoort niet meer bij een account. Log op een andere manier in.
        PASSKEY_LIMIT_EXCEEDED	Je account kan niet meer toegangssleutels hebben.
        PASSKEY_UNAVAILABLE	Op dit apparaat kun je geen toegangssleutels gebruiken.
        PASSKEY_USER_NOT_VERIFIED	Je apparaat heeft niet bevestigd dat jij het bent. Probeer het opnieuw met je gezicht, je vingerafdruk of je schermvergrendeling.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Dit wachtwoord voldoet niet aan de eisen van de app. Kies een ander wachtwoord.
        PREFIX_HELD	We kunnen nu niet sms’en naar dit soort nummers.
        PREFIX_LIMIT	We kunnen nu niet sms’en naar dit soort nummers.
        PROJECT_LIMIT	Er kunnen nu geen berichten meer worden verstuurd.
        PROOF_REQUIRED	Voor dit nummer is te vaak een verkeerde code ingevuld.
        QUOTA_EXCEEDED	Er kunnen nu geen berichten meer worden verstuurd.
        REGION_NOT_ALLOWED	We kunnen nog niet sms’en naar nummers in dit land ({country}).
        SECOND_CODE_REQUIRED	De code klopt. Omdat voor dit nummer vaak een verkeerde code is ingevuld, heb je een tweede code nodig. Vraag die nu aan.
        SECOND_FACTOR_EXISTS	Dit nummer hoort al bij je account. Vul een ander nummer in.
        SECOND_FACTOR_LIMIT_EXCEEDED	Je account heeft het maximale aantal tweede stappen.
        SECOND_FACTOR_SUSPENDED	Er is te vaak een verkeerde code uit deze app ingevuld. Kies een andere manier of neem contact op met support.
        SEND_COOLDOWN	We hebben net al een bericht naar dit nummer gestuurd.
        SEND_DAILY_LIMIT	Voor dit nummer is het maximale aantal berichten per dag bereikt.
        SEND_HOURLY_LIMIT	Voor dit nummer is het maximale aantal berichten per uur bereikt.
        SESSION_EXPIRED	Deze code is niet meer geldig. Vraag een nieuwe aan.
        SPEND_CAP	Er kunnen nu geen berichten meer worden verstuurd.
        TOKEN_EXPIRED	Dit duurde te lang. Begin opnieuw.
        TOO_MANY_ATTEMPTS_TRY_LATER	Te veel pogingen.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Er is te vaak een verkeerde code ingevuld. Begin opnieuw.
        TOTP_CHALLENGE_TIMEOUT	Deze inlogpoging is verlopen. Begin opnieuw.
        UNSUPPORTED_FIRST_FACTOR	Met dit account kun je niet inloggen met een telefoonnummer. Kies in de app een andere manier.
        UNVERIFIED_EMAIL	Dit adres is nog niet bevestigd. Open de link in onze e-mail.
        USER_DISABLED	Dit account is uitgeschakeld. Neem contact op met support.
        USER_MISMATCH	Dit is een ander account. Log in op het account dat je gebruikt.
        USER_NOT_FOUND	Dit account bestaat niet meer.
        WEAK_PASSWORD	Dit wachtwoord is te zwak. Kies een ander wachtwoord.
        WRONG_CODE	Deze code klopt niet.
        appName	Authenticator-app
        asGuest	Doorgaan als gast
        back	Terug
        callingCodeUnknown	Geen enkel land heeft dit landnummer. Controleer de cijfers na de ‘+’.
        changeNumber	Nummer wijzigen
        codeExpiresIn	De code is nog {time} geldig.
        codeLabel	{count}-cijferige code
        codeLead	Verstuurd naar {number}
        codeShort	De code heeft {count} cijfers.
        codeSubmit	Inloggen
        codeSubmitting	Controleren…
        codeTitle	Vul de {count}-cijferige code in
        confirmEmailTitle	Bevestig je e-mailadres
        conflictLead	Deze inloggegevens horen bij een ander account. Als je daarnaar overschakelt, verlaat je het gastaccount.
        conflictSubmit	Overschakelen naar dat account
        conflictTitle	Je hebt al een account
        countryButton	Land: {name}, +{code}
        countryChanged	Land gewijzigd: {name}.
        countryClose	Sluiten
        countryCount	Resultaten: {count}
        countryNone	Geen land gevonden voor ‘{query}’.
        countrySearch	Zoeken op naam of landnummer
        countryTitle	Kies een land
        doneTitle	Je bent ingelogd
        emailLabel	E-mailadres
        emailMissing	Vul je e-mailadres in.
        enrollApp	Authenticator-app
        enrollAppLead	Voeg in je app een account toe met deze instelsleutel. Vul daarna de 6-cijferige code in die de app laat zien.
        enrollAppNote	Codes uit een app op je telefoon
        enrollAppScan	Scan deze QR-code met je authenticator-app of voeg daar een account toe met de instelsleutel. Vul daarna de 6-cijferige code in die de app laat zien.
        enrollAppTitle	Stel je authenticator-app in
        enrollLead	Je nummer is bevestigd. Deze app vereist bij het inloggen ook een tweede stap. Kies er een om het inloggen af te ronden.
        enrollOfferLead	Een tweede stap beschermt je account beter. Kies er een of ga verder zonder.
        enrollPhone	Een ander telefoonnummer
        enrollPhoneLead	Gebruik een ander nummer dan dat waarmee je inlogt. We sturen je een sms met een code om het te bevestigen.
        enrollPhoneNote	Codes per sms
        enrollRequiredLead	Deze app vereist bij het inloggen een tweede stap. Kies er een om het inloggen af te ronden.
        enrollSubmit	Afronden
        enrollTitle	Voeg een tweede stap toe
        existingLead	{email} hoort bij een account met een andere manier van inloggen. Log daarop in, dan voegen we deze toe.
        factorApp	Je authenticator-app gebruiken
        factorAppLead	Open je authenticator-app en vul de code in die je daar voor dit account ziet.
        factorCodeLead	Verstuurd naar je nummer dat eindigt op {number}
        factorLead	Dit account vereist een tweede stap. Kies er een.
        factorLost	Neem contact op met support als je geen van deze kunt gebruiken.
        factorPhone	Code per sms naar het nummer dat eindigt op {number}
        factorTitle	Bevestig dat jij het bent
        help	Hulp krijgen
        linkConfirmLead	Vul het adres in waarnaar de inloglink is gestuurd.
        linkSent	We hebben een inloglink gestuurd naar {email}. Open die op dit apparaat.
        linkSubmit	Link sturen
        linkTitle	Inloggen via e-mail
        messageDelivered	Het bericht is op je telefoon aangekomen. Bekijk je berichten, ook die van onbekende afzenders.
        messageFailed	Het bericht kon niet op dit nummer worden afgeleverd. Controleer het nummer of vraag een nieuwe code aan.
        messagePending	Het bericht is nog onderweg. Dit kan enkele minuten duren.
        methodsTitle	Inloggen
        nameLabel	Je naam
        nameMissing	Vul je naam in.
        noMessage	Geen bericht?
        numberExample	Voorbeeld: {number}
        numberLabel	Telefoonnummer
        numberLead	We sturen je een sms met een code om te bevestigen dat jij het bent.
        numberMissing	Vul je telefoonnummer in.
        numberNotice	Als je doorgaat, ga je ermee akkoord dat je een sms ontvangt. Er kunnen kosten aan verbonden zijn.
        numberSent	We sturen de code naar {number}.
        numberSubmit	Code sturen
        numberSubmitting	Versturen…
        numberTitle	Inloggen met je telefoon
        offline	We kunnen de server niet bereiken. Controleer je verbinding en probeer het opnieuw.
        oneMoment	Een ogenblik…
        openApp	Authenticator-app op dit apparaat openen
        otherWay	Andere manier kiezen
        passkeyContinue	Doorgaan
        passkeyDoneLead	Je kunt er vanaf nu mee inloggen.
        passkeyDoneTitle	Je toegangssleutel is opgeslagen
        passkeyLead	Maak een toegangssleutel om in te loggen zoals je je apparaat ontgrendelt: met je gezicht, je vingerafdruk of je schermvergrendeling.
        passkeySubmit	Toegangssleutel maken
        passkeyTitle	Log de volgende keer sneller in
        passwordForgotten	Wachtwoord vergeten?
        passwordHide	Wachtwoord verbergen
        passwordLabel	Wachtwoord
        passwordMissing	Vul je wachtwoord in.
        passwordNew	Nieuw wachtwoord
        passwordRulesDigit	een cijfer
        passwordRulesLongest	hoogstens {count} tekens
        passwordRulesLowercase	een kleine letter
        passwordRulesSentence	Eisen voor het wachtwoord: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	minstens {count} tekens
        passwordRulesSymbol	een symbool
        passwordRulesUppercase	een hoofdletter
        passwordShow	Wachtwoord tonen
        passwordTitle	Inloggen met je wachtwoord
        phoneName	Telefoon
        privacy	Privacybeleid
        reauthLead	Log voor je veiligheid opnieuw in om verder te gaan.
        resend	Nieuwe code sturen
        resendIn	Nieuwe code over {time}
        resendReady	Je kunt nu een nieuwe code aanvragen.
        resent	Er is een nieuwe code onderweg.
        resentSame	De code die we hebben gestuurd, is nog geldig.
        resetLead	We sturen je een link om een nieuw wachtwoord te kiezen.
        resetSent	Als er een account is voor {email}, hebben we daar een link naartoe gestuurd om een nieuw wachtwoord te kiezen.
        resetTitle	Je wachtwoord opnieuw instellen
        retryIn	Probeer het over {time} opnieuw.
        retryOn	Probeer het na dit tijdstip opnieuw: {time}.
        setupCode	QR-code met de instelsleutel
        setupKey	Instelsleutel
        signUp	Een account maken
        signUpInstead	Ik heb al een account
        signUpSubmit	Account maken
        skip	Niet nu
        startOver	Opnieuw beginnen
        terms	Servicevoorwaarden
        triesLeftOne	Nog {count} poging.
        triesLeftOther	Nog {count} pogingen.
        unknown	Er is iets misgegaan. Probeer het zo meteen opnieuw.
        verifyLead	Voor een tweede stap is een bevestigd e-mailadres nodig. Open de link in de e-mail aan {email} en kom dan hier terug.
        verifyResend	Link opnieuw sturen
        verifySent	We hebben een link gestuurd naar {email}.
        verifySubmit	Ik heb de link geopend
        withLink	Doorgaan met link per e-mail
        withPasskey	Doorgaan met toegangssleutel
        withPassword	Doorgaan met wachtwoord
        withPhone	Doorgaan met telefoonnummer
        withProvider	Doorgaan met {provider}
        """#
}
