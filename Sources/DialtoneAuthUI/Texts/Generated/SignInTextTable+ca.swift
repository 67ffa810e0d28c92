// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ca = #"""
        ADDRESS_LIMIT	S’han demanat massa missatges des de la teva connexió.
        ADMIN_ONLY_OPERATION	Aquí no es poden crear comptes nous.
        APP_LIMIT	Ara mateix no es poden enviar més missatges.
        BLOCKING_FUNCTION_ERROR_RESPONSE	L’aplicació no ha permès aquest inici de sessió o no l’ha pogut comprovar. Torna-ho a provar més tard.
        CAPTCHA_CHECK_FAILED	No hem pogut confirmar que no ets un robot. Torna-ho a provar.
        CODE_EXPIRED	Aquest codi ha caducat. Demana’n un de nou.
        CODE_SUPERSEDED	Un codi més recent ha substituït aquest. Demana’n un de nou aquí.
        CODE_USED	Aquest codi ja s’ha fet servir. Demana’n un de nou.
        COUNTRY_LIMIT	Ara mateix no podem enviar SMS als números d’aquest país ({country}).
        CREDENTIAL_ALREADY_IN_USE	Aquesta clau d’accés ja pertany a un compte.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Ha trigat massa. Torna a començar.
        EMAIL_EXISTS	Aquesta adreça electrònica ja té un compte. Inicia-hi la sessió.
        ENROLLMENT_LATE	Ha trigat massa. Podràs afegir un segon pas la propera vegada que iniciïs la sessió.
        ENROLLMENT_REFUSED	No es pot afegir un segon pas a aquest compte.
        FICTIONAL_NUMBER_LIMIT	S’han introduït massa codis incorrectes per a aquest número.
        INSTANCE_LIMIT	S’han demanat massa missatges des d’aquest dispositiu.
        INVALID_API_KEY	El servidor no coneix aquesta aplicació.
        INVALID_AUTHENTICATOR_RESPONSE	No s’ha pogut fer servir la clau d’accés. Torna-ho a provar.
        INVALID_CODE	El codi no és correcte.
        INVALID_EMAIL	Això no és una adreça electrònica.
        INVALID_ID_TOKEN	Aquesta sessió s’ha acabat. Torna a començar.
        INVALID_LOGIN_CREDENTIALS	L’adreça electrònica o la contrasenya no són correctes.
        INVALID_MFA_PENDING_CREDENTIAL	Aquest inici de sessió ha caducat. Torna a començar.
        INVALID_PENDING_TOKEN	Aquest inici de sessió ha caducat. Torna a començar.
        INVALID_PHONE_NUMBER	No podem enviar SMS a aquest número de telèfon.
        INVALID_SESSION_INFO	Aquest codi ja no és vàlid. Demana’n un de nou.
        LINK_OF_OTHER_EMAIL	Aquest enllaç s’ha enviat a una altra adreça. Escriu aquella.
        MESSAGE_NOT_SENT	No s’ha pogut enviar el missatge. Torna-ho a provar d’aquí a un moment.
        MISSING_APP_CREDENTIAL	No hem pogut confirmar que aquesta aplicació és autèntica. Torna-ho a provar.
        NETWORK_LIMIT	S’han demanat massa missatges des de la teva xarxa.
        NO_TRIES_LEFT	Era l’últim intent amb aquest codi. Demana’n un de nou.
        NUMBER_CLAIM_WAITS	Fa molt de temps que aquest número no s’ha fet servir aquí i potser ja és d’una altra persona. Hi podràs iniciar la sessió després d’un període d’espera.
        NUMBER_HAS_EXTENSION	Els SMS no arriben a les extensions. Introdueix un número directe.
        NUMBER_IMPOSSIBLE	Aquest número no existeix al país triat ({country}).
        NUMBER_INVALID	Aquest número no existeix al país triat ({country}).
        NUMBER_KIND_NOT_ALLOWED	Només podem enviar SMS a números mòbils. Introdueix un altre número.
        NUMBER_OPTED_OUT	Aquest número s’ha donat de baixa dels nostres missatges.
        NUMBER_SUSPENDED	S’han introduït massa codis incorrectes per a aquest número.
        NUMBER_TOO_LONG	Aquest número és massa llarg per al país triat ({country}).
        NUMBER_TOO_SHORT	Aquest número és massa curt per al país triat ({country}).
        NUMBER_WITHOUT_COUNTRY	Tria el país d’aquest número.
        OPERATION_NOT_ALLOWED	Aquesta manera d’iniciar la sessió està desactivada aquí.
        OTHER_PROOF_REQUIRED	Fa molt de temps que aquest número no s’ha fet servir aquí. Inicia la sessió d’una altra manera.
        PASSKEY_CHALLENGE_EXPIRED	Ha trigat massa. Torna-ho a provar.
        PASSKEY_CREDENTIAL_NOT_FOUND	Aquesta clau d’accés ja no pertany a cap compte. Inicia la sessió d’una altra manera.
        PASSKEY_LIMIT_EXCEEDED	No pots afegir més claus d’accés al teu compte.
        PASSKEY_UNAVAILABLE	En aquest dispositiu no es poden fer servir claus d’accés.
        PASSKEY_USER_NOT_VERIFIED	El dispositiu no ha confirmat que ets tu. Torna-ho a provar amb la cara, l’empremta digital o el bloqueig de pantalla.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Aquesta contrasenya no compleix les regles de l’aplicació. Tria’n una altra.
        PREFIX_HELD	Ara mateix no podem enviar SMS a números com aquest.
        PREFIX_LIMIT	Ara mateix no podem enviar SMS a números com aquest.
        PROJECT_LIMIT	Ara mateix no es poden enviar més missatges.
        PROOF_REQUIRED	S’han introduït massa codis incorrectes per a aquest número.
        QUOTA_EXCEEDED	Ara mateix no es poden enviar més missatges.
        REGION_NOT_ALLOWED	Encara no podem enviar SMS als números d’aquest país ({country}).
        SECOND_CODE_REQUIRED	El codi és correcte. Com que s’han introduït molts codis incorrectes per a aquest número, cal un segon codi. Demana’l ara.
        SECOND_FACTOR_EXISTS	Aquest número ja pertany al teu compte. Introdueix-ne un altre.
        SECOND_FACTOR_LIMIT_EXCEEDED	No pots afegir cap altre segon pas al teu compte.
        SECOND_FACTOR_SUSPENDED	S’han introduït massa codis incorrectes d’aquesta aplicació. Fes servir una altra manera o contacta amb l’equip d’assistència.
        SEND_COOLDOWN	Acabem d’enviar un missatge a aquest número.
        SEND_DAILY_LIMIT	Aquest número ha arribat al límit de missatges per dia.
        SEND_HOURLY_LIMIT	Aquest número ha arribat al límit de missatges per hora.
        SESSION_EXPIRED	Aquest codi ja no és vàlid. Demana’n un de nou.
        SPEND_CAP	Ara mateix no es poden enviar més missatges.
        TOKEN_EXPIRED	Ha trigat massa. Torna a començar.
        TOO_MANY_ATTEMPTS_TRY_LATER	Massa intents.
        TOO_MANY_ENROLLMENT_ATTEMPTS	S’han introduït massa codis incorrectes. Torna a començar.
        TOTP_CHALLENGE_TIMEOUT	Aquest inici de sessió ha caducat. Torna a començar.
        UNSUPPORTED_FIRST_FACTOR	En aquest compte no es pot iniciar la sessió amb un número de telèfon. Tria una altra manera a l’aplicació.
        UNVERIFIED_EMAIL	Aquesta adreça encara no està confirmada. Obre l’enllaç del nostre correu.
        USER_DISABLED	Aquest compte està desactivat. Contacta amb l’equip d’assistència.
        USER_MISMATCH	Aquest és un altre compte. Inicia la sessió al que fas servir.
        USER_NOT_FOUND	Aquest compte ja no existeix.
        WEAK_PASSWORD	Aquesta contrasenya és massa feble. Tria’n una altra.
        WRONG_CODE	El codi no és correcte.
        appName	Aplicació d’autenticació
        asGuest	Continua com a convidat
        back	Enrere
        callingCodeUnknown	Cap país no té aquest prefix. Comprova els dígits que hi ha després del «+».
        changeNumber	Canvia el número
        codeExpiresIn	El codi és vàlid durant {time}.
        codeLabel	Codi de {count} dígits
        codeLead	Enviat al {number}
        codeShort	El codi té {count} dígits.
        codeSubmit	Inicia la sessió
        codeSubmitting	S’està comprovant…
        codeTitle	Introdueix el codi de {count} dígits
        confirmEmailTitle	Confirma la teva adreça electrònica
        conflictLead	Aquest inici de sessió pertany a un altre compte. Si hi passes, deixaràs el compte de convidat.
        conflictSubmit	Passa a l’altre compte
        conflictTitle	Ja tens un compte
        countryButton	País: {name}, +{code}
        countryChanged	S’ha canviat el país: {name}.
        countryClose	Tanca
        countryCount	Resultats: {count}
        countryNone	Cap país no coincideix amb «{query}».
        countrySearch	Cerca per nom o prefix
        countryTitle	Tria un país
        doneTitle	Has iniciat la sessió
        emailLabel	Adreça electrònica
        emailMissing	Introdueix la teva adreça electrònica.
        enrollApp	Aplicació d’autenticació
        enrollAppLead	Afegeix un compte a l’aplicació amb aquesta clau de configuració. Després, introdueix el codi de 6 dígits que mostra l’aplicació.
        enrollAppNote	Codis d’una aplicació del teu telèfon
        enrollAppScan	Escaneja aquest codi QR amb l’aplicació d’autenticació o afegeix-hi un compte amb la clau de configuració. Després, introdueix el codi de 6 dígits que mostra l’aplicació.
        enrollAppTitle	Configura l’aplicació d’autenticació
        enrollLead	El teu número està confirmat. Aquesta aplicació també demana un segon pas en iniciar la sessió. Tria’n un per acabar.
        enrollOfferLead	Un segon pas protegeix millor el teu compte. Tria’n un o continua sense.
        enrollPhone	Un altre número de telèfon
        enrollPhoneLead	Fes servir un número diferent del que fas servir per iniciar la sessió. T’hi enviarem un codi per SMS per confirmar-lo.
        enrollPhoneNote	Codis per SMS
        enrollRequiredLead	Aquesta aplicació demana un segon pas en iniciar la sessió. Tria’n un per acabar.
        enrollSubmit	Finalitza
        enrollTitle	Afegeix un segon pas
        existingLead	{email} pertany a un compte amb una altra manera d’iniciar la sessió. Inicia-hi la sessió i hi afegirem aquesta.
        factorApp	Fes servir l’aplicació d’autenticació
        factorAppLead	Obre l’aplicació d’autenticació i introdueix el codi que mostra per a aquest compte.
        factorCodeLead	Enviat al teu número acabat en {number}
        factorLead	Aquest compte demana un segon pas. Tria’n un.
        factorLost	Si no en pots fer servir cap, contacta amb l’equip d’assistència.
        factorPhone	Rep un codi per SMS al número acabat en {number}
        factorTitle	Confirma que ets tu
        help	Obtén ajuda
        linkConfirmLead	Escriu l’adreça on s’ha enviat l’enllaç d’inici de sessió.
        linkSent	Hem enviat un enllaç d’inici de sessió a {email}. Obre’l en aquest dispositiu.
        linkSubmit	Envia l’enllaç
        linkTitle	Inicia la sessió per correu
        messageDelivered	El missatge ha arribat al teu telèfon. Mira els teus missatges, també els de remitents desconeguts.
        messageFailed	El missatge no s’ha pogut lliurar a aquest número. Comprova el número o demana un codi nou.
        messagePending	El missatge encara està de camí. Pot trigar uns quants minuts.
        methodsTitle	Inicia la sessió
        nameLabel	El teu nom
        nameMissing	Escriu el teu nom.
        noMessage	No has rebut cap missatge?
        numberExample	Exemple: {number}
        numberLabel	Número de telèfon
        numberLead	T’enviarem un codi per SMS per confirmar que ets tu.
        numberMissing	Introdueix el teu número de telèfon.
        numberNotice	Si continues, acceptes rebre un SMS. Pot tenir un cost.
        numberSent	Enviarem el codi al {number}.
        numberSubmit	Envia el codi
        numberSubmitting	S’està enviant…
        numberTitle	Inicia la sessió amb el telèfon
        offline	No podem connectar amb el servidor. Comprova la connexió i torna-ho a provar.
        oneMoment	Un moment…
        openApp	Obre una aplicació d’autenticació en aquest dispositiu
        otherWay	Tria una altra manera
        passkeyContinue	Continua
        passkeyDoneLead	A partir d’ara la pots fer servir per iniciar la sessió.
        passkeyDoneTitle	La clau d’accés s’ha desat
        passkeyLead	Crea una clau d’accés per iniciar la sessió tal com desbloqueges el dispositiu: amb la cara, l’empremta digital o el bloqueig de pantalla.
        passkeySubmit	Crea una clau d’accés
        passkeyTitle	Inicia la sessió més de pressa la pròxima vegada
        passwordForgotten	Has oblidat la contrasenya?
        passwordHide	Amaga la contrasenya
        passwordLabel	Contrasenya
        passwordMissing	Introdueix la contrasenya.
        passwordNew	Contrasenya nova
        passwordRulesDigit	un dígit
        passwordRulesLongest	com a màxim {count} caràcters
        passwordRulesLowercase	una lletra minúscula
        passwordRulesSentence	La contrasenya ha de tenir {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	com a mínim {count} caràcters
        passwordRulesSymbol	un símbol
        passwordRulesUppercase	una lletra majúscula
        passwordShow	Mostra la contrasenya
        passwordTitle	Inicia la sessió amb contrasenya
        phoneName	Telèfon
        privacy	Política de privadesa
        reauthLead	Per la teva seguretat, torna a iniciar la sessió per continuar.
        resend	Envia un codi nou
        resendIn	Codi nou d’aquí a {time}
        resendReady	Ja pots demanar un codi nou.
        resent	Un codi nou és en camí.
        resentSame	El codi que hem enviat encara és vàlid.
        resetLead	T’enviarem un enllaç per triar una contrasenya nova.
        resetSent	Si hi ha un compte per a {email}, hi hem enviat un enllaç per triar una contrasenya nova.
        resetTitle	Restableix la contrasenya
        retryIn	Torna-ho a provar d’aquí a {time}.
        retryOn	Torna-ho a provar a partir d’aquest moment: {time}.
        setupCode	Codi QR amb la clau de configuració
        setupKey	Clau de configuració
        signUp	Crea un compte
        signUpInstead	Ja tinc un compte
        signUpSubmit	Crea el compte
        skip	Ara no
        startOver	Torna a començar
        terms	Condicions del servei
        triesLeftOne	Queda {count} intent.
        triesLeftOther	Queden {count} intents.
        unknown	Alguna cosa no ha anat bé. Torna-ho a provar d’aquí a un moment.
        verifyLead	Per afegir un segon pas cal una adreça electrònica confirmada. Obre l’enllaç del correu enviat a {email} i torna aquí.
        verifyResend	Torna a enviar l’enllaç
        verifySent	Hem enviat un enllaç a {email}.
        verifySubmit	He obert l’enllaç
        withLink	Continua amb un enllaç per correu
        withPasskey	Continua amb una clau d’accés
        withPassword	Continua amb contrasenya
        withPhone	Continua amb el número de telèfon
        withProvider	Continua amb {provider}
        """#
}
