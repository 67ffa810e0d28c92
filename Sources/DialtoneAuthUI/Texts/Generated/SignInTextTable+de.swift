// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let de = #"""
        ADDRESS_LIMIT	Von Ihrem Anschluss wurden zu viele Nachrichten angefordert.
        ADMIN_ONLY_OPERATION	Neue Konten können hier nicht angelegt werden.
        APP_LIMIT	Zurzeit können keine Nachrichten mehr gesendet werden.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Die App hat diese Anmeldung nicht erlaubt oder konnte sie nicht prüfen. Versuchen Sie es später erneut.
        CAPTCHA_CHECK_FAILED	Wir konnten nicht bestätigen, dass Sie kein Roboter sind. Versuchen Sie es erneut.
        CODE_EXPIRED	Dieser Code ist abgelaufen. Fordern Sie einen neuen an.
        CODE_SUPERSEDED	Ein neuerer Code hat diesen ersetzt. Fordern Sie hier einen neuen an.
        CODE_USED	Dieser Code wurde schon verwendet. Fordern Sie einen neuen an.
        COUNTRY_LIMIT	In dieses Land können wir zurzeit keine SMS schicken ({country}).
        CREDENTIAL_ALREADY_IN_USE	Dieser Passkey gehört schon zu einem Konto.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Das hat zu lange gedauert. Beginnen Sie von vorn.
        EMAIL_EXISTS	Diese E-Mail-Adresse hat schon ein Konto. Melden Sie sich dort an.
        ENROLLMENT_LATE	Das hat zu lange gedauert. Sie können den zweiten Schritt bei der nächsten Anmeldung einrichten.
        ENROLLMENT_REFUSED	Für dieses Konto kann kein zweiter Schritt eingerichtet werden.
        FICTIONAL_NUMBER_LIMIT	Für diese Nummer gab es zu viele falsche Codes.
        INSTANCE_LIMIT	Von diesem Gerät wurden zu viele Nachrichten angefordert.
        INVALID_API_KEY	Der Server kennt diese App nicht.
        INVALID_AUTHENTICATOR_RESPONSE	Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut.
        INVALID_CODE	Der Code ist nicht richtig.
        INVALID_EMAIL	Das ist keine E-Mail-Adresse.
        INVALID_ID_TOKEN	Diese Anmeldung ist beendet. Beginnen Sie von vorn.
        INVALID_LOGIN_CREDENTIALS	Die E-Mail-Adresse oder das Passwort ist falsch.
        INVALID_MFA_PENDING_CREDENTIAL	Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.
        INVALID_PENDING_TOKEN	Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.
        INVALID_PHONE_NUMBER	An diese Telefonnummer können wir keine SMS schicken.
        INVALID_SESSION_INFO	Dieser Code ist nicht mehr gültig. Fordern Sie einen neuen an.
        LINK_OF_OTHER_EMAIL	Dieser Link wurde an eine andere Adresse gesendet. Geben Sie diese ein.
        MESSAGE_NOT_SENT	Die Nachricht konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.
        MISSING_APP_CREDENTIAL	Wir konnten nicht bestätigen, dass diese App echt ist. Versuchen Sie es erneut.
        NETWORK_LIMIT	Aus Ihrem Netz wurden zu viele Nachrichten angefordert.
        NO_TRIES_LEFT	Das war der letzte Versuch mit diesem Code. Fordern Sie einen neuen an.
        NUMBER_CLAIM_WAITS	Diese Nummer wurde hier lange nicht benutzt und gehört vielleicht inzwischen jemand anderem. Nach einer Wartezeit können Sie sich mit ihr anmelden.
        NUMBER_HAS_EXTENSION	SMS erreichen keine Durchwahlen. Geben Sie eine direkte Nummer ein.
        NUMBER_IMPOSSIBLE	Eine solche Nummer gibt es im gewählten Land nicht ({country}).
        NUMBER_INVALID	Eine solche Nummer gibt es im gewählten Land nicht ({country}).
        NUMBER_KIND_NOT_ALLOWED	Wir können nur an Mobilnummern schreiben. Geben Sie eine andere Nummer ein.
        NUMBER_OPTED_OUT	Diese Nummer hat unsere Nachrichten abbestellt.
        NUMBER_SUSPENDED	Für diese Nummer gab es zu viele falsche Codes.
        NUMBER_TOO_LONG	Diese Nummer ist zu lang für das gewählte Land ({country}).
        NUMBER_TOO_SHORT	Diese Nummer ist zu kurz für das gewählte Land ({country}).
        NUMBER_WITHOUT_COUNTRY	Wählen Sie das Land dieser Nummer.
        OPERATION_NOT_ALLOWED	Diese Anmeldung ist hier ausgeschaltet.
        OTHER_PROOF_REQUIRED	Diese Nummer wurde hier lange nicht benutzt. Melden Sie sich auf anderem Weg an.
        PASSKEY_CHALLENGE_EXPIRED	Das hat zu lange gedauert. Versuchen Sie es erneut.
        PASSKEY_CREDENTIAL_NOT_FOUND	Dieser Passkey gehört zu keinem Konto mehr. Melden Sie sich auf andere Weise an.
        PASSKEY_LIMIT_EXCEEDED	Ihr Konto kann keine weiteren Passkeys haben.
        PASSKEY_UNAVAILABLE	Auf diesem Gerät können keine Passkeys verwendet werden.
        PASSKEY_USER_NOT_VERIFIED	Ihr Gerät hat nicht bestätigt, dass Sie es sind. Versuchen Sie es erneut mit Gesicht, Fingerabdruck oder Displaysperre.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Dieses Passwort entspricht nicht den Regeln der App. Wählen Sie ein anderes.
        PREFIX_HELD	An Nummern wie diese können wir zurzeit keine SMS schicken.
        PREFIX_LIMIT	An Nummern wie diese können wir zurzeit keine SMS schicken.
        PROJECT_LIMIT	Zurzeit können keine Nachrichten mehr gesendet werden.
        PROOF_REQUIRED	Für diese Nummer gab es zu viele falsche Codes.
        QUOTA_EXCEEDED	Zurzeit können keine Nachrichten mehr gesendet werden.
        REGION_NOT_ALLOWED	In dieses Land können wir noch keine SMS schicken ({country}).
        SECOND_CODE_REQUIRED	Der Code ist richtig. Weil es für diese Nummer viele falsche Codes gab, brauchen Sie einen zweiten. Fordern Sie ihn jetzt an.
        SECOND_FACTOR_EXISTS	Diese Nummer gehört schon zu Ihrem Konto. Geben Sie eine andere ein.
        SECOND_FACTOR_LIMIT_EXCEEDED	Ihr Konto kann keine weiteren zweiten Schritte haben.
        SECOND_FACTOR_SUSPENDED	Es gab zu viele falsche Codes dieser App. Wählen Sie eine andere Möglichkeit oder wenden Sie sich an den Support.
        SEND_COOLDOWN	An diese Nummer ging gerade erst eine Nachricht.
        SEND_DAILY_LIMIT	Für diese Nummer ist die tägliche Anzahl an Nachrichten erreicht.
        SEND_HOURLY_LIMIT	Für diese Nummer ist die stündliche Anzahl an Nachrichten erreicht.
        SESSION_EXPIRED	Dieser Code ist nicht mehr gültig. Fordern Sie einen neuen an.
        SPEND_CAP	Zurzeit können keine Nachrichten mehr gesendet werden.
        TOKEN_EXPIRED	Das hat zu lange gedauert. Beginnen Sie von vorn.
        TOO_MANY_ATTEMPTS_TRY_LATER	Zu viele Versuche.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Es gab zu viele falsche Codes. Beginnen Sie von vorn.
        TOTP_CHALLENGE_TIMEOUT	Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.
        UNSUPPORTED_FIRST_FACTOR	Dieses Konto kann sich nicht per Telefonnummer anmelden. Wählen Sie in der App eine andere Anmeldung.
        UNVERIFIED_EMAIL	Diese Adresse ist noch nicht bestätigt. Öffnen Sie den Link in unserer E-Mail.
        USER_DISABLED	Dieses Konto ist gesperrt. Wenden Sie sich an den Support.
        USER_MISMATCH	Das ist ein anderes Konto. Melden Sie sich bei dem an, das Sie gerade benutzen.
        USER_NOT_FOUND	Dieses Konto gibt es nicht mehr.
        WEAK_PASSWORD	Dieses Passwort ist zu schwach. Wählen Sie ein anderes.
        WRONG_CODE	Der Code ist nicht richtig.
        appName	Authentifizierungs-App
        asGuest	Als Gast fortfahren
        back	Zurück
        callingCodeUnknown	Diese Ländervorwahl gibt es nicht. Prüfen Sie die Ziffern nach dem „+“.
        changeNumber	Nummer ändern
        codeExpiresIn	Der Code ist noch {time} gültig.
        codeLabel	{count}-stelliger Code
        codeLead	Gesendet an {number}
        codeShort	Der Code hat {count} Ziffern.
        codeSubmit	Anmelden
        codeSubmitting	Wird geprüft …
        codeTitle	{count}-stelligen Code eingeben
        confirmEmailTitle	Bestätigen Sie Ihre E-Mail-Adresse
        conflictLead	Diese Anmeldung gehört zu einem anderen Konto. Wenn Sie dorthin wechseln, verlassen Sie das Gastkonto.
        conflictSubmit	Zu diesem Konto wechseln
        conflictTitle	Sie haben bereits ein Konto
        countryButton	Land: {name}, +{code}
        countryChanged	Land geändert: {name}.
        countryClose	Schließen
        countryCount	Ergebnisse: {count}
        countryNone	Kein Land passt zu „{query}“.
        countrySearch	Name oder Vorwahl suchen
        countryTitle	Land auswählen
        doneTitle	Sie sind angemeldet
        emailLabel	E-Mail-Adresse
        emailMissing	Geben Sie Ihre E-Mail-Adresse ein.
        enrollApp	Authentifizierungs-App
        enrollAppLead	Fügen Sie in Ihrer App mit diesem Schlüssel ein Konto hinzu. Geben Sie dann den 6-stelligen Code ein, den die App zeigt.
        enrollAppNote	Codes aus einer App auf Ihrem Telefon
        enrollAppScan	Scannen Sie diesen QR-Code mit Ihrer App oder fügen Sie dort mit dem Schlüssel ein Konto hinzu. Geben Sie dann den 6-stelligen Code ein, den die App zeigt.
        enrollAppTitle	Authentifizierungs-App einrichten
        enrollLead	Ihre Nummer ist bestätigt. Diese App verlangt bei der Anmeldung einen zweiten Schritt. Wählen Sie einen aus, um fertig zu werden.
        enrollOfferLead	Ein zweiter Schritt schützt Ihr Konto besser. Wählen Sie einen aus oder machen Sie ohne ihn weiter.
        enrollPhone	Weitere Telefonnummer
        enrollPhoneLead	Verwenden Sie eine andere Nummer als die, mit der Sie sich anmelden. Wir schicken einen Code zur Bestätigung.
        enrollPhoneNote	Codes per SMS
        enrollRequiredLead	Diese App verlangt bei der Anmeldung einen zweiten Schritt. Wählen Sie einen aus, um fertig zu werden.
        enrollSubmit	Fertigstellen
        enrollTitle	Zweiten Schritt einrichten
        existingLead	{email} gehört zu einem Konto, bei dem Sie sich auf anderem Weg anmelden. Melden Sie sich dort an, dann fügen wir diesen Weg hinzu.
        factorApp	Authentifizierungs-App verwenden
        factorAppLead	Öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code ein, den sie für dieses Konto zeigt.
        factorCodeLead	Gesendet an Ihre Nummer mit den Endziffern {number}
        factorLead	Dieses Konto verlangt einen zweiten Schritt. Wählen Sie einen aus.
        factorLost	Wenn Sie nichts davon nutzen können, wenden Sie sich an den Support.
        factorPhone	Code per SMS an die Nummer mit den Endziffern {number}
        factorTitle	Bestätigen Sie, dass Sie es sind
        help	Hilfe erhalten
        linkConfirmLead	Geben Sie die Adresse ein, an die der Anmeldelink gesendet wurde.
        linkSent	Wir haben einen Anmeldelink an {email} gesendet. Öffnen Sie ihn auf diesem Gerät.
        linkSubmit	Link senden
        linkTitle	Per E-Mail anmelden
        messageDelivered	Die Nachricht ist auf Ihrem Telefon angekommen. Sehen Sie Ihre Nachrichten durch, auch die von unbekannten Absendern.
        messageFailed	Die Nachricht konnte nicht an diese Nummer zugestellt werden. Prüfen Sie die Nummer oder fordern Sie einen neuen Code an.
        messagePending	Die Nachricht ist noch unterwegs. Das kann einige Minuten dauern.
        methodsTitle	Anmelden
        nameLabel	Ihr Name
        nameMissing	Geben Sie Ihren Namen ein.
        noMessage	Keine Nachricht?
        numberExample	Beispiel: {number}
        numberLabel	Telefonnummer
        numberLead	Wir schicken Ihnen per SMS einen Code zur Bestätigung.
        numberMissing	Geben Sie Ihre Telefonnummer ein.
        numberNotice	Wenn Sie fortfahren, erhalten Sie eine SMS. Dafür können Kosten anfallen.
        numberSent	Wir senden den Code an {number}.
        numberSubmit	Code senden
        numberSubmitting	Wird gesendet …
        numberTitle	Mit Telefonnummer anmelden
        offline	Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
        oneMoment	Einen Moment …
        openApp	Authentifizierungs-App auf diesem Gerät öffnen
        otherWay	Andere Möglichkeit wählen
        passkeyContinue	Weiter
        passkeyDoneLead	Ab jetzt können Sie sich damit anmelden.
        passkeyDoneTitle	Ihr Passkey ist gespeichert
        passkeyLead	Erstellen Sie einen Passkey, um sich so anzumelden, wie Sie Ihr Gerät entsperren: mit Gesicht, Fingerabdruck oder Displaysperre.
        passkeySubmit	Passkey erstellen
        passkeyTitle	Beim nächsten Mal schneller anmelden
        passwordForgotten	Passwort vergessen?
        passwordHide	Passwort verbergen
        passwordLabel	Passwort
        passwordMissing	Geben Sie Ihr Passwort ein.
        passwordNew	Neues Passwort
        passwordRulesDigit	eine Ziffer
        passwordRulesLongest	höchstens {count} Zeichen
        passwordRulesLowercase	einen Kleinbuchstaben
        passwordRulesSentence	Das Passwort braucht {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	mindestens {count} Zeichen
        passwordRulesSymbol	ein Sonderzeichen
        passwordRulesUppercase	einen Großbuchstaben
        passwordShow	Passwort anzeigen
        passwordTitle	Mit Passwort anmelden
        phoneName	Telefon
        privacy	Datenschutzerklärung
        reauthLead	Melden Sie sich zu Ihrer Sicherheit noch einmal an, um fortzufahren.
        resend	Neuen Code senden
        resendIn	Neuer Code in {time}
        resendReady	Sie können jetzt einen neuen Code anfordern.
        resent	Ein neuer Code ist unterwegs.
        resentSame	Der gesendete Code ist noch gültig.
        resetLead	Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.
        resetSent	Falls es ein Konto für {email} gibt, haben wir dorthin einen Link gesendet, mit dem Sie ein neues Passwort wählen können.
        resetTitle	Passwort zurücksetzen
        retryIn	Versuchen Sie es in {time} erneut.
        retryOn	Versuchen Sie es nach diesem Zeitpunkt erneut: {time}.
        setupCode	QR-Code mit dem Einrichtungsschlüssel
        setupKey	Einrichtungsschlüssel
        signUp	Konto anlegen
        signUpInstead	Ich habe schon ein Konto
        signUpSubmit	Konto anlegen
        skip	Nicht jetzt
        startOver	Von vorn beginnen
        terms	Nutzungsbedingungen
        triesLeftOne	Noch {count} Versuch.
        triesLeftOther	Noch {count} Versuche.
        unknown	Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.
        verifyLead	Für einen zweiten Schritt muss Ihre E-Mail-Adresse bestätigt sein. Öffnen Sie den Link in der E-Mail an {email} und kommen Sie dann hierher zurück.
        verifyResend	Link erneut senden
        verifySent	Wir haben einen Link an {email} gesendet.
        verifySubmit	Ich habe den Link geöffnet
        withLink	Weiter mit Link per E-Mail
        withPasskey	Weiter mit Passkey
        withPassword	Weiter mit Passwort
        withPhone	Weiter mit Telefonnummer
        withProvider	Weiter mit {provider}
        """#
}
