// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let pl = #"""
        ADDRESS_LIMIT	Z Twojego połączenia wysłano zbyt wiele próśb o wiadomość.
        ADMIN_ONLY_OPERATION	Nie można tu tworzyć nowych kont.
        APP_LIMIT	Obecnie nie można wysłać więcej wiadomości.
        BLOCKING_FUNCTION_ERROR_RESPONSE	Aplikacja nie zezwoliła na to logowanie lub nie mogła go sprawdzić. Spróbuj ponownie później.
        CAPTCHA_CHECK_FAILED	Nie udało się potwierdzić, że nie jesteś robotem. Spróbuj ponownie.
        CODE_EXPIRED	Ten kod wygasł. Poproś o nowy.
        CODE_SUPERSEDED	Ten kod został zastąpiony nowszym. Poproś tutaj o nowy.
        CODE_USED	Ten kod został już użyty. Poproś o nowy.
        COUNTRY_LIMIT	Obecnie nie możemy wysyłać SMS-ów do tego kraju ({country}).
        CREDENTIAL_ALREADY_IN_USE	Ten klucz dostępu należy już do konta.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Trwało to zbyt długo. Zacznij od nowa.
        EMAIL_EXISTS	Ten adres e-mail ma już konto. Zaloguj się na nie.
        ENROLLMENT_LATE	Trwało to zbyt długo. Drugi krok możesz dodać przy następnym logowaniu.
        ENROLLMENT_REFUSED	Do tego konta nie można dodać drugiego kroku.
        FICTIONAL_NUMBER_LIMIT	Dla tego numeru wpisano zbyt wiele błędnych kodów.
        INSTANCE_LIMIT	Z tego urządzenia wysłano zbyt wiele próśb o wiadomość.
        INVALID_API_KEY	Serwer nie rozpoznaje tej aplikacji.
        INVALID_AUTHENTICATOR_RESPONSE	Nie udało się użyć klucza dostępu. Spróbuj ponownie.
        INVALID_CODE	Kod jest nieprawidłowy.
        INVALID_EMAIL	To nie jest adres e-mail.
        INVALID_ID_TOKEN	To logowanie się zakończyło. Zacznij od nowa.
        INVALID_LOGIN_CREDENTIALS	Adres e-mail lub hasło są nieprawidłowe.
        INVALID_MFA_PENDING_CREDENTIAL	To logowanie wygasło. Zacznij od nowa.
        INVALID_PENDING_TOKEN	To logowanie wygasło. Zacznij od nowa.
        INVALID_PHONE_NUMBER	Na ten numer telefonu nie możemy wysłać SMS-a.
        INVALID_SESSION_INFO	Ten kod jest już nieważny. Poproś o nowy.
        LINK_OF_OTHER_EMAIL	Ten link wysłano na inny adres. Wpisz ten adres.
        MESSAGE_NOT_SENT	Nie udało się wysłać wiadomości. Spróbuj ponownie za chwilę.
        MISSING_APP_CREDENTIAL	Nie udało się potwierdzić, że ta aplikacja jest autentyczna. Spróbuj ponownie.
        NETWORK_LIMIT	Z Twojej sieci wysłano zbyt wiele próśb o wiadomość.
        NO_TRIES_LEFT	To była ostatnia próba z tym kodem. Poproś o nowy.
        NUMBER_CLAIM_WAITS	Ten numer nie był tu używany od dawna i może należeć już do innej osoby. Możesz się nim zalogować po okresie oczekiwania.
        NUMBER_HAS_EXTENSION	SMS-a nie można wysłać na numer wewnętrzny. Wpisz numer bezpośredni.
        NUMBER_IMPOSSIBLE	W wybranym kraju nie ma takiego numeru ({country}).
        NUMBER_INVALID	W wybranym kraju nie ma takiego numeru ({country}).
        NUMBER_KIND_NOT_ALLOWED	Możemy wysyłać SMS-y tylko na numery komórkowe. Wpisz inny numer.
        NUMBER_OPTED_OUT	Dla tego numeru wyłączono otrzymywanie naszych wiadomości.
        NUMBER_SUSPENDED	Dla tego numeru wpisano zbyt wiele błędnych kodów.
        NUMBER_TOO_LONG	Ten numer jest za długi dla wybranego kraju ({country}).
        NUMBER_TOO_SHORT	Ten numer jest za krótki dla wybranego kraju ({country}).
        NUMBER_WITHOUT_COUNTRY	Wybierz kraj tego numeru.
        OPERATION_NOT_ALLOWED	Ten sposób logowania jest tu wyłączony.
        OTHER_PROOF_REQUIRED	Ten numer nie był tu używany od dawna. Zaloguj się w inny sposób.
        PASSKEY_CHALLENGE_EXPIRED	Trwało to zbyt długo. Spróbuj ponownie.
        PASSKEY_CREDENTIAL_NOT_FOUND	Ten klucz dostępu nie należy już do żadnego konta. Zaloguj się w inny sposób.
        PASSKEY_LIMIT_EXCEEDED	Do Twojego konta nie można dodać więcej kluczy dostępu.
        PASSKEY_UNAVAILABLE	Na tym urządzeniu nie można używać kluczy dostępu.
        PASSKEY_USER_NOT_VERIFIED	Urządzenie nie potwierdziło, że to Ty. Spróbuj ponownie, używając twarzy, odcisku palca lub blokady ekranu.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	To hasło nie spełnia wymagań aplikacji. Wybierz inne.
        PREFIX_HELD	Obecnie nie możemy wysyłać SMS-ów na takie numery.
        PREFIX_LIMIT	Obecnie nie możemy wysyłać SMS-ów na takie numery.
        PROJECT_LIMIT	Obecnie nie można wysłać więcej wiadomości.
        PROOF_REQUIRED	Dla tego numeru wpisano zbyt wiele błędnych kodów.
        QUOTA_EXCEEDED	Obecnie nie można wysłać więcej wiadomości.
        REGION_NOT_ALLOWED	Nie możemy jeszcze wysyłać SMS-ów do tego kraju ({country}).
        SECOND_CODE_REQUIRED	Kod jest prawidłowy. Ponieważ dla tego numeru wpisano wiele błędnych kodów, potrzebny jest jeszcze drugi kod. Poproś o niego teraz.
        SECOND_FACTOR_EXISTS	Ten numer należy już do Twojego konta. Wpisz inny.
        SECOND_FACTOR_LIMIT_EXCEEDED	Twoje konto ma już maksymalną liczbę drugich kroków.
        SECOND_FACTOR_SUSPENDED	Wpisano zbyt wiele błędnych kodów z tej aplikacji. Wybierz inny sposób lub skontaktuj się z pomocą techniczną.
        SEND_COOLDOWN	Właśnie wysłaliśmy wiadomość na ten numer.
        SEND_DAILY_LIMIT	Wykorzystano dzienny limit wiadomości na ten numer.
        SEND_HOURLY_LIMIT	Wykorzystano godzinowy limit wiadomości na ten numer.
        SESSION_EXPIRED	Ten kod jest już nieważny. Poproś o nowy.
        SPEND_CAP	Obecnie nie można wysłać więcej wiadomości.
        TOKEN_EXPIRED	Trwało to zbyt długo. Zacznij od nowa.
        TOO_MANY_ATTEMPTS_TRY_LATER	Zbyt wiele prób.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Wpisano zbyt wiele błędnych kodów. Zacznij od nowa.
        TOTP_CHALLENGE_TIMEOUT	To logowanie wygasło. Zacznij od nowa.
        UNSUPPORTED_FIRST_FACTOR	Na to konto nie można zalogować się numerem telefonu. Zaloguj się w aplikacji w inny sposób.
        UNVERIFIED_EMAIL	Ten adres nie jest jeszcze potwierdzony. Otwórz link w naszym e-mailu.
        USER_DISABLED	To konto jest wyłączone. Skontaktuj się z pomocą techniczną.
        USER_MISMATCH	To jest inne konto. Zaloguj się na to, którego używasz.
        USER_NOT_FOUND	To konto już nie istnieje.
        WEAK_PASSWORD	To hasło jest za słabe. Wybierz inne.
        WRONG_CODE	Kod jest nieprawidłowy.
        appName	Aplikacja uwierzytelniająca
        asGuest	Kontynuuj jako gość
        back	Wstecz
        callingCodeUnknown	Żaden kraj nie ma takiego numeru kierunkowego. Sprawdź cyfry po znaku „+”.
        changeNumber	Zmień numer
        codeExpiresIn	Kod jest ważny jeszcze przez {time}.
        codeLabel	{count}-cyfrowy kod
        codeLead	Wysłano na numer {number}
        codeShort	Kod musi być {count}-cyfrowy.
        codeSubmit	Zaloguj się
        codeSubmitting	Sprawdzanie…
        codeTitle	Wpisz {count}-cyfrowy kod
        confirmEmailTitle	Potwierdź swój adres e-mail
        conflictLead	To logowanie należy do innego konta. Jeśli się na nie przełączysz, opuścisz konto gościa.
        conflictSubmit	Przełącz się na to konto
        conflictTitle	Masz już konto
        countryButton	Kraj: {name}, +{code}
        countryChanged	Zmieniono kraj: {name}.
        countryClose	Zamknij
        countryCount	Liczba wyników: {count}
        countryNone	Brak kraju pasującego do „{query}”.
        countrySearch	Szukaj nazwy lub numeru kierunkowego
        countryTitle	Wybierz kraj
        doneTitle	Zalogowano
        emailLabel	Adres e-mail
        emailMissing	Wpisz adres e-mail.
        enrollApp	Aplikacja uwierzytelniająca
        enrollAppLead	Dodaj konto w swojej aplikacji za pomocą tego klucza konfiguracyjnego. Następnie wpisz 6-cyfrowy kod, który wyświetli aplikacja.
        enrollAppNote	Kody z aplikacji w telefonie
        enrollAppScan	Zeskanuj ten kod QR aplikacją uwierzytelniającą lub dodaj w niej konto za pomocą klucza konfiguracyjnego. Następnie wpisz 6-cyfrowy kod, który wyświetli aplikacja.
        enrollAppTitle	Skonfiguruj aplikację uwierzytelniającą
        enrollLead	Twój numer został potwierdzony. Ta aplikacja wymaga przy logowaniu także drugiego kroku. Wybierz jeden, żeby dokończyć.
        enrollOfferLead	Drugi krok lepiej chroni Twoje konto. Wybierz jeden lub kontynuuj bez niego.
        enrollPhone	Inny numer telefonu
        enrollPhoneLead	Użyj innego numeru niż ten, którym się logujesz. Wyślemy na niego SMS z kodem, żeby go potwierdzić.
        enrollPhoneNote	Kody przez SMS
        enrollRequiredLead	Ta aplikacja wymaga przy logowaniu drugiego kroku. Wybierz jeden, żeby dokończyć.
        enrollSubmit	Zakończ
        enrollTitle	Dodaj drugi krok
        existingLead	Adres {email} należy do konta z innym sposobem logowania. Zaloguj się na nie, a my dodamy ten sposób.
        factorApp	Użyj aplikacji uwierzytelniającej
        factorAppLead	Otwórz aplikację uwierzytelniającą i wpisz kod, który wyświetla ona dla tego konta.
        factorCodeLead	Wysłano na Twój numer zakończony cyframi {number}
        factorLead	To konto wymaga drugiego kroku. Wybierz jeden.
        factorLost	Jeśli nie możesz użyć żadnej z tych opcji, skontaktuj się z pomocą techniczną.
        factorPhone	Wyślij SMS z kodem na numer zakończony cyframi {number}
        factorTitle	Potwierdź swoją tożsamość
        help	Uzyskaj pomoc
        linkConfirmLead	Wpisz adres, na który wysłano link do logowania.
        linkSent	Wysłaliśmy link do logowania na adres {email}. Otwórz go na tym urządzeniu.
        linkSubmit	Wyślij link
        linkTitle	Zaloguj się przez e-mail
        messageDelivered	Wiadomość dotarła na Twój telefon. Przejrzyj wiadomości, także te od nieznanych nadawców.
        messageFailed	Nie udało się dostarczyć wiadomości na ten numer. Sprawdź numer lub poproś o nowy kod.
        messagePending	Wiadomość jest jeszcze w drodze. Może to potrwać kilka minut.
        methodsTitle	Zaloguj się
        nameLabel	Twoje imię i nazwisko
        nameMissing	Wpisz swoje imię i nazwisko.
        noMessage	Nie ma wiadomości?
        numberExample	Przykład: {number}
        numberLabel	Numer telefonu
        numberLead	Wyślemy Ci SMS z kodem, żeby potwierdzić Twoją tożsamość.
        numberMissing	Wpisz numer telefonu.
        numberNotice	Kontynuując, zgadzasz się na otrzymanie SMS-a. Może to wiązać się z opłatami za wiadomości i transmisję danych.
        numberSent	Wyślemy kod na numer {number}.
        numberSubmit	Wyślij kod
        numberSubmitting	Wysyłanie…
        numberTitle	Zaloguj się numerem telefonu
        offline	Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
        oneMoment	Chwileczkę…
        openApp	Otwórz aplikację uwierzytelniającą na tym urządzeniu
        otherWay	Wybierz inny sposób
        passkeyContinue	Kontynuuj
        passkeyDoneLead	Od teraz możesz się nim logować.
        passkeyDoneTitle	Twój klucz dostępu jest zapisany
        passkeyLead	Utwórz klucz dostępu, aby logować się tak, jak odblokowujesz urządzenie: twarzą, odciskiem palca lub blokadą ekranu.
        passkeySubmit	Utwórz klucz dostępu
        passkeyTitle	Następnym razem zaloguj się szybciej
        passwordForgotten	Nie pamiętasz hasła?
        passwordHide	Ukryj hasło
        passwordLabel	Hasło
        passwordMissing	Wpisz hasło.
        passwordNew	Nowe hasło
        passwordRulesDigit	cyfrę
        passwordRulesLongest	{count} lub mniej znaków
        passwordRulesLowercase	małą literę
        passwordRulesSentence	Hasło musi zawierać {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	{count} lub więcej znaków
        passwordRulesSymbol	znak specjalny
        passwordRulesUppercase	wielką literę
        passwordShow	Pokaż hasło
        passwordTitle	Zaloguj się hasłem
        phoneName	Telefon
        privacy	Polityka prywatności
        reauthLead	Ze względów bezpieczeństwa zaloguj się ponownie, żeby kontynuować.
        resend	Wyślij nowy kod
        resendIn	Nowy kod za {time}
        resendReady	Możesz już poprosić o nowy kod.
        resent	Nowy kod jest w drodze.
        resentSame	Wysłany kod jest nadal ważny.
        resetLead	Wyślemy Ci link do ustawienia nowego hasła.
        resetSent	Jeśli istnieje konto z adresem {email}, wysłaliśmy tam link do ustawienia nowego hasła.
        resetTitle	Zresetuj hasło
        retryIn	Czas do następnej próby: {time}.
        retryOn	Spróbuj ponownie po tym terminie: {time}.
        setupCode	Kod QR z kluczem konfiguracyjnym
        setupKey	Klucz konfiguracyjny
        signUp	Utwórz konto
        signUpInstead	Mam już konto
        signUpSubmit	Utwórz konto
        skip	Nie teraz
        startOver	Zacznij od nowa
        terms	Warunki korzystania z usługi
        triesLeftFew	Pozostały {count} próby.
        triesLeftMany	Pozostało {count} prób.
        triesLeftOne	Pozostała {count} próba.
        triesLeftOther	Pozostało {count} próby.
        unknown	Coś poszło nie tak. Spróbuj ponownie za chwilę.
        verifyLead	Dodanie drugiego kroku wymaga potwierdzonego adresu e-mail. Otwórz link w wiadomości wysłanej na adres {email}, a potem wróć tutaj.
        verifyResend	Wyślij link ponownie
        verifySent	Wysłaliśmy link na adres {email}.
        verifySubmit	Link został otwarty
        withLink	Kontynuuj przez link w e-mailu
        withPasskey	Kontynuuj z kluczem dostępu
        withPassword	Kontynuuj z hasłem
        withPhone	Kontynuuj z numerem telefonu
        withProvider	Kontynuuj przez {provider}
        """#
}
