// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let lv = #"""
        ADDRESS_LIMIT	No jūsu savienojuma ir pieprasīts pārāk daudz ziņojumu.
        ADMIN_ONLY_OPERATION	Šeit nevar izveidot jaunus kontus.
        APP_LIMIT	Pašlaik vairāk ziņojumu nosūtīt nevar.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Lietotne šo pierakstīšanos neatļāva vai nevarēja to pārbaudīt. Vēlāk mēģiniet vēlreiz.
        CAPTCHA_CHECK_FAILED	Neizdevās apstiprināt, ka neesat robots. Mēģiniet vēlreiz.
        CODE_EXPIRED	Šī koda derīgums ir beidzies. Pieprasiet jaunu kodu.
        CODE_SUPERSEDED	Šo kodu ir aizstājis jaunāks. Pieprasiet šeit jaunu kodu.
        CODE_USED	Šis kods jau ir izmantots. Pieprasiet jaunu kodu.
        COUNTRY_LIMIT	Uz šīs valsts numuriem pašlaik nevaram sūtīt īsziņas ({country}).
        CREDENTIAL_ALREADY_IN_USE	Šī piekļuves atslēga jau pieder kontam.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Tas aizņēma pārāk daudz laika. Sāciet no sākuma.
        EMAIL_EXISTS	Šai e-pasta adresei jau ir konts. Pierakstieties tajā.
        ENROLLMENT_LATE	Tas aizņēma pārāk daudz laika. Otro soli varēsiet pievienot nākamajā pierakstīšanās reizē.
        ENROLLMENT_REFUSED	Šim kontam nevar pievienot otro soli.
        FICTIONAL_NUMBER_LIMIT	Šim numuram ir ievadīts pārāk daudz nepareizu kodu.
        INSTANCE_LIMIT	No šīs ierīces ir pieprasīts pārāk daudz ziņojumu.
        INVALID_API_KEY	Serveris nepazīst šo lietotni.
        INVALID_AUTHENTICATOR_RESPONSE	Piekļuves atslēgu neizdevās izmantot. Mēģiniet vēlreiz.
        INVALID_CODE	Šis kods nav pareizs.
        INVALID_EMAIL	Tā nav e-pasta adrese.
        INVALID_ID_TOKEN	Šī pierakstīšanās ir beigusies. Sāciet no sākuma.
        INVALID_LOGIN_CREDENTIALS	E-pasta adrese vai parole nav pareiza.
        INVALID_MFA_PENDING_CREDENTIAL	Pierakstīšanās laiks ir beidzies. Sāciet no sākuma.
        INVALID_PENDING_TOKEN	Pierakstīšanās laiks ir beidzies. Sāciet no sākuma.
        INVALID_PHONE_NUMBER	Uz šo numuru nevar nosūtīt īsziņu.
        INVALID_SESSION_INFO	Šis kods vairs nav derīgs. Pieprasiet jaunu kodu.
        LINK_OF_OTHER_EMAIL	Šī saite tika nosūtīta uz citu adresi. Ievadiet to.
        MESSAGE_NOT_SENT	Ziņojumu neizdevās nosūtīt. Pēc brīža mēģiniet vēlreiz.
        MISSING_APP_CREDENTIAL	Neizdevās apstiprināt, ka šī lietotne ir īsta. Mēģiniet vēlreiz.
        NETWORK_LIMIT	No jūsu tīkla ir pieprasīts pārāk daudz ziņojumu.
        NO_TRIES_LEFT	Tas bija pēdējais mēģinājums ar šo kodu. Pieprasiet jaunu kodu.
        NUMBER_CLAIM_WAITS	Šis numurs šeit ilgi nav lietots un, iespējams, tagad pieder citam. Ar to varēsiet pierakstīties pēc gaidīšanas perioda.
        NUMBER_HAS_EXTENSION	Īsziņas nesasniedz iekšējos numurus. Ievadiet tiešo numuru.
        NUMBER_IMPOSSIBLE	Izvēlētajā valstī ({country}) šāda numura nav.
        NUMBER_INVALID	Izvēlētajā valstī ({country}) šāda numura nav.
        NUMBER_KIND_NOT_ALLOWED	Īsziņas varam sūtīt tikai uz mobilo tālruņu numuriem. Ievadiet citu numuru.
        NUMBER_OPTED_OUT	Šī numura lietotājs ir atteicies no mūsu ziņojumiem.
        NUMBER_SUSPENDED	Šim numuram ir ievadīts pārāk daudz nepareizu kodu.
        NUMBER_TOO_LONG	Šis numurs izvēlētajai valstij ir pārāk garš ({country}).
        NUMBER_TOO_SHORT	Šis numurs izvēlētajai valstij ir pārāk īss ({country}).
        NUMBER_WITHOUT_COUNTRY	Izvēlieties šī numura valsti.
        OPERATION_NOT_ALLOWED	Šis pierakstīšanās veids šeit ir izslēgts.
        OTHER_PROOF_REQUIRED	Šis numurs šeit ilgi nav lietots. Pierakstieties citā veidā.
        PASSKEY_CHALLENGE_EXPIRED	Tas aizņēma pārāk daudz laika. Mēģiniet vēlreiz.
        PASSKEY_CREDENTIAL_NOT_FOUND	Šī piekļuves atslēga vairs nepieder nevienam kontam. Pierakstieties citā veidā.
        PASSKEY_LIMIT_EXCEEDED	Jūsu kontam vairs nevar pievienot piekļuves atslēgas.
        PASSKEY_UNAVAILABLE	Šajā ierīcē nevar izmantot piekļuves atslēgas.
        PASSKEY_USER_NOT_VERIFIED	Ierīce neapstiprināja, ka tas esat jūs. Mēģiniet vēlreiz ar seju, pirksta nospiedumu vai ekrāna bloķēšanu.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Šī parole neatbilst lietotnes prasībām. Izvēlieties citu.
        PREFIX_HELD	Uz šādiem numuriem pašlaik nevaram sūtīt īsziņas.
        PREFIX_LIMIT	Uz šādiem numuriem pašlaik nevaram sūtīt īsziņas.
        PROJECT_LIMIT	Pašlaik vairāk ziņojumu nosūtīt nevar.
        PROOF_REQUIRED	Šim numuram ir ievadīts pārāk daudz nepareizu kodu.
        QUOTA_EXCEEDED	Pašlaik vairāk ziņojumu nosūtīt nevar.
        REGION_NOT_ALLOWED	Uz šīs valsts numuriem vēl nevaram sūtīt īsziņas ({country}).
        SECOND_CODE_REQUIRED	Kods ir pareizs. Tā kā šim numuram ir ievadīts daudz nepareizu kodu, ir nepieciešams otrs kods. Pieprasiet to tagad.
        SECOND_FACTOR_EXISTS	Šis numurs jau ir piesaistīts jūsu kontam. Ievadiet citu numuru.
        SECOND_FACTOR_LIMIT_EXCEEDED	Jūsu kontam vairs nevar pievienot otrā soļa veidus.
        SECOND_FACTOR_SUSPENDED	No šīs lietotnes ir ievadīts pārāk daudz nepareizu kodu. Izmantojiet citu veidu vai sazinieties ar atbalsta dienestu.
        SEND_COOLDOWN	Mēs tikko nosūtījām ziņojumu uz šo numuru.
        SEND_DAILY_LIMIT	Šim numuram ir sasniegts ziņojumu skaita ierobežojums dienā.
        SEND_HOURLY_LIMIT	Šim numuram ir sasniegts ziņojumu skaita ierobežojums stundā.
        SESSION_EXPIRED	Šis kods vairs nav derīgs. Pieprasiet jaunu kodu.
        SPEND_CAP	Pašlaik vairāk ziņojumu nosūtīt nevar.
        TOKEN_EXPIRED	Tas aizņēma pārāk daudz laika. Sāciet no sākuma.
        TOO_MANY_ATTEMPTS_TRY_LATER	Pārāk daudz mēģinājumu.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Ievadīts pārāk daudz nepareizu kodu. Sāciet no sākuma.
        TOTP_CHALLENGE_TIMEOUT	Pierakstīšanās laiks ir beidzies. Sāciet no sākuma.
        UNSUPPORTED_FIRST_FACTOR	Šajā kontā nevar pierakstīties ar tālruņa numuru. Pierakstieties lietotnē citā veidā.
        UNVERIFIED_EMAIL	Šī adrese vēl nav apstiprināta. Atveriet saiti mūsu e-pasta vēstulē.
        USER_DISABLED	Šis konts ir atspējots. Sazinieties ar atbalsta dienestu.
        USER_MISMATCH	Šis ir cits konts. Pierakstieties tajā, kuru izmantojat.
        USER_NOT_FOUND	Šis konts vairs nepastāv.
        WEAK_PASSWORD	Šī parole ir pārāk vāja. Izvēlieties citu.
        WRONG_CODE	Šis kods nav pareizs.
        appName	Autentifikācijas lietotne
        asGuest	Turpināt kā viesim
        back	Atpakaļ
        callingCodeUnknown	Nevienai valstij nav šāda koda. Pārbaudiet ciparus aiz „+”.
        changeNumber	Mainīt numuru
        codeExpiresIn	Kods ir derīgs vēl {time}.
        codeLabel	Kods (ciparu skaits: {count})
        codeLead	Nosūtīts uz numuru {number}
        codeShort	Ciparu skaits kodā: {count}.
        codeSubmit	Pierakstīties
        codeSubmitting	Notiek pārbaude…
        codeTitle	Ievadiet kodu (ciparu skaits: {count})
        confirmEmailTitle	Apstipriniet savu e-pasta adresi
        conflictLead	Šis pierakstīšanās veids pieder citam kontam. Ja pāriesiet uz to, pametīsiet viesa kontu.
        conflictSubmit	Pāriet uz šo kontu
        conflictTitle	Jums jau ir konts
        countryButton	Valsts: {name}, +{code}
        countryChanged	Valsts nomainīta: {name}.
        countryClose	Aizvērt
        countryCount	Rezultāti: {count}
        countryNone	Vaicājumam „{query}” neatbilst neviena valsts.
        countrySearch	Meklēt pēc nosaukuma vai koda
        countryTitle	Izvēlieties valsti
        doneTitle	Pierakstīšanās pabeigta
        emailLabel	E-pasta adrese
        emailMissing	Ievadiet e-pasta adresi.
        enrollApp	Autentifikācijas lietotne
        enrollAppLead	Pievienojiet lietotnē kontu ar šo iestatīšanas atslēgu. Pēc tam ievadiet 6 ciparu kodu, ko rāda lietotne.
        enrollAppNote	Kodi no lietotnes jūsu tālrunī
        enrollAppScan	Noskenējiet šo QR kodu ar autentifikācijas lietotni vai pievienojiet tajā kontu ar iestatīšanas atslēgu. Pēc tam ievadiet 6 ciparu kodu, ko rāda lietotne.
        enrollAppTitle	Iestatiet autentifikācijas lietotni
        enrollLead	Jūsu numurs ir apstiprināts. Lai pierakstītos šajā lietotnē, ir nepieciešams arī otrais solis. Lai pabeigtu, izvēlieties veidu.
        enrollOfferLead	Otrais solis labāk aizsargā jūsu kontu. Izvēlieties veidu vai turpiniet bez tā.
        enrollPhone	Cits tālruņa numurs
        enrollPhoneLead	Izmantojiet numuru, kas atšķiras no tā, ar kuru pierakstāties. Lai to apstiprinātu, nosūtīsim īsziņu ar kodu.
        enrollPhoneNote	Kodi īsziņā
        enrollRequiredLead	Lai pierakstītos šajā lietotnē, ir nepieciešams otrais solis. Lai pabeigtu, izvēlieties veidu.
        enrollSubmit	Pabeigt
        enrollTitle	Pievienojiet otro soli
        existingLead	Adrese {email} pieder kontam ar citu pierakstīšanās veidu. Pierakstieties tajā, un mēs pievienosim šo veidu.
        factorApp	Izmantot autentifikācijas lietotni
        factorAppLead	Atveriet autentifikācijas lietotni un ievadiet kodu, ko tā rāda šim kontam.
        factorCodeLead	Nosūtīts uz jūsu numuru, kas beidzas ar {number}
        factorLead	Šim kontam ir nepieciešams otrais solis. Izvēlieties veidu.
        factorLost	Ja nevarat izmantot nevienu no tiem, sazinieties ar atbalsta dienestu.
        factorPhone	Nosūtīt īsziņu ar kodu uz numuru, kas beidzas ar {number}
        factorTitle	Apstipriniet, ka tas esat jūs
        help	Saņemt palīdzību
        linkConfirmLead	Ievadiet adresi, uz kuru tika nosūtīta pierakstīšanās saite.
        linkSent	Mēs nosūtījām pierakstīšanās saiti uz adresi {email}. Atveriet to šajā ierīcē.
        linkSubmit	Nosūtīt saiti
        linkTitle	Pierakstieties ar e-pastu
        messageDelivered	Ziņojums ir piegādāts jūsu tālrunim. Pārskatiet savus ziņojumus, arī no nezināmiem sūtītājiem.
        messageFailed	Ziņojumu nevarēja piegādāt uz šo numuru. Pārbaudiet numuru vai pieprasiet jaunu kodu.
        messagePending	Ziņojums vēl ir ceļā. Tas var aizņemt dažas minūtes.
        methodsTitle	Pierakstieties
        nameLabel	Jūsu vārds
        nameMissing	Ievadiet savu vārdu.
        noMessage	Vai ziņojums nepienāca?
        numberExample	Piemērs: {number}
        numberLabel	Tālruņa numurs
        numberLead	Nosūtīsim jums īsziņu ar kodu, lai apstiprinātu, ka tas esat jūs.
        numberMissing	Ievadiet tālruņa numuru.
        numberNotice	Turpinot jūs piekrītat saņemt īsziņu. Operators var piemērot maksu par īsziņām un datiem.
        numberSent	Nosūtīsim kodu uz numuru {number}.
        numberSubmit	Nosūtīt kodu
        numberSubmitting	Notiek sūtīšana…
        numberTitle	Pierakstieties ar tālruņa numuru
        offline	Nevar sasniegt serveri. Pārbaudiet savienojumu un mēģiniet vēlreiz.
        oneMoment	Vienu mirkli…
        openApp	Atvērt autentifikācijas lietotni šajā ierīcē
        otherWay	Izvēlēties citu veidu
        passkeyContinue	Turpināt
        passkeyDoneLead	Turpmāk varat ar to pierakstīties.
        passkeyDoneTitle	Jūsu piekļuves atslēga ir saglabāta
        passkeyLead	Izveidojiet piekļuves atslēgu, lai pierakstītos tā, kā atbloķējat ierīci: ar seju, pirksta nospiedumu vai ekrāna bloķēšanu.
        passkeySubmit	Izveidot piekļuves atslēgu
        passkeyTitle	Nākamreiz pierakstieties ātrāk
        passwordForgotten	Vai aizmirsāt paroli?
        passwordHide	Slēpt paroli
        passwordLabel	Parole
        passwordMissing	Ievadiet paroli.
        passwordNew	Jauna parole
        passwordRulesDigit	cipars
        passwordRulesLongest	maksimālais rakstzīmju skaits – {count}
        passwordRulesLowercase	mazais burts
        passwordRulesSentence	Paroles prasības: {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	minimālais rakstzīmju skaits – {count}
        passwordRulesSymbol	simbols
        passwordRulesUppercase	lielais burts
        passwordShow	Rādīt paroli
        passwordTitle	Pierakstieties ar paroli
        phoneName	Tālrunis
        privacy	Konfidencialitātes politika
        reauthLead	Jūsu drošībai pierakstieties vēlreiz, lai turpinātu.
        resend	Nosūtīt jaunu kodu
        resendIn	Jauns kods pēc {time}
        resendReady	Tagad varat pieprasīt jaunu kodu.
        resent	Jaunais kods ir ceļā.
        resentSame	Iepriekš nosūtītais kods joprojām ir derīgs.
        resetLead	Nosūtīsim jums saiti, ar kuru izvēlēties jaunu paroli.
        resetSent	Ja adresei {email} ir konts, mēs uz to nosūtījām saiti, ar kuru izvēlēties jaunu paroli.
        resetTitle	Atiestatiet paroli
        retryIn	Līdz nākamajam mēģinājumam jāgaida {time}.
        retryOn	Mēģiniet vēlreiz pēc šī laika: {time}.
        setupCode	QR kods ar iestatīšanas atslēgu
        setupKey	Iestatīšanas atslēga
        signUp	Izveidot kontu
        signUpInstead	Man jau ir konts
        signUpSubmit	Izveidot kontu
        skip	Ne tagad
        startOver	Sākt no sākuma
        terms	Pakalpojumu sniegšanas noteikumi
        triesLeftOne	Atlicis {count} mēģinājums.
        triesLeftOther	Atlikuši {count} mēģinājumi.
        triesLeftZero	Atlikuši {count} mēģinājumi.
        unknown	Radās kļūda. Pēc brīža mēģiniet vēlreiz.
        verifyLead	Lai pievienotu otro soli, ir nepieciešama apstiprināta e-pasta adrese. Atveriet saiti e-pasta vēstulē, kas nosūtīta uz {email}, un atgriezieties šeit.
        verifyResend	Nosūtīt saiti vēlreiz
        verifySent	Mēs nosūtījām saiti uz {email}.
        verifySubmit	Saite ir atvērta
        withLink	Turpināt ar saiti e-pastā
        withPasskey	Turpināt ar piekļuves atslēgu
        withPassword	Turpināt ar paroli
        withPhone	Turpināt ar tālruņa numuru
        withProvider	Turpināt ar {provider}
        """#
}
