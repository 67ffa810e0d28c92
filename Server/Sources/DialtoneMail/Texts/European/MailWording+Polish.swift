extension MailWording {
    static let polish = Self(
        verifyEmail: Passage(
            "Potwierdź swój adres e-mail",
            "Potwierdź, że {email} to Twój adres."
        ),
        resetPassword: Passage(
            "Zresetuj hasło",
            "Ktoś poprosił o nowe hasło do konta {email}."
        ),
        signIn: Passage(
            "Zaloguj się",
            "Ten link pozwala zalogować się jako {email}. Działa tylko raz. Nie "
                + "przesyłaj tej wiadomości dalej."
        ),
        changeEmail: Passage(
            "Potwierdź swój nowy adres e-mail",
            "Potwierdź, że {newEmail} ma zastąpić {email}."
        ),
        emailChanged: Passage(
            "Twój adres e-mail został zmieniony",
            "Twoje konto ma teraz adres {newEmail} zamiast {email}. Jeśli to nie Ty, "
                + "cofnij tę zmianę i ustaw nowe hasło."
        ),
        secondFactorAdded: Passage(
            "Dodano weryfikację dwuetapową",
            "Do logowania jako {email} dodano drugi krok. Jeśli to nie Ty, cofnij tę "
                + "zmianę i ustaw nowe hasło."
        ),
        secondFactorRemoved: Passage(
            "Usunięto weryfikację dwuetapową",
            "Z logowania jako {email} usunięto drugi krok. Jeśli to nie Ty, ustaw nowe hasło."
        ),
        phoneNumberChanged: Passage(
            "Twój numer telefonu został zmieniony",
            "Zmieniono numer telefonu konta {email}. Jeśli to nie Ty, od razu poproś o pomoc."
        ),
        signInChanged: Passage(
            "Sposoby logowania na Twoje konto zostały zmienione",
            "Zmieniono sposoby logowania na konto {email}. Jeśli to nie Ty, "
                + "cofnij tę zmianę i ustaw nowe hasło."
        ),
        passwordExists: "To konto ma hasło. Jeśli ustawił je ktoś inny, ustaw nowe podczas "
            + "potwierdzania.",
        unasked: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość.",
        undo: "Cofnij tę zmianę"
    )
}
