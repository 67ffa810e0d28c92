extension MailWording {
    static let dutch = Self(
        verifyEmail: Passage(
            "Bevestig je e-mailadres",
            "Bevestig dat {email} jouw adres is."
        ),
        resetPassword: Passage(
            "Stel je wachtwoord opnieuw in",
            "Iemand heeft om een nieuw wachtwoord gevraagd voor het account van {email}."
        ),
        signIn: Passage(
            "Log in",
            "Met deze link log je in als {email}. Hij werkt één keer. Stuur deze "
                + "e-mail niet door."
        ),
        changeEmail: Passage(
            "Bevestig je nieuwe e-mailadres",
            "Bevestig dat {newEmail} in de plaats komt van {email}."
        ),
        emailChanged: Passage(
            "Je e-mailadres is gewijzigd",
            "Je account hoort nu bij {newEmail} in plaats van bij {email}. Was jij dit "
                + "niet? Maak het ongedaan en kies een nieuw wachtwoord."
        ),
        secondFactorAdded: Passage(
            "Verificatie in twee stappen is toegevoegd",
            "Er is een tweede stap toegevoegd aan het inloggen als {email}. Was jij "
                + "dit niet? Maak het ongedaan en kies een nieuw wachtwoord."
        ),
        secondFactorRemoved: Passage(
            "Verificatie in twee stappen is verwijderd",
            "Er is een tweede stap verwijderd bij het inloggen als {email}. Was jij "
                + "dit niet? Kies een nieuw wachtwoord."
        ),
        phoneNumberChanged: Passage(
            "Je telefoonnummer is gewijzigd",
            "Het telefoonnummer van het account van {email} is gewijzigd. Was jij dit "
                + "niet? Vraag meteen om hulp."
        ),
        signInChanged: Passage(
            "De manieren om in te loggen zijn gewijzigd",
            "De manieren om in te loggen op het account van {email} zijn "
                + "gewijzigd. Was jij dit niet? Maak het ongedaan en kies een nieuw "
                + "wachtwoord."
        ),
        passwordExists: "Dit account heeft een wachtwoord. Heb jij het niet gekozen? Kies dan "
            + "een nieuw wachtwoord wanneer je bevestigt.",
        unasked: "Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren.",
        undo: "Wijziging ongedaan maken"
    )
}
