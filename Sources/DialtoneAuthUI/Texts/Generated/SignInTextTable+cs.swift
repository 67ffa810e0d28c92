// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let cs = #"""
        ADDRESS_LIMIT	Z vašeho připojení přišlo příliš mnoho žádostí o zprávu.
        ADMIN_ONLY_OPERATION	Nové účty zde nelze vytvářet.
        APP_LIMIT	Další zprávy teď nelze odeslat.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplikace toto přihlášení nepovolila nebo ho nemohla ověřit. Zkuste to později.
        CAPTCHA_CHECK_FAILED	Nepodařilo se ověřit, že nejste robot. Zkuste to znovu.
        CODE_EXPIRED	Platnost tohoto kódu vypršela. Požádejte o nový.
        CODE_SUPERSEDED	Tento kód byl nahrazen novějším. Požádejte zde o nový.
        CODE_USED	Tento kód už byl použit. Požádejte o nový.
        COUNTRY_LIMIT	Do této země teď SMS poslat nemůžeme ({country}).
        CREDENTIAL_ALREADY_IN_USE	Tento přístupový klíč už patří k nějakému účtu.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Trvalo to příliš dlouho. Začněte znovu.
        EMAIL_EXISTS	Tato e-mailová adresa už účet má. Přihlaste se k němu.
        ENROLLMENT_LATE	Trvalo to příliš dlouho. Druhý krok můžete přidat při příštím přihlášení.
        ENROLLMENT_REFUSED	K tomuto účtu nelze přidat druhý krok.
        FICTIONAL_NUMBER_LIMIT	U tohoto čísla bylo zadáno příliš mnoho nesprávných kódů.
        INSTANCE_LIMIT	Z tohoto zařízení přišlo příliš mnoho žádostí o zprávu.
        INVALID_API_KEY	Server tuto aplikaci nezná.
        INVALID_AUTHENTICATOR_RESPONSE	Přístupový klíč se nepodařilo použít. Zkuste to znovu.
        INVALID_CODE	Kód není správný.
        INVALID_EMAIL	Toto není e-mailová adresa.
        INVALID_ID_TOKEN	Toto přihlášení skončilo. Začněte znovu.
        INVALID_LOGIN_CREDENTIALS	Nesprávná e-mailová adresa nebo heslo.
        INVALID_MFA_PENDING_CREDENTIAL	Platnost tohoto přihlášení vypršela. Začněte znovu.
        INVALID_PENDING_TOKEN	Platnost tohoto přihlášení vypršela. Začněte znovu.
        INVALID_PHONE_NUMBER	Na toto telefonní číslo nemůžeme poslat SMS.
        INVALID_SESSION_INFO	Tento kód už neplatí. Požádejte o nový.
        LINK_OF_OTHER_EMAIL	Tento odkaz byl odeslán na jinou adresu. Zadejte ji.
        MESSAGE_NOT_SENT	Zprávu se nepodařilo odeslat. Zkuste to za chvíli znovu.
        MISSING_APP_CREDENTIAL	Nepodařilo se ověřit, že je tato aplikace pravá. Zkuste to znovu.
        NETWORK_LIMIT	Z vaší sítě přišlo příliš mnoho žádostí o zprávu.
        NO_TRIES_LEFT	To byl poslední pokus s tímto kódem. Požádejte o nový.
        NUMBER_CLAIM_WAITS	Toto číslo tu dlouho nikdo nepoužil a mohlo změnit majitele. Přihlásit se jím budete moci po uplynutí čekací doby.
        NUMBER_HAS_EXTENSION	SMS nelze poslat na klapku. Zadejte přímé číslo.
        NUMBER_IMPOSSIBLE	Takové číslo ve vybrané zemi neexistuje ({country}).
        NUMBER_INVALID	Takové číslo ve vybrané zemi neexistuje ({country}).
        NUMBER_KIND_NOT_ALLOWED	SMS můžeme poslat jen na mobilní číslo. Zadejte jiné číslo.
        NUMBER_OPTED_OUT	Zasílání našich zpráv na toto číslo bylo odmítnuto.
        NUMBER_SUSPENDED	U tohoto čísla bylo zadáno příliš mnoho nesprávných kódů.
        NUMBER_TOO_LONG	Číslo je pro vybranou zemi příliš dlouhé ({country}).
        NUMBER_TOO_SHORT	Číslo je pro vybranou zemi příliš krátké ({country}).
        NUMBER_WITHOUT_COUNTRY	Vyberte zemi tohoto čísla.
        OPERATION_NOT_ALLOWED	Tento způsob přihlášení je zde vypnutý.
        OTHER_PROOF_REQUIRED	Toto číslo tu dlouho nikdo nepoužil. Přihlaste se jiným způsobem.
        PASSKEY_CHALLENGE_EXPIRED	Trvalo to příliš dlouho. Zkuste to znovu.
        PASSKEY_CREDENTIAL_NOT_FOUND	Tento přístupový klíč už nepatří k žádnému účtu. Přihlaste se jiným způsobem.
        PASSKEY_LIMIT_EXCEEDED	K vašemu účtu nelze přidat další přístupové klíče.
        PASSKEY_UNAVAILABLE	V tomto zařízení nelze používat přístupové klíče.
        PASSKEY_USER_NOT_VERIFIED	Vaše zařízení nepotvrdilo, že jste to vy. Zkuste to znovu obličejem, otiskem prstu nebo zámkem obrazovky.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Toto heslo nesplňuje pravidla aplikace. Zvolte jiné.
        PREFIX_HELD	Na podobná čísla teď SMS poslat nemůžeme.
        PREFIX_LIMIT	Na podobná čísla teď SMS poslat nemůžeme.
        PROJECT_LIMIT	Další zprávy teď nelze odeslat.
        PROOF_REQUIRED	U tohoto čísla bylo zadáno příliš mnoho nesprávných kódů.
        QUOTA_EXCEEDED	Další zprávy teď nelze odeslat.
        REGION_NOT_ALLOWED	Do této země zatím SMS poslat nemůžeme ({country}).
        SECOND_CODE_REQUIRED	Kód je správný. Protože u tohoto čísla bylo zadáno mnoho nesprávných kódů, potřebujete druhý kód. Požádejte o něj.
        SECOND_FACTOR_EXISTS	Toto číslo už patří k vašemu účtu. Zadejte jiné.
        SECOND_FACTOR_LIMIT_EXCEEDED	Váš účet už má nejvyšší možný počet druhých kroků.
        SECOND_FACTOR_SUSPENDED	Z této aplikace bylo zadáno příliš mnoho nesprávných kódů. Zvolte jiný způsob nebo kontaktujte podporu.
        SEND_COOLDOWN	Na toto číslo jsme právě poslali zprávu.
        SEND_DAILY_LIMIT	Pro toto číslo je vyčerpán denní limit zpráv.
        SEND_HOURLY_LIMIT	Pro toto číslo je vyčerpán hodinový limit zpráv.
        SESSION_EXPIRED	Tento kód už neplatí. Požádejte o nový.
        SPEND_CAP	Další zprávy teď nelze odeslat.
        TOKEN_EXPIRED	Trvalo to příliš dlouho. Začněte znovu.
        TOO_MANY_ATTEMPTS_TRY_LATER	Příliš mnoho pokusů.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Bylo zadáno příliš mnoho nesprávných kódů. Začněte znovu.
        TOTP_CHALLENGE_TIMEOUT	Platnost tohoto přihlášení vypršela. Začněte znovu.
        UNSUPPORTED_FIRST_FACTOR	K tomuto účtu se nelze přihlásit telefonním číslem. Přihlaste se v aplikaci jiným způsobem.
        UNVERIFIED_EMAIL	Tato adresa ještě není potvrzená. Otevřete odkaz v našem e-mailu.
        USER_DISABLED	Tento účet je deaktivovaný. Kontaktujte podporu.
        USER_MISMATCH	Toto je jiný účet. Přihlaste se k tomu, který používáte.
        USER_NOT_FOUND	Tento účet už neexistuje.
        WEAK_PASSWORD	Toto heslo je příliš slabé. Zvolte jiné.
        WRONG_CODE	Kód není správný.
        appName	Ověřovací aplikace
        asGuest	Pokračovat jako host
        back	Zpět
        callingCodeUnknown	Tuto předvolbu nemá žádná země. Zkontrolujte číslice za znakem „+“.
        changeNumber	Změnit číslo
        codeExpiresIn	Kód platí ještě {time}.
        codeLabel	{count}místný kód
        codeLead	Odesláno na číslo {number}
        codeShort	Kód musí být {count}místný.
        codeSubmit	Přihlásit se
        codeSubmitting	Ověřování…
        codeTitle	Zadejte {count}místný kód
        confirmEmailTitle	Potvrďte svou e-mailovou adresu
        conflictLead	Toto přihlášení patří k jinému účtu. Pokud na něj přejdete, opustíte účet hosta.
        conflictSubmit	Přejít na tento účet
        conflictTitle	Účet už máte
        countryButton	Země: {name}, +{code}
        countryChanged	Země změněna: {name}.
        countryClose	Zavřít
        countryCount	Počet výsledků: {count}
        countryNone	Dotazu „{query}“ neodpovídá žádná země.
        countrySearch	Hledat podle názvu nebo předvolby
        countryTitle	Vyberte zemi
        doneTitle	Přihlášení se podařilo
        emailLabel	E-mailová adresa
        emailMissing	Zadejte e-mailovou adresu.
        enrollApp	Ověřovací aplikace
        enrollAppLead	Přidejte ve své aplikaci účet pomocí tohoto klíče pro nastavení. Potom zadejte 6místný kód, který aplikace zobrazí.
        enrollAppNote	Kódy z aplikace v telefonu
        enrollAppScan	Naskenujte tento QR kód ověřovací aplikací nebo v ní přidejte účet pomocí klíče pro nastavení. Potom zadejte 6místný kód, který aplikace zobrazí.
        enrollAppTitle	Nastavte ověřovací aplikaci
        enrollLead	Vaše číslo je ověřené. Tato aplikace při přihlášení vyžaduje i druhý krok. Vyberte si jeden a dokončete přihlášení.
        enrollOfferLead	Druhý krok chrání váš účet lépe. Vyberte si jeden, nebo pokračujte bez něj.
        enrollPhone	Jiné telefonní číslo
        enrollPhoneLead	Použijte jiné číslo než to, kterým se přihlašujete. Pošleme na něj SMS s kódem, abychom ho ověřili.
        enrollPhoneNote	Kódy v SMS
        enrollRequiredLead	Tato aplikace při přihlášení vyžaduje druhý krok. Vyberte si jeden a dokončete přihlášení.
        enrollSubmit	Dokončit
        enrollTitle	Přidejte druhý krok
        existingLead	Adresa {email} patří k účtu s jiným způsobem přihlášení. Přihlaste se k němu a my přidáme i tento způsob.
        factorApp	Použít ověřovací aplikaci
        factorAppLead	Otevřete ověřovací aplikaci a zadejte kód, který zobrazuje pro tento účet.
        factorCodeLead	Odesláno na vaše číslo končící na {number}
        factorLead	Tento účet vyžaduje druhý krok. Vyberte si jeden.
        factorLost	Pokud nemůžete použít žádný z nich, kontaktujte podporu.
        factorPhone	Poslat SMS s kódem na číslo končící na {number}
        factorTitle	Potvrďte, že jste to vy
        help	Získat pomoc
        linkConfirmLead	Zadejte adresu, na kterou byl odeslán přihlašovací odkaz.
        linkSent	Na adresu {email} jsme poslali přihlašovací odkaz. Otevřete ho v tomto zařízení.
        linkSubmit	Poslat odkaz
        linkTitle	Přihlášení e-mailem
        messageDelivered	Zpráva dorazila do vašeho telefonu. Podívejte se do zpráv, i do těch od neznámých odesílatelů.
        messageFailed	Zprávu se nepodařilo na toto číslo doručit. Zkontrolujte číslo, nebo si vyžádejte nový kód.
        messagePending	Zpráva je stále na cestě. Může to trvat několik minut.
        methodsTitle	Přihlášení
        nameLabel	Vaše jméno
        nameMissing	Zadejte své jméno.
        noMessage	Zpráva nepřišla?
        numberExample	Příklad: {number}
        numberLabel	Telefonní číslo
        numberLead	Pošleme vám SMS s kódem, abychom ověřili, že jste to vy.
        numberMissing	Zadejte telefonní číslo.
        numberNotice	Pokračováním souhlasíte se zasláním SMS. Mohou být účtovány poplatky za zprávy a data.
        numberSent	Kód pošleme na číslo {number}.
        numberSubmit	Poslat kód
        numberSubmitting	Odesílání…
        numberTitle	Přihlášení telefonním číslem
        offline	Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
        oneMoment	Okamžik…
        openApp	Otevřít ověřovací aplikaci v tomto zařízení
        otherWay	Zvolit jiný způsob
        passkeyContinue	Pokračovat
        passkeyDoneLead	Od teď se jím můžete přihlašovat.
        passkeyDoneTitle	Přístupový klíč je uložen
        passkeyLead	Vytvořte si přístupový klíč a přihlašujte se tak, jak odemykáte své zařízení: obličejem, otiskem prstu nebo zámkem obrazovky.
        passkeySubmit	Vytvořit přístupový klíč
        passkeyTitle	Příště se přihlaste rychleji
        passwordForgotten	Zapomněli jste heslo?
        passwordHide	Skrýt heslo
        passwordLabel	Heslo
        passwordMissing	Zadejte heslo.
        passwordNew	Nové heslo
        passwordRulesDigit	číslici
        passwordRulesLongest	{count} nebo méně znaků
        passwordRulesLowercase	malé písmeno
        passwordRulesSentence	Heslo musí obsahovat {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	{count} nebo více znaků
        passwordRulesSymbol	speciální znak
        passwordRulesUppercase	velké písmeno
        passwordShow	Zobrazit heslo
        passwordTitle	Přihlášení heslem
        phoneName	Telefon
        privacy	Zásady ochrany soukromí
        reauthLead	Z bezpečnostních důvodů se před pokračováním přihlaste znovu.
        resend	Poslat nový kód
        resendIn	Nový kód za {time}
        resendReady	Teď můžete požádat o nový kód.
        resent	Nový kód je na cestě.
        resentSame	Kód, který jsme poslali, stále platí.
        resetLead	Pošleme vám odkaz, přes který si zvolíte nové heslo.
        resetSent	Pokud k adrese {email} existuje účet, poslali jsme na ni odkaz pro volbu nového hesla.
        resetTitle	Obnovení hesla
        retryIn	Do dalšího pokusu zbývá: {time}.
        retryOn	Další pokus bude možný: {time}.
        setupCode	QR kód s klíčem pro nastavení
        setupKey	Klíč pro nastavení
        signUp	Vytvořit účet
        signUpInstead	Už mám účet
        signUpSubmit	Vytvořit účet
        skip	Teď ne
        startOver	Začít znovu
        terms	Smluvní podmínky
        triesLeftFew	Zbývají {count} pokusy.
        triesLeftOne	Zbývá {count} pokus.
        triesLeftOther	Zbývá {count} pokusů.
        unknown	Něco se pokazilo. Zkuste to za chvíli znovu.
        verifyLead	Přidání druhého kroku vyžaduje potvrzenou e-mailovou adresu. Otevřete odkaz v e-mailu na adrese {email} a vraťte se sem.
        verifyResend	Poslat odkaz znovu
        verifySent	Na adresu {email} jsme poslali odkaz.
        verifySubmit	Odkaz je otevřený
        withLink	Pokračovat přes odkaz v e-mailu
        withPasskey	Pokračovat s přístupovým klíčem
        withPassword	Pokračovat s heslem
        withPhone	Pokračovat s telefonním číslem
        withProvider	Pokračovat přes {provider}
        """#
}
