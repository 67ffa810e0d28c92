// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let sr = #"""
        ADDRESS_LIMIT	Са ваше везе је затражено превише порука.
        ADMIN_ONLY_OPERATION	Овде није могуће правити нове налоге.
        APP_LIMIT	Тренутно није могуће послати више порука.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Апликација није дозволила ову пријаву или није могла да је провери. Покушајте поново касније.
        CAPTCHA_CHECK_FAILED	Нисмо успели да потврдимо да нисте робот. Покушајте поново.
        CODE_EXPIRED	Тај код је истекао. Затражите нови.
        CODE_SUPERSEDED	Тај код је замењен новијим. Овде затражите нови.
        CODE_USED	Тај код је већ искоришћен. Затражите нови.
        COUNTRY_LIMIT	У ту земљу тренутно не можемо да шаљемо SMS поруке ({country}).
        CREDENTIAL_ALREADY_IN_USE	Тај приступни кључ већ припада неком налогу.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	То је предуго трајало. Почните испочетка.
        EMAIL_EXISTS	Та имејл адреса већ има налог. Пријавите се на њега.
        ENROLLMENT_LATE	То је предуго трајало. Други корак можете да додате при следећој пријави.
        ENROLLMENT_REFUSED	Овом налогу не може да се дода други корак.
        FICTIONAL_NUMBER_LIMIT	За тај број је унето превише нетачних кодова.
        INSTANCE_LIMIT	Са овог уређаја је затражено превише порука.
        INVALID_API_KEY	Сервер не препознаје ову апликацију.
        INVALID_AUTHENTICATOR_RESPONSE	Приступни кључ није могао да се употреби. Покушајте поново.
        INVALID_CODE	Код није тачан.
        INVALID_EMAIL	То није имејл адреса.
        INVALID_ID_TOKEN	Ова пријава је завршена. Почните испочетка.
        INVALID_LOGIN_CREDENTIALS	Погрешна имејл адреса или лозинка.
        INVALID_MFA_PENDING_CREDENTIAL	Ова пријава је истекла. Почните испочетка.
        INVALID_PENDING_TOKEN	Ова пријава је истекла. Почните испочетка.
        INVALID_PHONE_NUMBER	На тај број телефона не можемо да пошаљемо SMS.
        INVALID_SESSION_INFO	Тај код више не важи. Затражите нови.
        LINK_OF_OTHER_EMAIL	Овај линк је послат на другу адресу. Унесите њу.
        MESSAGE_NOT_SENT	Порука није послата. Покушајте поново за који тренутак.
        MISSING_APP_CREDENTIAL	Нисмо успели да потврдимо да је ова апликација аутентична. Покушајте поново.
        NETWORK_LIMIT	Са ваше мреже је затражено превише порука.
        NO_TRIES_LEFT	То је био последњи покушај са тим кодом. Затражите нови.
        NUMBER_CLAIM_WAITS	Овај број се овде дуго није користио и можда има новог власника. Њиме можете да се пријавите након периода чекања.
        NUMBER_HAS_EXTENSION	SMS не може да се пошаље на локал. Унесите директан број.
        NUMBER_IMPOSSIBLE	Такав број не постоји у изабраној земљи ({country}).
        NUMBER_INVALID	Такав број не постоји у изабраној земљи ({country}).
        NUMBER_KIND_NOT_ALLOWED	SMS можемо да пошаљемо само на мобилни број. Унесите други број.
        NUMBER_OPTED_OUT	За тај број је отказан пријем наших порука.
        NUMBER_SUSPENDED	За тај број је унето превише нетачних кодова.
        NUMBER_TOO_LONG	Број је предугачак за изабрану земљу ({country}).
        NUMBER_TOO_SHORT	Број је прекратак за изабрану земљу ({country}).
        NUMBER_WITHOUT_COUNTRY	Изаберите земљу тог броја.
        OPERATION_NOT_ALLOWED	Тај начин пријаве је овде искључен.
        OTHER_PROOF_REQUIRED	Овај број се овде дуго није користио. Пријавите се на други начин.
        PASSKEY_CHALLENGE_EXPIRED	То је предуго трајало. Покушајте поново.
        PASSKEY_CREDENTIAL_NOT_FOUND	Тај приступни кључ више не припада ниједном налогу. Пријавите се на други начин.
        PASSKEY_LIMIT_EXCEEDED	Вашем налогу не може да се дода више приступних кључева.
        PASSKEY_UNAVAILABLE	На овом уређају не могу да се користе приступни кључеви.
        PASSKEY_USER_NOT_VERIFIED	Ваш уређај није потврдио да сте то ви. Покушајте поново лицем, отиском прста или закључавањем екрана.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Та лозинка не испуњава правила апликације. Изаберите другу.
        PREFIX_HELD	На такве бројеве тренутно не можемо да шаљемо SMS поруке.
        PREFIX_LIMIT	На такве бројеве тренутно не можемо да шаљемо SMS поруке.
        PROJECT_LIMIT	Тренутно није могуће послати више порука.
        PROOF_REQUIRED	За тај број је унето превише нетачних кодова.
        QUOTA_EXCEEDED	Тренутно није могуће послати више порука.
        REGION_NOT_ALLOWED	У ту земљу још не можемо да шаљемо SMS поруке ({country}).
        SECOND_CODE_REQUIRED	Код је тачан. Пошто је за тај број унето много нетачних кодова, потребан вам је још један код. Затражите га сада.
        SECOND_FACTOR_EXISTS	Тај број већ припада вашем налогу. Унесите други.
        SECOND_FACTOR_LIMIT_EXCEEDED	Ваш налог већ има највећи могући број других корака.
        SECOND_FACTOR_SUSPENDED	Из те апликације је унето превише нетачних кодова. Изаберите други начин или се обратите подршци.
        SEND_COOLDOWN	Управо смо послали поруку на тај број.
        SEND_DAILY_LIMIT	За тај број је достигнуто дневно ограничење порука.
        SEND_HOURLY_LIMIT	За тај број је достигнуто ограничење порука по сату.
        SESSION_EXPIRED	Тај код више не важи. Затражите нови.
        SPEND_CAP	Тренутно није могуће послати више порука.
        TOKEN_EXPIRED	То је предуго трајало. Почните испочетка.
        TOO_MANY_ATTEMPTS_TRY_LATER	Превише покушаја.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Унето је превише нетачних кодова. Почните испочетка.
        TOTP_CHALLENGE_TIMEOUT	Ова пријава је истекла. Почните испочетка.
        UNSUPPORTED_FIRST_FACTOR	Није могуће пријавити се на овај налог бројем телефона. Пријавите се у апликацији на други начин.
        UNVERIFIED_EMAIL	Ова адреса још није потврђена. Отворите линк у нашем имејлу.
        USER_DISABLED	Овај налог је онемогућен. Обратите се подршци.
        USER_MISMATCH	Ово је други налог. Пријавите се на онај који користите.
        USER_NOT_FOUND	Овај налог више не постоји.
        WEAK_PASSWORD	Та лозинка је преслаба. Изаберите другу.
        WRONG_CODE	Код није тачан.
        appName	Апликација за потврду идентитета
        asGuest	Настави као гост
        back	Назад
        callingCodeUnknown	Ниједна земља нема тај позивни број. Проверите цифре иза знака „+”.
        changeNumber	Промени број
        codeExpiresIn	Кôд важи још {time}.
        codeLabel	{count}-цифрени код
        codeLead	Послато на број {number}
        codeShort	Унесите цео {count}-цифрени код.
        codeSubmit	Пријави ме
        codeSubmitting	Провера…
        codeTitle	Унесите {count}-цифрени код
        confirmEmailTitle	Потврдите своју имејл адресу
        conflictLead	Ова пријава припада другом налогу. Ако пређете на њега, напустићете налог госта.
        conflictSubmit	Пређи на тај налог
        conflictTitle	Већ имате налог
        countryButton	Земља: {name}, +{code}
        countryChanged	Земља је промењена: {name}.
        countryClose	Затвори
        countryCount	Број резултата: {count}
        countryNone	Ниједна земља не одговара упиту „{query}”.
        countrySearch	Тражи по називу или позивном броју
        countryTitle	Изаберите земљу
        doneTitle	Пријава је успела
        emailLabel	Имејл адреса
        emailMissing	Унесите имејл адресу.
        enrollApp	Апликација за потврду идентитета
        enrollAppLead	У својој апликацији додајте налог помоћу овог кључа за подешавање. Затим унесите 6-цифрени код који апликација прикаже.
        enrollAppNote	Кодови из апликације на телефону
        enrollAppScan	Скенирајте овај QR код апликацијом за потврду идентитета или у њој додајте налог помоћу кључа за подешавање. Затим унесите 6-цифрени код који апликација прикаже.
        enrollAppTitle	Подесите апликацију за потврду идентитета
        enrollLead	Ваш број је потврђен. Ова апликација при пријави захтева и други корак. Изаберите један да бисте завршили пријаву.
        enrollOfferLead	Други корак боље штити ваш налог. Изаберите један или наставите без њега.
        enrollPhone	Други број телефона
        enrollPhoneLead	Употребите број различит од оног којим се пријављујете. Послаћемо вам SMS са кодом да га потврдимо.
        enrollPhoneNote	Кодови у SMS порукама
        enrollRequiredLead	Ова апликација при пријави захтева други корак. Изаберите један да бисте завршили пријаву.
        enrollSubmit	Заврши
        enrollTitle	Додајте други корак
        existingLead	Адреса {email} припада налогу са другим начином пријаве. Пријавите се на њега и додаћемо овај начин.
        factorApp	Користи апликацију за потврду идентитета
        factorAppLead	Отворите апликацију за потврду идентитета и унесите код који приказује за овај налог.
        factorCodeLead	Послато на ваш број који се завршава на {number}
        factorLead	Овај налог захтева други корак. Изаберите један.
        factorLost	Ако не можете да користите ништа од овога, обратите се подршци.
        factorPhone	Пошаљи SMS са кодом на број који се завршава на {number}
        factorTitle	Потврдите да сте то ви
        help	Потражи помоћ
        linkConfirmLead	Унесите адресу на коју је послат линк за пријаву.
        linkSent	На адресу {email} смо послали линк за пријаву. Отворите га на овом уређају.
        linkSubmit	Пошаљи линк
        linkTitle	Пријава имејлом
        messageDelivered	Порука је стигла на ваш телефон. Прегледајте поруке, и оне од непознатих пошиљалаца.
        messageFailed	Порука није могла да се испоручи на овај број. Проверите број или затражите нови код.
        messagePending	Порука је још на путу. То може да потраје неколико минута.
        methodsTitle	Пријава
        nameLabel	Ваше име
        nameMissing	Унесите своје име.
        noMessage	Порука није стигла?
        numberExample	Пример: {number}
        numberLabel	Број телефона
        numberLead	Послаћемо вам SMS са кодом да потврдимо да сте то ви.
        numberMissing	Унесите број телефона.
        numberNotice	Ако наставите, прихватате да вам пошаљемо SMS. Могућа је наплата поруке и преноса података.
        numberSent	Код ћемо послати на број {number}.
        numberSubmit	Пошаљи код
        numberSubmitting	Слање…
        numberTitle	Пријава бројем телефона
        offline	Сервер није доступан. Проверите везу и покушајте поново.
        oneMoment	Само тренутак…
        openApp	Отвори апликацију за потврду идентитета на овом уређају
        otherWay	Изабери други начин
        passkeyContinue	Настави
        passkeyDoneLead	Од сада можете да се пријављујете њиме.
        passkeyDoneTitle	Ваш приступни кључ је сачуван
        passkeyLead	Направите приступни кључ и пријављујте се онако како откључавате уређај: лицем, отиском прста или закључавањем екрана.
        passkeySubmit	Направи приступни кључ
        passkeyTitle	Следећи пут се пријавите брже
        passwordForgotten	Заборавили сте лозинку?
        passwordHide	Сакриј лозинку
        passwordLabel	Лозинка
        passwordMissing	Унесите лозинку.
        passwordNew	Нова лозинка
        passwordRulesDigit	цифру
        passwordRulesLongest	{count} или мање знакова
        passwordRulesLowercase	мало слово
        passwordRulesSentence	Лозинка мора да садржи {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	{count} или више знакова
        passwordRulesSymbol	посебан знак
        passwordRulesUppercase	велико слово
        passwordShow	Прикажи лозинку
        passwordTitle	Пријава лозинком
        phoneName	Телефон
        privacy	Политика приватности
        reauthLead	Ради ваше безбедности, пријавите се поново да бисте наставили.
        resend	Пошаљи нови код
        resendIn	Нови код за {time}
        resendReady	Сада можете да затражите нови код.
        resent	Нови код је на путу.
        resentSame	Код који смо послали још важи.
        resetLead	Послаћемо вам линк за избор нове лозинке.
        resetSent	Ако за адресу {email} постоји налог, на њу смо послали линк за избор нове лозинке.
        resetTitle	Ресетовање лозинке
        retryIn	Време до следећег покушаја: {time}.
        retryOn	Покушајте поново после овог тренутка: {time}.
        setupCode	QR код са кључем за подешавање
        setupKey	Кључ за подешавање
        signUp	Направи налог
        signUpInstead	Већ имам налог
        signUpSubmit	Направи налог
        skip	Не сада
        startOver	Почни испочетка
        terms	Услови коришћења услуге
        triesLeftFew	Преостала су {count} покушаја.
        triesLeftOne	Преостао је {count} покушај.
        triesLeftOther	Преостало је {count} покушаја.
        unknown	Нешто није у реду. Покушајте поново за који тренутак.
        verifyLead	За додавање другог корака потребна је потврђена имејл адреса. Отворите линк у имејлу послатом на {email}, па се вратите овде.
        verifyResend	Поново пошаљи линк
        verifySent	Послали смо линк на {email}.
        verifySubmit	Линк је отворен
        withLink	Настави помоћу линка из имејла
        withPasskey	Настави помоћу приступног кључа
        withPassword	Настави помоћу лозинке
        withPhone	Настави помоћу броја телефона
        withProvider	Настави помоћу услуге {provider}
        """#
}
