extension MailWording {
    static let danish = Self(
        verifyEmail: Passage(
            "Bekræft din mailadresse",
            "Bekræft, at {email} er din adresse."
        ),
        resetPassword: Passage(
            "Nulstil din adgangskode",
            "Nogen har bedt om en ny adgangskode til kontoen {email}."
        ),
        signIn: Passage(
            "Log ind",
            "Med dette link logger du ind som {email}. Det virker én gang. Videresend "
                + "ikke denne mail."
        ),
        changeEmail: Passage(
            "Bekræft din nye mailadresse",
            "Bekræft, at {newEmail} skal erstatte {email}."
        ),
        emailChanged: Passage(
            "Din mailadresse er ændret",
            "Din konto hører nu til {newEmail} i stedet for {email}. Hvis det ikke var "
                + "dig, så fortryd ændringen og vælg en ny adgangskode."
        ),
        secondFactorAdded: Passage(
            "Totrinsbekræftelse er tilføjet",
            "Et ekstra trin er føjet til login som {email}. Hvis det ikke var dig, så "
                + "fortryd ændringen og vælg en ny adgangskode."
        ),
        secondFactorRemoved: Passage(
            "Totrinsbekræftelse er fjernet",
            "Et ekstra trin er fjernet fra login som {email}. Hvis det ikke var dig, "
                + "så vælg en ny adgangskode."
        ),
        phoneNumberChanged: Passage(
            "Dit telefonnummer er ændret",
            "Telefonnummeret på kontoen {email} er ændret. Hvis det ikke var dig, så "
                + "bed om hjælp med det samme."
        ),
        signInChanged: Passage(
            "Måderne at logge ind på er ændret",
            "Måderne at logge ind på kontoen {email} er ændret. Hvis det ikke "
                + "var dig, så fortryd ændringen og vælg en ny adgangskode."
        ),
        passwordExists: "Kontoen har en adgangskode. Hvis du ikke har valgt den, så vælg en ny, "
            + "når du bekræfter.",
        unasked: "Hvis du ikke har bedt om dette, kan du se bort fra denne mail.",
        undo: "Fortryd ændringen"
    )
}
