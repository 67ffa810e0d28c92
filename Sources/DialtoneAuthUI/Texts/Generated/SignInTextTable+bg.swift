// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let bg = #"""
        ADDRESS_LIMIT	От вашата връзка са поискани твърде много съобщения.
        ADMIN_ONLY_OPERATION	Тук не могат да се създават нови профили.
        APP_LIMIT	В момента не могат да се изпращат повече съобщения.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Приложението не разреши този вход или не можа да го провери. Опитайте отново по-късно.
        CAPTCHA_CHECK_FAILED	Не успяхме да потвърдим, че не сте робот. Опитайте отново.
        CODE_EXPIRED	Този код е изтекъл. Поискайте нов.
        CODE_SUPERSEDED	Този код е заменен с по-нов. Поискайте нов оттук.
        CODE_USED	Този код вече е използван. Поискайте нов.
        COUNTRY_LIMIT	В момента не можем да изпращаме SMS в тази държава ({country}).
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Това отне твърде много време. Започнете отначало.
        EMAIL_EXISTS	За този имейл адрес вече има профил. Влезте в него.
        FICTIONAL_NUMBER_LIMIT	За този номер са въведени твърде много грешни кодове.
        INSTANCE_LIMIT	От това устройство са поискани твърде много съобщения.
        INVALID_API_KEY	Сървърът не разпознава това приложение.
        INVALID_CODE	Кодът не е верен.
        INVALID_EMAIL	Това не е имейл адрес.
        INVALID_ID_TOKEN	Този вход е приключил. Започнете отначало.
        INVALID_LOGIN_CREDENTIALS	Имейл адресът или паролата са грешни.
        INVALID_MFA_PENDING_CREDENTIAL	Времето за този вход изтече. Започнете отначало.
        INVALID_PENDING_TOKEN	Времето за този вход изтече. Започнете отначало.
        INVALID_PHONE_NUMBER	Не можем да изпратим SMS до този телефонен номер.
        INVALID_SESSION_INFO	Този код вече не е валиден. Поискайте нов.
        MESSAGE_NOT_SENT	Съобщението не можа да бъде изпратено. Опитайте отново след малко.
        MISSING_APP_CREDENTIAL	Не успяхме да потвърдим, че това приложение е автентично. Опитайте отново.
        NETWORK_LIMIT	От вашата мрежа са поискани твърде много съобщения.
        NO_TRIES_LEFT	Това беше последният опит с този код. Поискайте нов.
        NUMBER_HAS_EXTENSION	До вътрешни номера не може да се изпрати SMS. Въведете директен номер.
        NUMBER_IMPOSSIBLE	В избраната държава няма такъв номер ({country}).
        NUMBER_INVALID	В избраната държава няма такъв номер ({country}).
        NUMBER_KIND_NOT_ALLOWED	Можем да изпращаме SMS само до мобилни номера. Въведете друг номер.
        NUMBER_OPTED_OUT	За този номер е отказано получаването на съобщенията ни.
        NUMBER_SUSPENDED	За този номер са въведени твърде много грешни кодове.
        NUMBER_TOO_LONG	Номерът е твърде дълъг за избраната държава ({country}).
        NUMBER_TOO_SHORT	Номерът е твърде кратък за избраната държава ({country}).
        NUMBER_WITHOUT_COUNTRY	Изберете държавата на този номер.
        OPERATION_NOT_ALLOWED	Този начин за вход тук е изключен.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Тази парола не отговаря на правилата на приложението. Изберете друга.
        PREFIX_HELD	В момента не можем да изпращаме SMS до такива номера.
        PREFIX_LIMIT	В момента не можем да изпращаме SMS до такива номера.
        PROJECT_LIMIT	В момента не могат да се изпращат повече съобщения.
        PROOF_REQUIRED	За този номер са въведени твърде много грешни кодове.
        QUOTA_EXCEEDED	В момента не могат да се изпращат повече съобщения.
        REGION_NOT_ALLOWED	Все още не можем да изпращаме SMS в тази държава ({country}).
        SECOND_CODE_REQUIRED	Кодът е верен. За този номер обаче са въведени много грешни кодове, затова ви трябва втори код. Поискайте го сега.
        SECOND_FACTOR_EXISTS	Този номер вече е добавен към профила ви. Въведете друг.
        SECOND_FACTOR_LIMIT_EXCEEDED	Профилът ви вече има максималния брой втори стъпки.
        SECOND_FACTOR_SUSPENDED	От това приложение са въведени твърде много грешни кодове. Изберете друг начин или се свържете с поддръжката.
        SEND_COOLDOWN	Току-що изпратихме съобщение до този номер.
        SEND_DAILY_LIMIT	За този номер е достигнат лимитът на съобщенията за деня.
        SEND_HOURLY_LIMIT	За този номер е достигнат лимитът на съобщенията за час.
        SESSION_EXPIRED	Този код вече не е валиден. Поискайте нов.
        SPEND_CAP	В момента не могат да се изпращат повече съобщения.
        TOKEN_EXPIRED	Това отне твърде много време. Започнете отначало.
        TOO_MANY_ATTEMPTS_TRY_LATER	Твърде много опити.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Въведени са твърде много грешни кодове. Започнете отначало.
        TOTP_CHALLENGE_TIMEOUT	Времето за този вход изтече. Започнете отначало.
        UNSUPPORTED_FIRST_FACTOR	В този профил не може да се влиза с телефонен номер. Влезте по друг начин в приложението.
        USER_DISABLED	Този профил е деактивиран. Свържете се с поддръжката.
        USER_NOT_FOUND	Този профил вече не съществува.
        WEAK_PASSWORD	Тази парола е твърде слаба. Изберете друга.
        WRONG_CODE	Кодът не е верен.
        appName	Приложение за удостоверяване
        asGuest	Продължаване като гост
        back	Назад
        callingCodeUnknown	Нито една държава няма такъв телефонен код. Проверете цифрите след „+“.
        changeNumber	Промяна на номера
        codeLabel	{count}-цифрен код
        codeLead	Изпратен на {number}
        codeShort	Кодът има {count} цифри.
        codeSubmit	Вход
        codeSubmitting	Проверява се…
        codeTitle	Въведете {count}-цифрения код
        conflictLead	Този вход принадлежи на друг профил. Ако превключите към него, ще напуснете профила на гост.
        conflictSubmit	Превключване към този профил
        conflictTitle	Вече имате профил
        countryButton	Държава: {name}, +{code}
        countryChanged	Държавата е променена: {name}.
        countryClose	Затваряне
        countryNone	Нито една държава не отговаря на „{query}“.
        countrySearch	Търсене по име или код
        countryTitle	Изберете държава
        doneTitle	Влязохте в профила си
        emailLabel	Имейл адрес
        emailMissing	Въведете имейл адреса си.
        enrollApp	Приложение за удостоверяване
        enrollAppLead	Добавете профил в приложението си с този ключ за настройка. След това въведете 6-цифрения код, който приложението показва.
        enrollAppNote	Кодове от приложение на телефона ви
        enrollAppTitle	Настройте приложението си за удостоверяване
        enrollLead	Номерът ви е потвърден. Това приложение изисква и втора стъпка при вход. Изберете една, за да завършите.
        enrollPhone	Друг телефонен номер
        enrollPhoneLead	Използвайте номер, различен от този, с който влизате. Ще ви изпратим SMS с код, за да го потвърдим.
        enrollPhoneNote	Кодове чрез SMS
        enrollSubmit	Готово
        enrollTitle	Добавете втора стъпка
        factorApp	Използване на приложението за удостоверяване
        factorAppLead	Отворете приложението си за удостоверяване и въведете кода, който то показва за този профил.
        factorCodeLead	Изпратен на номера ви, завършващ на {number}
        factorLead	Този профил изисква втора стъпка. Изберете една.
        factorPhone	Изпращане на SMS с код на номера, завършващ на {number}
        factorTitle	Потвърдете, че сте вие
        linkSent	Изпратихме линк за вход на {email}. Отворете го на това устройство.
        linkSubmit	Изпращане на линк
        linkTitle	Вход по имейл
        methodsTitle	Вход
        numberLabel	Телефонен номер
        numberLead	Ще ви изпратим SMS с код, за да потвърдим, че сте вие.
        numberMissing	Въведете телефонния си номер.
        numberNotice	Като продължите, се съгласявате да получите SMS. Възможно е да се начислят такси за съобщения и данни.
        numberSent	Ще изпратим кода на {number}.
        numberSubmit	Изпращане на код
        numberSubmitting	Изпраща се…
        numberTitle	Вход с телефонен номер
        offline	Няма връзка със сървъра. Проверете връзката си и опитайте отново.
        oneMoment	Един момент…
        openApp	Отваряне на приложение за удостоверяване на това устройство
        otherWay	Избор на друг начин
        passwordForgotten	Забравена парола?
        passwordLabel	Парола
        passwordMissing	Въведете паролата си.
        passwordNew	Нова парола
        passwordTitle	Вход с парола
        phoneName	Телефон
        privacy	Декларация за поверителност
        resend	Изпращане на нов код
        resendIn	Нов код след {time}
        resendReady	Вече можете да поискате нов код.
        resent	Новият код е на път.
        resentSame	Изпратеният код все още е валиден.
        resetLead	Ще ви изпратим линк за избор на нова парола.
        resetSent	Ако за {email} има профил, изпратили сме там линк за избор на нова парола.
        resetTitle	Нулиране на паролата
        retryIn	Опитайте отново след {time}.
        setupKey	Ключ за настройка
        signUp	Създаване на профил
        signUpInstead	Вече имам профил
        signUpSubmit	Създаване на профил
        skip	Не сега
        startOver	Започване отначало
        terms	Общи условия
        triesLeftOne	Остава {count} опит.
        triesLeftOther	Остават {count} опита.
        unknown	Нещо се обърка. Опитайте отново след малко.
        withLink	Продължаване с линк по имейл
        withPassword	Продължаване с парола
        withPhone	Продължаване с телефонен номер
        withProvider	Продължаване чрез {provider}
        """#
}
