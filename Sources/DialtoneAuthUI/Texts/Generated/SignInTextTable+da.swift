// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let da = #"""
        ADDRESS_LIMIT	Der er anmodet om for mange beskeder fra din forbindelse.
        ADMIN_ONLY_OPERATION	Der kan ikke oprettes nye konti her.
        APP_LIMIT	Der kan ikke sendes flere beskeder lige nu.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Appen tillod ikke dette login eller kunne ikke kontrollere det. Prøv igen senere.
        CAPTCHA_CHECK_FAILED	Vi kunne ikke bekræfte, at du ikke er en robot. Prøv igen.
        CODE_EXPIRED	Koden er udløbet. Anmod om en ny.
        CODE_SUPERSEDED	En nyere kode har erstattet denne. Anmod om en ny her.
        CODE_USED	Koden er allerede brugt. Anmod om en ny.
        COUNTRY_LIMIT	Vi kan ikke sende sms til numre i dette land lige nu ({country}).
        CREDENTIAL_ALREADY_IN_USE	Denne adgangsnøgle hører allerede til en konto.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Det tog for lang tid. Start forfra.
        EMAIL_EXISTS	Der findes allerede en konto med denne e-mailadresse. Log ind på den.
        ENROLLMENT_LATE	Det tog for lang tid. Du kan tilføje et ekstra trin, næste gang du logger ind.
        ENROLLMENT_REFUSED	Der kan ikke tilføjes et ekstra trin til denne konto.
        FICTIONAL_NUMBER_LIMIT	Der er angivet for mange forkerte koder for dette nummer.
        INSTANCE_LIMIT	Der er anmodet om for mange beskeder fra denne enhed.
        INVALID_API_KEY	Serveren kender ikke denne app.
        INVALID_AUTHENTICATOR_RESPONSE	Adgangsnøglen kunne ikke bruges. Prøv igen.
        INVALID_CODE	Koden er ikke rigtig.
        INVALID_EMAIL	Dette er ikke en e-mailadresse.
        INVALID_ID_TOKEN	Dette login er afsluttet. Start forfra.
        INVALID_LOGIN_CREDENTIALS	E-mailadressen eller adgangskoden er forkert.
        INVALID_MFA_PENDING_CREDENTIAL	Dette login er udløbet. Start forfra.
        INVALID_PENDING_TOKEN	Dette login er udløbet. Start forfra.
        INVALID_PHONE_NUMBER	Vi kan ikke sende sms til dette telefonnummer.
        INVALID_SESSION_INFO	Koden gælder ikke længere. Anmod om en ny.
        LINK_OF_OTHER_EMAIL	Dette link blev sendt til en anden adresse. Angiv den.
        MESSAGE_NOT_SENT	Beskeden kunne ikke sendes. Prøv igen om et øjeblik.
        MISSING_APP_CREDENTIAL	Vi kunne ikke bekræfte, at denne app er ægte. Prøv igen.
        NETWORK_LIMIT	Der er anmodet om for mange beskeder fra dit netværk.
        NO_TRIES_LEFT	Det var det sidste forsøg med denne kode. Anmod om en ny.
        NUMBER_CLAIM_WAITS	Dette nummer er ikke blevet brugt her i lang tid og har måske fået en ny ejer. Du kan logge ind med det efter en venteperiode.
        NUMBER_HAS_EXTENSION	En sms kan ikke nå frem til et lokalnummer. Angiv et direkte nummer.
        NUMBER_IMPOSSIBLE	Der findes ikke et sådant nummer i det valgte land ({country}).
        NUMBER_INVALID	Der findes ikke et sådant nummer i det valgte land ({country}).
        NUMBER_KIND_NOT_ALLOWED	Vi kan kun sende sms til mobilnumre. Angiv et andet nummer.
        NUMBER_OPTED_OUT	Dette nummer har afmeldt vores beskeder.
        NUMBER_SUSPENDED	Der er angivet for mange forkerte koder for dette nummer.
        NUMBER_TOO_LONG	Nummeret er for langt til det valgte land ({country}).
        NUMBER_TOO_SHORT	Nummeret er for kort til det valgte land ({country}).
        NUMBER_WITHOUT_COUNTRY	Vælg det land, nummeret hører til.
        OPERATION_NOT_ALLOWED	Denne loginmetode er slået fra her.
        OTHER_PROOF_REQUIRED	Dette nummer er ikke blevet brugt her i lang tid. Log ind på en anden måde.
        PASSKEY_CHALLENGE_EXPIRED	Det tog for lang tid. Prøv igen.
        PASSKEY_CREDENTIAL_NOT_FOUND	Denne adgangsnøgle hører ikke længere til en konto. Log ind på en anden måde.
        PASSKEY_LIMIT_EXCEEDED	Din konto kan ikke have flere adgangsnøgler.
        PASSKEY_UNAVAILABLE	Adgangsnøgler kan ikke bruges på denne enhed.
        PASSKEY_USER_NOT_VERIFIED	Din enhed bekræftede ikke, at det er dig. Prøv igen med dit ansigt, dit fingeraftryk eller din skærmlås.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Adgangskoden opfylder ikke appens krav. Vælg en anden.
        PREFIX_HELD	Vi kan ikke sende sms til denne type numre lige nu.
        PREFIX_LIMIT	Vi kan ikke sende sms til denne type numre lige nu.
        PROJECT_LIMIT	Der kan ikke sendes flere beskeder lige nu.
        PROOF_REQUIRED	Der er angivet for mange forkerte koder for dette nummer.
        QUOTA_EXCEEDED	Der kan ikke sendes flere beskeder lige nu.
        REGION_NOT_ALLOWED	Vi kan endnu ikke sende sms til numre i dette land ({country}).
        SECOND_CODE_REQUIRED	Koden er rigtig. Fordi der er angivet mange forkerte koder for dette nummer, skal du bruge en kode mere. Anmod om den nu.
        SECOND_FACTOR_EXISTS	Dette nummer hører allerede til din konto. Angiv et andet.
        SECOND_FACTOR_LIMIT_EXCEEDED	Din konto kan ikke have flere ekstra trin.
        SECOND_FACTOR_SUSPENDED	Der er angivet for mange forkerte koder fra denne app. Brug en anden metode, eller kontakt support.
        SEND_COOLDOWN	Vi har lige sendt en besked til dette nummer.
        SEND_DAILY_LIMIT	Dette nummer har nået grænsen for antal beskeder om dagen.
        SEND_HOURLY_LIMIT	Dette nummer har nået grænsen for antal beskeder i timen.
        SESSION_EXPIRED	Koden gælder ikke længere. Anmod om en ny.
        SPEND_CAP	Der kan ikke sendes flere beskeder lige nu.
        TOKEN_EXPIRED	Det tog for lang tid. Start forfra.
        TOO_MANY_ATTEMPTS_TRY_LATER	For mange forsøg.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Der er angivet for mange forkerte koder. Start forfra.
        TOTP_CHALLENGE_TIMEOUT	Dette login er udløbet. Start forfra.
        UNSUPPORTED_FIRST_FACTOR	Du kan ikke logge ind på denne konto med et telefonnummer. Brug en anden loginmetode i appen.
        UNVERIFIED_EMAIL	Adressen er ikke bekræftet endnu. Åbn linket i vores mail.
        USER_DISABLED	Kontoen er deaktiveret. Kontakt support.
        USER_MISMATCH	Dette er en anden konto. Log ind på den, du bruger.
        USER_NOT_FOUND	Kontoen findes ikke længere.
        WEAK_PASSWORD	Adgangskoden er for svag. Vælg en anden.
        WRONG_CODE	Koden er ikke rigtig.
        appName	Godkendelsesapp
        asGuest	Fortsæt som gæst
        back	Tilbage
        callingCodeUnknown	Intet land har denne landekode. Kontrollér cifrene efter »+«.
        changeNumber	Skift nummer
        codeExpiresIn	Koden gælder i {time}.
        codeLabel	{count}-cifret kode
        codeLead	Sendt til {number}
        codeShort	Koden har {count} cifre.
        codeSubmit	Log ind
        codeSubmitting	Kontrollerer …
        codeTitle	Angiv den {count}-cifrede kode
        confirmEmailTitle	Bekræft din e-mailadresse
        conflictLead	Dette login hører til en anden konto. Hvis du skifter til den, forlader du gæstekontoen.
        conflictSubmit	Skift til den konto
        conflictTitle	Du har allerede en konto
        countryButton	Land: {name}, +{code}
        countryChanged	Landet er ændret til {name}.
        countryClose	Luk
        countryCount	Resultater: {count}
        countryNone	Intet land matcher »{query}«.
        countrySearch	Søg efter navn eller landekode
        countryTitle	Vælg et land
        doneTitle	Du er logget ind
        emailLabel	E-mailadresse
        emailMissing	Angiv din e-mailadresse.
        enrollApp	Godkendelsesapp
        enrollAppLead	Tilføj en konto i appen med denne konfigurationsnøgle. Angiv derefter den 6-cifrede kode, som appen viser.
        enrollAppNote	Koder fra en app på din telefon
        enrollAppScan	Scan denne QR-kode med din godkendelsesapp, eller tilføj en konto i appen med konfigurationsnøglen. Angiv derefter den 6-cifrede kode, som appen viser.
        enrollAppTitle	Konfigurér din godkendelsesapp
        enrollLead	Dit nummer er bekræftet. Denne app kræver også et ekstra trin, når du logger ind. Vælg et for at blive færdig.
        enrollOfferLead	Et ekstra trin beskytter din konto bedre. Vælg et, eller fortsæt uden.
        enrollPhone	Et andet telefonnummer
        enrollPhoneLead	Brug et andet nummer end det, du logger ind med. Vi sender dig en kode på sms for at bekræfte det.
        enrollPhoneNote	Koder på sms
        enrollRequiredLead	Denne app kræver et ekstra trin, når du logger ind. Vælg et for at blive færdig.
        enrollSubmit	Afslut
        enrollTitle	Tilføj et ekstra trin
        existingLead	{email} tilhører en konto med en anden loginmetode. Log ind på den, så tilføjer vi denne.
        factorApp	Brug din godkendelsesapp
        factorAppLead	Åbn din godkendelsesapp, og angiv den kode, den viser for denne konto.
        factorCodeLead	Sendt til dit nummer, der ender på {number}
        factorLead	Denne konto kræver et ekstra trin. Vælg et.
        factorLost	Kontakt support, hvis du ikke kan bruge nogen af dem.
        factorPhone	Få en kode på sms til nummeret, der ender på {number}
        factorTitle	Bekræft, at det er dig
        help	Få hjælp
        linkConfirmLead	Angiv den adresse, som loginlinket blev sendt til.
        linkSent	Vi har sendt et loginlink til {email}. Åbn det på denne enhed.
        linkSubmit	Send link
        linkTitle	Log ind via e-mail
        messageDelivered	Beskeden er nået frem til din telefon. Se dine beskeder igennem, også dem fra ukendte afsendere.
        messageFailed	Beskeden kunne ikke leveres til dette nummer. Tjek nummeret, eller bed om en ny kode.
        messagePending	Beskeden er stadig på vej. Det kan tage nogle minutter.
        methodsTitle	Log ind
        nameLabel	Dit navn
        nameMissing	Angiv dit navn.
        noMessage	Ingen besked?
        numberExample	Eksempel: {number}
        numberLabel	Telefonnummer
        numberLead	Vi sender dig en kode på sms for at bekræfte, at det er dig.
        numberMissing	Angiv dit telefonnummer.
        numberNotice	Når du fortsætter, accepterer du at modtage en sms. Der kan gælde almindelige takster for sms og data.
        numberSent	Vi sender koden til {number}.
        numberSubmit	Send kode
        numberSubmitting	Sender …
        numberTitle	Log ind med din telefon
        offline	Vi kan ikke få forbindelse til serveren. Kontrollér din forbindelse, og prøv igen.
        oneMoment	Et øjeblik …
        openApp	Åbn en godkendelsesapp på denne enhed
        otherWay	Vælg en anden metode
        passkeyContinue	Fortsæt
        passkeyDoneLead	Du kan logge ind med den fra nu af.
        passkeyDoneTitle	Din adgangsnøgle er gemt
        passkeyLead	Opret en adgangsnøgle for at logge ind på samme måde, som du låser din enhed op: med dit ansigt, dit fingeraftryk eller din skærmlås.
        passkeySubmit	Opret adgangsnøgle
        passkeyTitle	Log hurtigere ind næste gang
        passwordForgotten	Har du glemt din adgangskode?
        passwordHide	Skjul adgangskode
        passwordLabel	Adgangskode
        passwordMissing	Angiv din adgangskode.
        passwordNew	Ny adgangskode
        passwordRulesDigit	et ciffer
        passwordRulesLongest	højst {count} tegn
        passwordRulesLowercase	et lille bogstav
        passwordRulesSentence	Adgangskoden skal have {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	mindst {count} tegn
        passwordRulesSymbol	et symbol
        passwordRulesUppercase	et stort bogstav
        passwordShow	Vis adgangskode
        passwordTitle	Log ind med din adgangskode
        phoneName	Telefon
        privacy	Privatlivspolitik
        reauthLead	Log ind igen for at fortsætte. Det er for din sikkerheds skyld.
        resend	Send en ny kode
        resendIn	Ny kode om {time}
        resendReady	Du kan nu anmode om en ny kode.
        resent	En ny kode er på vej.
        resentSame	Koden, vi sendte, gælder stadig.
        resetLead	Vi sender dig et link, så du kan vælge en ny adgangskode.
        resetSent	Hvis der findes en konto for {email}, har vi sendt et link dertil, så du kan vælge en ny adgangskode.
        resetTitle	Nulstil din adgangskode
        retryIn	Prøv igen om {time}.
        retryOn	Prøv igen efter {time}.
        setupCode	QR-kode med konfigurationsnøglen
        setupKey	Konfigurationsnøgle
        signUp	Opret en konto
        signUpInstead	Jeg har allerede en konto
        signUpSubmit	Opret konto
        skip	Ikke nu
        startOver	Start forfra
        terms	Servicevilkår
        triesLeftOne	{count} forsøg tilbage.
        triesLeftOther	{count} forsøg tilbage.
        unknown	Noget gik galt. Prøv igen om et øjeblik.
        verifyLead	For at tilføje et ekstra trin skal du have en bekræftet e-mailadresse. Åbn linket i mailen til {email}, og kom tilbage hertil.
        verifyResend	Send linket igen
        verifySent	Vi har sendt et link til {email}.
        verifySubmit	Jeg har åbnet linket
        withLink	Fortsæt med link på e-mail
        withPasskey	Fortsæt med adgangsnøgle
        withPassword	Fortsæt med adgangskode
        withPhone	Fortsæt med telefonnummer
        withProvider	Fortsæt med {provider}
        """#
}
