// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let nb = #"""
        ADDRESS_LIMIT	Det er bedt om for mange meldinger fra tilkoblingen din.
        ADMIN_ONLY_OPERATION	Det kan ikke opprettes nye kontoer her.
        APP_LIMIT	Det kan ikke sendes flere meldinger akkurat nå.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Appen tillot ikke denne påloggingen eller kunne ikke kontrollere den. Prøv igjen senere.
        CAPTCHA_CHECK_FAILED	Vi kunne ikke bekrefte at du ikke er en robot. Prøv igjen.
        CODE_EXPIRED	Koden er utløpt. Be om en ny.
        CODE_SUPERSEDED	En nyere kode har erstattet denne. Be om en ny her.
        CODE_USED	Koden er allerede brukt. Be om en ny.
        COUNTRY_LIMIT	Vi kan ikke sende SMS til numre i dette landet akkurat nå ({country}).
        CREDENTIAL_ALREADY_IN_USE	Denne tilgangsnøkkelen hører allerede til en konto.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Det tok for lang tid. Begynn på nytt.
        EMAIL_EXISTS	Det finnes allerede en konto med denne e-postadressen. Logg på den kontoen.
        ENROLLMENT_LATE	Det tok for lang tid. Du kan legge til et ekstra trinn neste gang du logger på.
        ENROLLMENT_REFUSED	Det kan ikke legges til et ekstra trinn for denne kontoen.
        FICTIONAL_NUMBER_LIMIT	Det er skrevet inn for mange feil koder for dette nummeret.
        INSTANCE_LIMIT	Det er bedt om for mange meldinger fra denne enheten.
        INVALID_API_KEY	Serveren kjenner ikke denne appen.
        INVALID_AUTHENTICATOR_RESPONSE	Tilgangsnøkkelen kunne ikke brukes. Prøv igjen.
        INVALID_CODE	Koden er ikke riktig.
        INVALID_EMAIL	Dette er ikke en e-postadresse.
        INVALID_ID_TOKEN	Denne påloggingen er avsluttet. Begynn på nytt.
        INVALID_LOGIN_CREDENTIALS	Feil e-postadresse eller passord.
        INVALID_MFA_PENDING_CREDENTIAL	Denne påloggingen er utløpt. Begynn på nytt.
        INVALID_PENDING_TOKEN	Denne påloggingen er utløpt. Begynn på nytt.
        INVALID_PHONE_NUMBER	Vi kan ikke sende SMS til dette telefonnummeret.
        INVALID_SESSION_INFO	Koden gjelder ikke lenger. Be om en ny.
        LINK_OF_OTHER_EMAIL	Denne lenken ble sendt til en annen adresse. Skriv inn den.
        MESSAGE_NOT_SENT	Meldingen kunne ikke sendes. Prøv igjen om et øyeblikk.
        MISSING_APP_CREDENTIAL	Vi kunne ikke bekrefte at denne appen er ekte. Prøv igjen.
        NETWORK_LIMIT	Det er bedt om for mange meldinger fra nettverket ditt.
        NO_TRIES_LEFT	Det var det siste forsøket med denne koden. Be om en ny.
        NUMBER_CLAIM_WAITS	Dette nummeret har ikke vært brukt her på lenge og kan ha fått ny eier. Du kan logge på med det etter en venteperiode.
        NUMBER_HAS_EXTENSION	SMS når ikke frem til internnumre. Skriv inn et direktenummer.
        NUMBER_IMPOSSIBLE	Det finnes ikke noe slikt nummer i det valgte landet ({country}).
        NUMBER_INVALID	Det finnes ikke noe slikt nummer i det valgte landet ({country}).
        NUMBER_KIND_NOT_ALLOWED	Vi kan bare sende SMS til mobilnumre. Skriv inn et annet nummer.
        NUMBER_OPTED_OUT	Dette nummeret har reservert seg mot meldinger fra oss.
        NUMBER_SUSPENDED	Det er skrevet inn for mange feil koder for dette nummeret.
        NUMBER_TOO_LONG	Nummeret er for langt for det valgte landet ({country}).
        NUMBER_TOO_SHORT	Nummeret er for kort for det valgte landet ({country}).
        NUMBER_WITHOUT_COUNTRY	Velg landet nummeret hører til.
        OPERATION_NOT_ALLOWED	Denne påloggingsmåten er slått av her.
        OTHER_PROOF_REQUIRED	Dette nummeret har ikke vært brukt her på lenge. Logg på på en annen måte.
        PASSKEY_CHALLENGE_EXPIRED	Det tok for lang tid. Prøv igjen.
        PASSKEY_CREDENTIAL_NOT_FOUND	Denne tilgangsnøkkelen hører ikke lenger til en konto. Logg på på en annen måte.
        PASSKEY_LIMIT_EXCEEDED	Kontoen din kan ikke ha flere tilgangsnøkler.
        PASSKEY_UNAVAILABLE	Tilgangsnøkler kan ikke brukes på denne enheten.
        PASSKEY_USER_NOT_VERIFIED	Enheten bekreftet ikke at det er deg. Prøv igjen med ansiktet, fingeravtrykket eller skjermlåsen.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Passordet oppfyller ikke kravene i appen. Velg et annet.
        PREFIX_HELD	Vi kan ikke sende SMS til denne typen numre akkurat nå.
        PREFIX_LIMIT	Vi kan ikke sende SMS til denne typen numre akkurat nå.
        PROJECT_LIMIT	Det kan ikke sendes flere meldinger akkurat nå.
        PROOF_REQUIRED	Det er skrevet inn for mange feil koder for dette nummeret.
        QUOTA_EXCEEDED	Det kan ikke sendes flere meldinger akkurat nå.
        REGION_NOT_ALLOWED	Vi kan ikke sende SMS til numre i dette landet ennå ({country}).
        SECOND_CODE_REQUIRED	Koden er riktig. Fordi det er skrevet inn mange feil koder for dette nummeret, trenger du en kode til. Be om den nå.
        SECOND_FACTOR_EXISTS	Dette nummeret hører allerede til kontoen din. Skriv inn et annet.
        SECOND_FACTOR_LIMIT_EXCEEDED	Kontoen din kan ikke ha flere ekstra trinn.
        SECOND_FACTOR_SUSPENDED	Det er skrevet inn for mange feil koder fra denne appen. Bruk en annen måte eller kontakt brukerstøtte.
        SEND_COOLDOWN	Vi har nettopp sendt en melding til dette nummeret.
        SEND_DAILY_LIMIT	Dette nummeret har nådd grensen for antall meldinger per dag.
        SEND_HOURLY_LIMIT	Dette nummeret har nådd grensen for antall meldinger per time.
        SESSION_EXPIRED	Koden gjelder ikke lenger. Be om en ny.
        SPEND_CAP	Det kan ikke sendes flere meldinger akkurat nå.
        TOKEN_EXPIRED	Det tok for lang tid. Begynn på nytt.
        TOO_MANY_ATTEMPTS_TRY_LATER	For mange forsøk.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Det er skrevet inn for mange feil koder. Begynn på nytt.
        TOTP_CHALLENGE_TIMEOUT	Denne påloggingen er utløpt. Begynn på nytt.
        UNSUPPORTED_FIRST_FACTOR	Du kan ikke logge på denne kontoen med telefonnummer. Velg en annen påloggingsmåte i appen.
        UNVERIFIED_EMAIL	Denne adressen er ikke bekreftet ennå. Åpne lenken i e-posten fra oss.
        USER_DISABLED	Kontoen er deaktivert. Kontakt brukerstøtte.
        USER_MISMATCH	Dette er en annen konto. Logg på den du bruker.
        USER_NOT_FOUND	Kontoen finnes ikke lenger.
        WEAK_PASSWORD	Passordet er for svakt. Velg et annet.
        WRONG_CODE	Koden er ikke riktig.
        appName	Autentiseringsapp
        asGuest	Fortsett som gjest
        back	Tilbake
        callingCodeUnknown	Ingen land har denne landkoden. Kontroller sifrene etter «+».
        changeNumber	Endre nummer
        codeExpiresIn	Koden er gyldig i {time}.
        codeLabel	{count}-sifret kode
        codeLead	Sendt til {number}
        codeShort	Koden har {count} sifre.
        codeSubmit	Logg på
        codeSubmitting	Kontrollerer …
        codeTitle	Skriv inn den {count}-sifrede koden
        confirmEmailTitle	Bekreft e-postadressen din
        conflictLead	Denne påloggingen hører til en annen konto. Hvis du bytter til den, forlater du gjestekontoen.
        conflictSubmit	Bytt til den kontoen
        conflictTitle	Du har allerede en konto
        countryButton	Land: {name}, +{code}
        countryChanged	Landet er endret til {name}.
        countryClose	Lukk
        countryCount	Resultater: {count}
        countryNone	Ingen land samsvarer med «{query}».
        countrySearch	Søk etter navn eller landkode
        countryTitle	Velg et land
        doneTitle	Du er logget på
        emailLabel	E-postadresse
        emailMissing	Skriv inn e-postadressen din.
        enrollApp	Autentiseringsapp
        enrollAppLead	Legg til en konto i appen med denne konfigurasjonsnøkkelen. Skriv deretter inn den 6-sifrede koden som appen viser.
        enrollAppNote	Koder fra en app på telefonen din
        enrollAppScan	Skann denne QR-koden med autentiseringsappen, eller legg til en konto der med konfigurasjonsnøkkelen. Skriv deretter inn den 6-sifrede koden som appen viser.
        enrollAppTitle	Konfigurer autentiseringsappen
        enrollLead	Nummeret ditt er bekreftet. Denne appen krever også et ekstra trinn når du logger på. Velg ett for å bli ferdig.
        enrollOfferLead	Et ekstra trinn beskytter kontoen din bedre. Velg ett, eller fortsett uten.
        enrollPhone	Et annet telefonnummer
        enrollPhoneLead	Bruk et annet nummer enn det du logger på med. Vi sender deg en kode på SMS for å bekrefte det.
        enrollPhoneNote	Koder på SMS
        enrollRequiredLead	Denne appen krever et ekstra trinn når du logger på. Velg ett for å bli ferdig.
        enrollSubmit	Fullfør
        enrollTitle	Legg til et ekstra trinn
        existingLead	{email} tilhører en konto med en annen påloggingsmåte. Logg på den, så legger vi til denne.
        factorApp	Bruk autentiseringsappen
        factorAppLead	Åpne autentiseringsappen og skriv inn koden den viser for denne kontoen.
        factorCodeLead	Sendt til nummeret ditt som slutter på {number}
        factorLead	Denne kontoen krever et ekstra trinn. Velg ett.
        factorLost	Kontakt brukerstøtte hvis du ikke kan bruke noen av disse.
        factorPhone	Få en kode på SMS til nummeret som slutter på {number}
        factorTitle	Bekreft at det er deg
        help	Få hjelp
        linkConfirmLead	Skriv inn adressen som påloggingslenken ble sendt til.
        linkSent	Vi har sendt en påloggingslenke til {email}. Åpne den på denne enheten.
        linkSubmit	Send lenke
        linkTitle	Logg på via e-post
        messageDelivered	Meldingen har kommet frem til telefonen din. Se gjennom meldingene dine, også dem fra ukjente avsendere.
        messageFailed	Meldingen kunne ikke leveres til dette nummeret. Kontroller nummeret, eller be om en ny kode.
        messagePending	Meldingen er fortsatt på vei. Det kan ta noen minutter.
        methodsTitle	Logg på
        nameLabel	Navnet ditt
        nameMissing	Skriv inn navnet ditt.
        noMessage	Ingen melding?
        numberExample	Eksempel: {number}
        numberLabel	Telefonnummer
        numberLead	Vi sender deg en kode på SMS for å bekrefte at det er deg.
        numberMissing	Skriv inn telefonnummeret ditt.
        numberNotice	Når du fortsetter, godtar du å motta en SMS. Kostnader for meldinger og data kan påløpe.
        numberSent	Vi sender koden til {number}.
        numberSubmit	Send kode
        numberSubmitting	Sender …
        numberTitle	Logg på med telefonen
        offline	Vi får ikke kontakt med serveren. Kontroller tilkoblingen og prøv igjen.
        oneMoment	Et øyeblikk …
        openApp	Åpne en autentiseringsapp på denne enheten
        otherWay	Velg en annen måte
        passkeyContinue	Fortsett
        passkeyDoneLead	Du kan logge på med den fra nå av.
        passkeyDoneTitle	Tilgangsnøkkelen din er lagret
        passkeyLead	Opprett en tilgangsnøkkel for å logge på slik du låser opp enheten: med ansiktet, fingeravtrykket eller skjermlåsen.
        passkeySubmit	Opprett tilgangsnøkkel
        passkeyTitle	Logg på raskere neste gang
        passwordForgotten	Har du glemt passordet?
        passwordHide	Skjul passord
        passwordLabel	Passord
        passwordMissing	Skriv inn passordet ditt.
        passwordNew	Nytt passord
        passwordRulesDigit	et siffer
        passwordRulesLongest	høyst {count} tegn
        passwordRulesLowercase	en liten bokstav
        passwordRulesSentence	Passordet må ha {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	minst {count} tegn
        passwordRulesSymbol	et symbol
        passwordRulesUppercase	en stor bokstav
        passwordShow	Vis passord
        passwordTitle	Logg på med passordet ditt
        phoneName	Telefon
        privacy	Personvernerklæring
        reauthLead	Logg på igjen for å fortsette. Dette er for din sikkerhet.
        resend	Send en ny kode
        resendIn	Ny kode om {time}
        resendReady	Nå kan du be om en ny kode.
        resent	En ny kode er på vei.
        resentSame	Koden vi sendte, gjelder fortsatt.
        resetLead	Vi sender deg en lenke slik at du kan velge et nytt passord.
        resetSent	Hvis det finnes en konto for {email}, har vi sendt en lenke dit slik at du kan velge et nytt passord.
        resetTitle	Tilbakestill passordet
        retryIn	Prøv igjen om {time}.
        retryOn	Prøv igjen etter {time}.
        setupCode	QR-kode med konfigurasjonsnøkkelen
        setupKey	Konfigurasjonsnøkkel
        signUp	Opprett en konto
        signUpInstead	Jeg har allerede en konto
        signUpSubmit	Opprett konto
        skip	Ikke nå
        startOver	Begynn på nytt
        terms	Vilkår for bruk
        triesLeftOne	{count} forsøk igjen.
        triesLeftOther	{count} forsøk igjen.
        unknown	Noe gikk galt. Prøv igjen om et øyeblikk.
        verifyLead	For å legge til et ekstra trinn må du ha en bekreftet e-postadresse. Åpne lenken i e-posten til {email}, og kom tilbake hit.
        verifyResend	Send lenken på nytt
        verifySent	Vi har sendt en lenke til {email}.
        verifySubmit	Jeg har åpnet lenken
        withLink	Fortsett med lenke på e-post
        withPasskey	Fortsett med tilgangsnøkkel
        withPassword	Fortsett med passord
        withPhone	Fortsett med telefonnummer
        withProvider	Fortsett med {provider}
        """#
}
