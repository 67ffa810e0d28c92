extension MailWording {
    static let german = Self(
        verifyEmail: Passage(
            "Bestätige deine E-Mail-Adresse",
            "Bitte bestätige, dass {email} deine Adresse ist."
        ),
        resetPassword: Passage(
            "Setze dein Passwort zurück",
            "Jemand hat um ein neues Passwort für das Konto von {email} gebeten."
        ),
        signIn: Passage(
            "Melde dich an",
            "Mit diesem Link meldest du dich als {email} an. Er gilt einmal. Leite "
                + "diese E-Mail nicht weiter."
        ),
        changeEmail: Passage(
            "Bestätige deine neue E-Mail-Adresse",
            "Bitte bestätige, dass {newEmail} an die Stelle von {email} treten soll."
        ),
        emailChanged: Passage(
            "Deine E-Mail-Adresse wurde geändert",
            "Dein Konto gehört jetzt zu {newEmail} statt zu {email}. Wenn du das nicht "
                + "warst, mach es rückgängig und wähle ein neues Passwort."
        ),
        secondFactorAdded: Passage(
            "Bestätigung in zwei Schritten wurde hinzugefügt",
            "Zur Anmeldung als {email} gehört jetzt ein zweiter Schritt. Wenn du das "
                + "nicht warst, mach es rückgängig und wähle ein neues Passwort."
        ),
        secondFactorRemoved: Passage(
            "Bestätigung in zwei Schritten wurde entfernt",
            "Ein zweiter Schritt bei der Anmeldung als {email} wurde entfernt. Wenn du "
                + "das nicht warst, wähle ein neues Passwort."
        ),
        phoneNumberChanged: Passage(
            "Deine Telefonnummer wurde geändert",
            "Die Telefonnummer des Kontos von {email} wurde geändert. Wenn du das "
                + "nicht warst, bitte sofort um Hilfe."
        ),
        signInChanged: Passage(
            "Deine Anmeldung wurde geändert",
            "Die Wege, sich beim Konto von {email} anzumelden, wurden geändert. "
                + "Wenn du das nicht warst, mach es rückgängig und wähle ein neues "
                + "Passwort."
        ),
        passwordExists: "Das Konto hat ein Passwort. Wenn du es nicht gewählt hast, wähle beim "
            + "Bestätigen ein neues.",
        unasked: "Wenn du nicht darum gebeten hast, kannst du diese E-Mail ignorieren.",
        undo: "Änderung rückgängig machen"
    )
}
