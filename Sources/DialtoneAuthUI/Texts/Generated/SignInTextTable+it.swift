// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let it = #"""
        ADDRESS_LIMIT	Sono stati richiesti troppi messaggi dalla tua connessione.
        ADMIN_ONLY_OPERATION	Qui non è possibile creare nuovi account.
        APP_LIMIT	Al momento non è possibile inviare altri messaggi.
        BLOCKING_FUNCTION_ERROR_RESPONSE	L’app non ha consentito questo accesso o non è riuscita a verificarlo. Riprova più tardi.
        CAPTCHA_CHECK_FAILED	Non siamo riusciti a verificare che tu non sia un robot. Riprova.
        CODE_EXPIRED	Questo codice è scaduto. Richiedine uno nuovo.
        CODE_SUPERSEDED	Un codice più recente ha sostituito questo. Richiedine uno nuovo qui.
        CODE_USED	Questo codice è già stato usato. Richiedine uno nuovo.
        COUNTRY_LIMIT	Al momento non possiamo inviare SMS ai numeri di questo paese ({country}).
        CREDENTIAL_ALREADY_IN_USE	Questa passkey appartiene già a un account.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	È passato troppo tempo. Ricomincia.
        EMAIL_EXISTS	Esiste già un account con questo indirizzo email. Accedi a quell’account.
        ENROLLMENT_LATE	È passato troppo tempo. Potrai aggiungere un secondo passaggio al prossimo accesso.
        ENROLLMENT_REFUSED	Non è possibile aggiungere un secondo passaggio a questo account.
        FICTIONAL_NUMBER_LIMIT	Sono stati inseriti troppi codici errati per questo numero.
        INSTANCE_LIMIT	Sono stati richiesti troppi messaggi da questo dispositivo.
        INVALID_API_KEY	Il server non riconosce questa app.
        INVALID_AUTHENTICATOR_RESPONSE	Non è stato possibile usare la passkey. Riprova.
        INVALID_CODE	Il codice non è corretto.
        INVALID_EMAIL	Questo non è un indirizzo email.
        INVALID_ID_TOKEN	Questa sessione è terminata. Ricomincia.
        INVALID_LOGIN_CREDENTIALS	Indirizzo email o password errati.
        INVALID_MFA_PENDING_CREDENTIAL	Questo accesso è scaduto. Ricomincia.
        INVALID_PENDING_TOKEN	Questo accesso è scaduto. Ricomincia.
        INVALID_PHONE_NUMBER	Non possiamo inviare SMS a questo numero di telefono.
        INVALID_SESSION_INFO	Questo codice non è più valido. Richiedine uno nuovo.
        LINK_OF_OTHER_EMAIL	Questo link è stato inviato a un altro indirizzo. Inserisci quello.
        MESSAGE_NOT_SENT	Impossibile inviare il messaggio. Riprova tra poco.
        MISSING_APP_CREDENTIAL	Non siamo riusciti a verificare che questa app sia autentica. Riprova.
        NETWORK_LIMIT	Sono stati richiesti troppi messaggi dalla tua rete.
        NO_TRIES_LEFT	Era l’ultimo tentativo con questo codice. Richiedine uno nuovo.
        NUMBER_CLAIM_WAITS	Questo numero non è stato usato qui per molto tempo e potrebbe appartenere a un’altra persona. Potrai accedere con questo numero dopo un periodo di attesa.
        NUMBER_HAS_EXTENSION	Gli SMS non arrivano ai numeri interni. Inserisci un numero diretto.
        NUMBER_IMPOSSIBLE	Questo numero non esiste nel paese scelto ({country}).
        NUMBER_INVALID	Questo numero non esiste nel paese scelto ({country}).
        NUMBER_KIND_NOT_ALLOWED	Possiamo inviare SMS solo a numeri di cellulare. Inserisci un altro numero.
        NUMBER_OPTED_OUT	Questo numero ha rifiutato di ricevere i nostri messaggi.
        NUMBER_SUSPENDED	Sono stati inseriti troppi codici errati per questo numero.
        NUMBER_TOO_LONG	Questo numero è troppo lungo per il paese scelto ({country}).
        NUMBER_TOO_SHORT	Questo numero è troppo corto per il paese scelto ({country}).
        NUMBER_WITHOUT_COUNTRY	Scegli il paese di questo numero.
        OPERATION_NOT_ALLOWED	Questo metodo di accesso è disattivato qui.
        OTHER_PROOF_REQUIRED	Questo numero non è stato usato qui per molto tempo. Accedi in un altro modo.
        PASSKEY_CHALLENGE_EXPIRED	È passato troppo tempo. Riprova.
        PASSKEY_CREDENTIAL_NOT_FOUND	Questa passkey non appartiene più a nessun account. Accedi in un altro modo.
        PASSKEY_LIMIT_EXCEEDED	Non puoi aggiungere altre passkey al tuo account.
        PASSKEY_UNAVAILABLE	Su questo dispositivo non è possibile usare passkey.
        PASSKEY_USER_NOT_VERIFIED	Il dispositivo non ha confermato che sei tu. Riprova con il volto, l’impronta digitale o il blocco schermo.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Questa password non rispetta le regole dell’app. Scegline un’altra.
        PREFIX_HELD	Al momento non possiamo inviare SMS a numeri come questo.
        PREFIX_LIMIT	Al momento non possiamo inviare SMS a numeri come questo.
        PROJECT_LIMIT	Al momento non è possibile inviare altri messaggi.
        PROOF_REQUIRED	Sono stati inseriti troppi codici errati per questo numero.
        QUOTA_EXCEEDED	Al momento non è possibile inviare altri messaggi.
        REGION_NOT_ALLOWED	Non possiamo ancora inviare SMS ai numeri di questo paese ({country}).
        SECOND_CODE_REQUIRED	Il codice è corretto. Poiché sono stati inseriti molti codici errati per questo numero, serve un secondo codice. Richiedilo ora.
        SECOND_FACTOR_EXISTS	Questo numero appartiene già al tuo account. Inseriscine un altro.
        SECOND_FACTOR_LIMIT_EXCEEDED	Non puoi aggiungere un altro secondo passaggio al tuo account.
        SECOND_FACTOR_SUSPENDED	Sono stati inseriti troppi codici errati di questa app. Usa un altro metodo o contatta l’assistenza.
        SEND_COOLDOWN	Abbiamo appena inviato un messaggio a questo numero.
        SEND_DAILY_LIMIT	Questo numero ha raggiunto il limite di messaggi al giorno.
        SEND_HOURLY_LIMIT	Questo numero ha raggiunto il limite di messaggi all’ora.
        SESSION_EXPIRED	Questo codice non è più valido. Richiedine uno nuovo.
        SPEND_CAP	Al momento non è possibile inviare altri messaggi.
        TOKEN_EXPIRED	È passato troppo tempo. Ricomincia.
        TOO_MANY_ATTEMPTS_TRY_LATER	Troppi tentativi.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Sono stati inseriti troppi codici errati. Ricomincia.
        TOTP_CHALLENGE_TIMEOUT	Questo accesso è scaduto. Ricomincia.
        UNSUPPORTED_FIRST_FACTOR	Con questo account non è possibile accedere tramite numero di telefono. Scegli un altro metodo nell’app.
        UNVERIFIED_EMAIL	Questo indirizzo non è ancora confermato. Apri il link nella nostra email.
        USER_DISABLED	Questo account è disattivato. Contatta l’assistenza.
        USER_MISMATCH	Questo è un altro account. Accedi a quello che stai usando.
        USER_NOT_FOUND	Questo account non esiste più.
        WEAK_PASSWORD	Questa password è troppo debole. Scegline un’altra.
        WRONG_CODE	Il codice non è corretto.
        appName	App di autenticazione
        asGuest	Continua come ospite
        back	Indietro
        callingCodeUnknown	Nessun paese ha questo prefisso. Controlla le cifre dopo il «+».
        changeNumber	Cambia numero
        codeExpiresIn	Il codice è valido per {time}.
        codeLabel	Codice di {count} cifre
        codeLead	Inviato al numero {number}
        codeShort	Il codice è di {count} cifre.
        codeSubmit	Accedi
        codeSubmitting	Verifica in corso…
        codeTitle	Inserisci il codice di {count} cifre
        confirmEmailTitle	Conferma il tuo indirizzo email
        conflictLead	Questo accesso appartiene a un altro account. Se passi a quell’account, lasci l’account ospite.
        conflictSubmit	Passa a quell’account
        conflictTitle	Hai già un account
        countryButton	Paese: {name}, +{code}
        countryChanged	Paese modificato: {name}.
        countryClose	Chiudi
        countryCount	Risultati: {count}
        countryNone	Nessun paese corrisponde a «{query}».
        countrySearch	Cerca per nome o prefisso
        countryTitle	Scegli un paese
        doneTitle	Accesso eseguito
        emailLabel	Indirizzo email
        emailMissing	Inserisci il tuo indirizzo email.
        enrollApp	App di autenticazione
        enrollAppLead	Aggiungi un account nell’app con questa chiave di configurazione, poi inserisci il codice di 6 cifre che l’app mostra.
        enrollAppNote	Codici da un’app sul tuo telefono
        enrollAppScan	Scansiona questo codice QR con l’app di autenticazione o aggiungi un account nell’app con la chiave di configurazione, poi inserisci il codice di 6 cifre che l’app mostra.
        enrollAppTitle	Configura l’app di autenticazione
        enrollLead	Il tuo numero è confermato. Per accedere, questa app richiede anche un secondo passaggio. Scegline uno per finire.
        enrollOfferLead	Un secondo passaggio protegge meglio il tuo account. Scegline uno o continua senza.
        enrollPhone	Un altro numero di telefono
        enrollPhoneLead	Usa un numero diverso da quello con cui accedi. Ti invieremo un SMS con un codice per confermarlo.
        enrollPhoneNote	Codici via SMS
        enrollRequiredLead	Per accedere, questa app richiede un secondo passaggio. Scegline uno per finire.
        enrollSubmit	Fine
        enrollTitle	Aggiungi un secondo passaggio
        existingLead	{email} appartiene a un account con un altro metodo di accesso. Accedi a quell’account e aggiungeremo questo metodo.
        factorApp	Usa l’app di autenticazione
        factorAppLead	Apri l’app di autenticazione e inserisci il codice che mostra per questo account.
        factorCodeLead	Inviato al tuo numero che termina con {number}
        factorLead	Questo account richiede un secondo passaggio. Scegline uno.
        factorLost	Se non puoi usare nessuna di queste opzioni, contatta l’assistenza.
        factorPhone	Ricevi un codice via SMS al numero che termina con {number}
        factorTitle	Conferma la tua identità
        help	Ottieni assistenza
        linkConfirmLead	Inserisci l’indirizzo a cui è stato inviato il link di accesso.
        linkSent	Abbiamo inviato un link di accesso a {email}. Aprilo su questo dispositivo.
        linkSubmit	Invia link
        linkTitle	Accedi via email
        messageDelivered	Il messaggio è arrivato sul tuo telefono. Controlla i tuoi messaggi, anche quelli di mittenti sconosciuti.
        messageFailed	Non è stato possibile consegnare il messaggio a questo numero. Controlla il numero o richiedi un nuovo codice.
        messagePending	Il messaggio è ancora in viaggio. Possono volerci alcuni minuti.
        methodsTitle	Accedi
        nameLabel	Il tuo nome
        nameMissing	Inserisci il tuo nome.
        noMessage	Nessun messaggio?
        numberExample	Esempio: {number}
        numberLabel	Numero di telefono
        numberLead	Ti invieremo un SMS con un codice per confermare la tua identità.
        numberMissing	Inserisci il tuo numero di telefono.
        numberNotice	Se continui, accetti di ricevere un SMS. Potrebbero essere applicati dei costi.
        numberSent	Invieremo il codice al numero {number}.
        numberSubmit	Invia codice
        numberSubmitting	Invio in corso…
        numberTitle	Accedi con il telefono
        offline	Impossibile raggiungere il server. Controlla la connessione e riprova.
        oneMoment	Un momento…
        openApp	Apri un’app di autenticazione su questo dispositivo
        otherWay	Scegli un altro metodo
        passkeyContinue	Continua
        passkeyDoneLead	D’ora in poi puoi usarla per accedere.
        passkeyDoneTitle	La tua passkey è stata salvata
        passkeyLead	Crea una passkey per accedere come sblocchi il dispositivo: con il volto, l’impronta digitale o il blocco schermo.
        passkeySubmit	Crea passkey
        passkeyTitle	La prossima volta accedi più in fretta
        passwordForgotten	Password dimenticata?
        passwordHide	Nascondi password
        passwordLabel	Password
        passwordMissing	Inserisci la password.
        passwordNew	Nuova password
        passwordRulesDigit	una cifra
        passwordRulesLongest	al massimo {count} caratteri
        passwordRulesLowercase	una lettera minuscola
        passwordRulesSentence	La password deve avere {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	almeno {count} caratteri
        passwordRulesSymbol	un simbolo
        passwordRulesUppercase	una lettera maiuscola
        passwordShow	Mostra password
        passwordTitle	Accedi con la password
        phoneName	Telefono
        privacy	Informativa sulla privacy
        reauthLead	Per la tua sicurezza, accedi di nuovo per continuare.
        resend	Invia un nuovo codice
        resendIn	Nuovo codice tra {time}
        resendReady	Ora puoi richiedere un nuovo codice.
        resent	Un nuovo codice è in arrivo.
        resentSame	Il codice che abbiamo inviato è ancora valido.
        resetLead	Ti invieremo un link per scegliere una nuova password.
        resetSent	Se esiste un account per {email}, abbiamo inviato a questo indirizzo un link per scegliere una nuova password.
        resetTitle	Reimposta la password
        retryIn	Riprova tra {time}.
        retryOn	Riprova dopo questo momento: {time}.
        setupCode	Codice QR con la chiave di configurazione
        setupKey	Chiave di configurazione
        signUp	Crea un account
        signUpInstead	Ho già un account
        signUpSubmit	Crea account
        skip	Non ora
        startOver	Ricomincia
        terms	Termini di servizio
        triesLeftOne	{count} tentativo rimasto.
        triesLeftOther	{count} tentativi rimasti.
        unknown	Si è verificato un problema. Riprova tra poco.
        verifyLead	Per aggiungere un secondo passaggio serve un indirizzo email confermato. Apri il link nell’email inviata a {email} e torna qui.
        verifyResend	Invia di nuovo il link
        verifySent	Abbiamo inviato un link a {email}.
        verifySubmit	Ho aperto il link
        withLink	Continua con un link via email
        withPasskey	Continua con la passkey
        withPassword	Continua con la password
        withPhone	Continua con il numero di telefono
        withProvider	Continua con {provider}
        """#
}
