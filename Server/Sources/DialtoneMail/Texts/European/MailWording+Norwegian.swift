extension MailWording {
    static let norwegian = Self(
        verifyEmail: Passage(
            "Bekreft e-postadressen din",
            "Bekreft at {email} er adressen din."
        ),
        resetPassword: Passage(
            "Tilbakestill passordet ditt",
            "Noen har bedt om et nytt passord til kontoen {email}."
        ),
        signIn: Passage(
            "Logg inn",
            "Med denne lenken logger du inn som {email}. Den virker én gang. Ikke "
                + "videresend denne e-posten."
        ),
        changeEmail: Passage(
            "Bekreft den nye e-postadressen din",
            "Bekreft at {newEmail} skal erstatte {email}."
        ),
        emailChanged: Passage(
            "E-postadressen din er endret",
            "Kontoen din hører nå til {newEmail} i stedet for {email}. Hvis det ikke "
                + "var deg, angre endringen og velg et nytt passord."
        ),
        secondFactorAdded: Passage(
            "Totrinnsbekreftelse er lagt til",
            "Et ekstra trinn er lagt til for innlogging som {email}. Hvis det ikke var "
                + "deg, angre endringen og velg et nytt passord."
        ),
        secondFactorRemoved: Passage(
            "Totrinnsbekreftelse er fjernet",
            "Et ekstra trinn er fjernet fra innlogging som {email}. Hvis det ikke var "
                + "deg, velg et nytt passord."
        ),
        phoneNumberChanged: Passage(
            "Telefonnummeret ditt er endret",
            "Telefonnummeret til kontoen {email} er endret. Hvis det ikke var deg, be "
                + "om hjelp med en gang."
        ),
        signInChanged: Passage(
            "Måtene du logger inn på er endret",
            "Måtene å logge inn på kontoen {email} er endret. Hvis det ikke var "
                + "deg, angre endringen og velg et nytt passord."
        ),
        passwordExists: "Kontoen har et passord. Hvis du ikke har valgt det, velg et nytt når du "
            + "bekrefter.",
        unasked: "Hvis du ikke ba om dette, kan du se bort fra denne e-posten.",
        undo: "Angre endringen"
    )
}
