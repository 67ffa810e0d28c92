// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let sv = #"""
        ADDRESS_LIMIT	För många meddelanden har begärts från din anslutning.
        ADMIN_ONLY_OPERATION	Det går inte att skapa nya konton här.
        APP_LIMIT	Det går inte att skicka fler meddelanden just nu.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Appen tillät inte inloggningen eller kunde inte kontrollera den. Försök igen senare.
        CAPTCHA_CHECK_FAILED	Vi kunde inte bekräfta att du inte är en robot. Försök igen.
        CODE_EXPIRED	Koden har gått ut. Begär en ny.
        CODE_SUPERSEDED	En nyare kod har ersatt den här. Begär en ny här.
        CODE_USED	Koden har redan använts. Begär en ny.
        COUNTRY_LIMIT	Vi kan inte skicka sms till nummer i det här landet just nu ({country}).
        CREDENTIAL_ALREADY_IN_USE	Den här lösennyckeln hör redan till ett konto.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Det tog för lång tid. Börja om.
        EMAIL_EXISTS	Det finns redan ett konto med den här e-postadressen. Logga in på det.
        ENROLLMENT_LATE	Det tog för lång tid. Du kan lägga till ett andra steg nästa gång du loggar in.
        ENROLLMENT_REFUSED	Det går inte att lägga till ett andra steg för det här kontot.
        FICTIONAL_NUMBER_LIMIT	För många felaktiga koder har angetts för det här numret.
        INSTANCE_LIMIT	För många meddelanden har begärts från den här enheten.
        INVALID_API_KEY	Servern känner inte till den här appen.
        INVALID_AUTHENTICATOR_RESPONSE	Lösennyckeln kunde inte användas. Försök igen.
        INVALID_CODE	Koden stämmer inte.
        INVALID_EMAIL	Det här är inte en e-postadress.
        INVALID_ID_TOKEN	Inloggningen är avslutad. Börja om.
        INVALID_LOGIN_CREDENTIALS	Fel e-postadress eller lösenord.
        INVALID_MFA_PENDING_CREDENTIAL	Inloggningsförsöket gäller inte längre. Börja om.
        INVALID_PENDING_TOKEN	Inloggningsförsöket gäller inte längre. Börja om.
        INVALID_PHONE_NUMBER	Vi kan inte skicka sms till det här telefonnumret.
        INVALID_SESSION_INFO	Koden gäller inte längre. Begär en ny.
        LINK_OF_OTHER_EMAIL	Länken skickades till en annan adress. Ange den.
        MESSAGE_NOT_SENT	Meddelandet kunde inte skickas. Försök igen om en liten stund.
        MISSING_APP_CREDENTIAL	Vi kunde inte bekräfta att den här appen är äkta. Försök igen.
        NETWORK_LIMIT	För många meddelanden har begärts från ditt nätverk.
        NO_TRIES_LEFT	Det var det sista försöket med den här koden. Begär en ny.
        NUMBER_CLAIM_WAITS	Numret har inte använts här på länge och kan ha en ny innehavare. Du kan logga in med det efter en väntetid.
        NUMBER_HAS_EXTENSION	Sms når inte anknytningar. Ange ett direktnummer.
        NUMBER_IMPOSSIBLE	Det finns inget sådant nummer i det valda landet ({country}).
        NUMBER_INVALID	Det finns inget sådant nummer i det valda landet ({country}).
        NUMBER_KIND_NOT_ALLOWED	Vi kan bara skicka sms till mobilnummer. Ange ett annat nummer.
        NUMBER_OPTED_OUT	Det här numret har tackat nej till våra meddelanden.
        NUMBER_SUSPENDED	För många felaktiga koder har angetts för det här numret.
        NUMBER_TOO_LONG	Numret är för långt för det valda landet ({country}).
        NUMBER_TOO_SHORT	Numret är för kort för det valda landet ({country}).
        NUMBER_WITHOUT_COUNTRY	Välj vilket land numret hör till.
        OPERATION_NOT_ALLOWED	Det här inloggningssättet är avstängt här.
        OTHER_PROOF_REQUIRED	Numret har inte använts här på länge. Logga in på ett annat sätt.
        PASSKEY_CHALLENGE_EXPIRED	Det tog för lång tid. Försök igen.
        PASSKEY_CREDENTIAL_NOT_FOUND	Den här lösennyckeln hör inte längre till något konto. Logga in på ett annat sätt.
        PASSKEY_LIMIT_EXCEEDED	Ditt konto kan inte ha fler lösennycklar.
        PASSKEY_UNAVAILABLE	Det går inte att använda lösennycklar på den här enheten.
        PASSKEY_USER_NOT_VERIFIED	Enheten bekräftade inte att det är du. Försök igen med ansiktet, fingeravtrycket eller skärmlåset.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Lösenordet uppfyller inte appens krav. Välj ett annat.
        PREFIX_HELD	Vi kan inte skicka sms till den här typen av nummer just nu.
        PREFIX_LIMIT	Vi kan inte skicka sms till den här typen av nummer just nu.
        PROJECT_LIMIT	Det går inte att skicka fler meddelanden just nu.
        PROOF_REQUIRED	För många felaktiga koder har angetts för det här numret.
        QUOTA_EXCEEDED	Det går inte att skicka fler meddelanden just nu.
        REGION_NOT_ALLOWED	Vi kan inte skicka sms till nummer i det här landet ännu ({country}).
        SECOND_CODE_REQUIRED	Koden stämmer. Eftersom många felaktiga koder har angetts för det här numret behöver du en kod till. Begär den nu.
        SECOND_FACTOR_EXISTS	Det här numret hör redan till ditt konto. Ange ett annat.
        SECOND_FACTOR_LIMIT_EXCEEDED	Det går inte att lägga till fler steg för ditt konto.
        SECOND_FACTOR_SUSPENDED	För många felaktiga koder har angetts från den här appen. Använd ett annat sätt eller kontakta supporten.
        SEND_COOLDOWN	Vi har precis skickat ett meddelande till det här numret.
        SEND_DAILY_LIMIT	Det här numret har nått gränsen för antal meddelanden per dag.
        SEND_HOURLY_LIMIT	Det här numret har nått gränsen för antal meddelanden per timme.
        SESSION_EXPIRED	Koden gäller inte längre. Begär en ny.
        SPEND_CAP	Det går inte att skicka fler meddelanden just nu.
        TOKEN_EXPIRED	Det tog för lång tid. Börja om.
        TOO_MANY_ATTEMPTS_TRY_LATER	För många försök.
        TOO_MANY_ENROLLMENT_ATTEMPTS	För många felaktiga koder har angetts. Börja om.
        TOTP_CHALLENGE_TIMEOUT	Inloggningsförsöket gäller inte längre. Börja om.
        UNSUPPORTED_FIRST_FACTOR	Det går inte att logga in på det här kontot med telefonnummer. Logga in på ett annat sätt i appen.
        UNVERIFIED_EMAIL	Adressen är inte bekräftad än. Öppna länken i mejlet från oss.
        USER_DISABLED	Kontot är inaktiverat. Kontakta supporten.
        USER_MISMATCH	Det här är ett annat konto. Logga in på det som du använder.
        USER_NOT_FOUND	Kontot finns inte längre.
        WEAK_PASSWORD	Lösenordet är för svagt. Välj ett annat.
        WRONG_CODE	Koden stämmer inte.
        appName	Autentiseringsapp
        asGuest	Fortsätt som gäst
        back	Tillbaka
        callingCodeUnknown	Inget land har det här landsnumret. Kontrollera siffrorna efter ”+”.
        changeNumber	Ändra nummer
        codeExpiresIn	Koden gäller i {time}.
        codeLabel	{count}-siffrig kod
        codeLead	Skickad till {number}
        codeShort	Koden har {count} siffror.
        codeSubmit	Logga in
        codeSubmitting	Kontrollerar …
        codeTitle	Ange den {count}-siffriga koden
        confirmEmailTitle	Bekräfta din e-postadress
        conflictLead	Den här inloggningen hör till ett annat konto. Om du byter till det lämnar du gästkontot.
        conflictSubmit	Byt till det kontot
        conflictTitle	Du har redan ett konto
        countryButton	Land: {name}, +{code}
        countryChanged	Landet har ändrats till {name}.
        countryClose	Stäng
        countryCount	Resultat: {count}
        countryNone	Inget land matchar ”{query}”.
        countrySearch	Sök på namn eller landsnummer
        countryTitle	Välj ett land
        doneTitle	Du är inloggad
        emailLabel	E-postadress
        emailMissing	Ange din e-postadress.
        enrollApp	Autentiseringsapp
        enrollAppLead	Lägg till ett konto i appen med den här konfigurationsnyckeln. Ange sedan den 6-siffriga koden som appen visar.
        enrollAppNote	Koder från en app i telefonen
        enrollAppScan	Skanna den här QR-koden med autentiseringsappen eller lägg till ett konto där med konfigurationsnyckeln. Ange sedan den 6-siffriga koden som appen visar.
        enrollAppTitle	Konfigurera autentiseringsappen
        enrollLead	Ditt nummer är bekräftat. Den här appen kräver även ett andra steg när du loggar in. Välj ett för att bli klar.
        enrollOfferLead	Ett andra steg skyddar ditt konto bättre. Välj ett eller fortsätt utan.
        enrollPhone	Ett annat telefonnummer
        enrollPhoneLead	Använd ett annat nummer än det du loggar in med. Vi skickar en kod via sms för att bekräfta det.
        enrollPhoneNote	Koder via sms
        enrollRequiredLead	Den här appen kräver ett andra steg när du loggar in. Välj ett för att bli klar.
        enrollSubmit	Slutför
        enrollTitle	Lägg till ett andra steg
        existingLead	{email} hör till ett konto med ett annat inloggningssätt. Logga in på det så lägger vi till det här.
        factorApp	Använd autentiseringsappen
        factorAppLead	Öppna autentiseringsappen och ange koden som den visar för det här kontot.
        factorCodeLead	Skickad till ditt nummer som slutar på {number}
        factorLead	Det här kontot kräver ett andra steg. Välj ett.
        factorLost	Kontakta supporten om du inte kan använda något av dem.
        factorPhone	Få en kod via sms till numret som slutar på {number}
        factorTitle	Bekräfta att det är du
        help	Få hjälp
        linkConfirmLead	Ange adressen som inloggningslänken skickades till.
        linkSent	Vi har skickat en inloggningslänk till {email}. Öppna den på den här enheten.
        linkSubmit	Skicka länk
        linkTitle	Logga in via e-post
        messageDelivered	Meddelandet har kommit fram till din telefon. Titta igenom dina meddelanden, även de från okända avsändare.
        messageFailed	Meddelandet kunde inte levereras till det här numret. Kontrollera numret eller begär en ny kod.
        messagePending	Meddelandet är fortfarande på väg. Det kan ta några minuter.
        methodsTitle	Logga in
        nameLabel	Ditt namn
        nameMissing	Ange ditt namn.
        noMessage	Inget meddelande?
        numberExample	Exempel: {number}
        numberLabel	Telefonnummer
        numberLead	Vi skickar en kod via sms för att bekräfta att det är du.
        numberMissing	Ange ditt telefonnummer.
        numberNotice	Genom att fortsätta godkänner du att få ett sms. Avgifter från operatören kan tillkomma.
        numberSent	Vi skickar koden till {number}.
        numberSubmit	Skicka kod
        numberSubmitting	Skickar …
        numberTitle	Logga in med telefonen
        offline	Vi kan inte nå servern. Kontrollera anslutningen och försök igen.
        oneMoment	Ett ögonblick …
        openApp	Öppna en autentiseringsapp på den här enheten
        otherWay	Välj ett annat sätt
        passkeyContinue	Fortsätt
        passkeyDoneLead	Från och med nu kan du logga in med den.
        passkeyDoneTitle	Din lösennyckel är sparad
        passkeyLead	Skapa en lösennyckel för att logga in på samma sätt som du låser upp enheten: med ansiktet, fingeravtrycket eller skärmlåset.
        passkeySubmit	Skapa lösennyckel
        passkeyTitle	Logga in snabbare nästa gång
        passwordForgotten	Har du glömt lösenordet?
        passwordHide	Dölj lösenord
        passwordLabel	Lösenord
        passwordMissing	Ange ditt lösenord.
        passwordNew	Nytt lösenord
        passwordRulesDigit	en siffra
        passwordRulesLongest	högst {count} tecken
        passwordRulesLowercase	en liten bokstav
        passwordRulesSentence	Lösenordet måste ha {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	minst {count} tecken
        passwordRulesSymbol	en symbol
        passwordRulesUppercase	en stor bokstav
        passwordShow	Visa lösenord
        passwordTitle	Logga in med lösenord
        phoneName	Telefon
        privacy	Integritetspolicy
        reauthLead	Logga in igen för att fortsätta. Det är för din säkerhet.
        resend	Skicka en ny kod
        resendIn	Ny kod om {time}
        resendReady	Nu kan du begära en ny kod.
        resent	En ny kod är på väg.
        resentSame	Koden vi skickade gäller fortfarande.
        resetLead	Vi skickar en länk där du kan välja ett nytt lösenord.
        resetSent	Om det finns ett konto för {email} har vi skickat en länk dit. Använd den för att välja ett nytt lösenord.
        resetTitle	Återställ lösenordet
        retryIn	Försök igen om {time}.
        retryOn	Försök igen efter {time}.
        setupCode	QR-kod med konfigurationsnyckeln
        setupKey	Konfigurationsnyckel
        signUp	Skapa ett konto
        signUpInstead	Jag har redan ett konto
        signUpSubmit	Skapa konto
        skip	Inte nu
        startOver	Börja om
        terms	Användarvillkor
        triesLeftOne	{count} försök kvar.
        triesLeftOther	{count} försök kvar.
        unknown	Något gick fel. Försök igen om en liten stund.
        verifyLead	För att lägga till ett andra steg behöver du en bekräftad e-postadress. Öppna länken i mejlet till {email} och kom sedan tillbaka hit.
        verifyResend	Skicka länken igen
        verifySent	Vi har skickat en länk till {email}.
        verifySubmit	Jag har öppnat länken
        withLink	Fortsätt med länk via e-post
        withPasskey	Fortsätt med lösennyckel
        withPassword	Fortsätt med lösenord
        withPhone	Fortsätt med telefonnummer
        withProvider	Fortsätt med {provider}
        """#
}
