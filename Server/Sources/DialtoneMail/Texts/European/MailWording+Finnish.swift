extension MailWording {
    static let finnish = Self(
        verifyEmail: Passage(
            "Vahvista sähköpostiosoitteesi",
            "Vahvista, että {email} on sinun osoitteesi."
        ),
        resetPassword: Passage(
            "Vaihda salasanasi",
            "Joku pyysi uutta salasanaa tilille {email}."
        ),
        signIn: Passage(
            "Kirjaudu sisään",
            "Tällä linkillä kirjaudut sisään osoitteella {email}. Se toimii kerran. "
                + "Älä lähetä tätä viestiä eteenpäin."
        ),
        changeEmail: Passage(
            "Vahvista uusi sähköpostiosoitteesi",
            "Vahvista, että {newEmail} korvaa osoitteen {email}."
        ),
        emailChanged: Passage(
            "Sähköpostiosoitteesi vaihdettiin",
            "Tilisi osoite on nyt {newEmail}, ei enää {email}. Jos et tehnyt tätä "
                + "itse, kumoa muutos ja valitse uusi salasana."
        ),
        secondFactorAdded: Passage(
            "Kaksivaiheinen vahvistus lisättiin",
            "Kirjautumiseen osoitteella {email} lisättiin toinen vaihe. Jos et tehnyt "
                + "tätä itse, kumoa muutos ja valitse uusi salasana."
        ),
        secondFactorRemoved: Passage(
            "Kaksivaiheinen vahvistus poistettiin",
            "Kirjautumisesta osoitteella {email} poistettiin toinen vaihe. Jos et "
                + "tehnyt tätä itse, valitse uusi salasana."
        ),
        phoneNumberChanged: Passage(
            "Puhelinnumerosi vaihdettiin",
            "Tilin {email} puhelinnumero vaihdettiin. Jos et tehnyt tätä itse, pyydä apua heti."
        ),
        signInChanged: Passage(
            "Kirjautumistapasi muuttuivat",
            "Tilin {email} kirjautumistapoja muutettiin. Jos et tehnyt tätä "
                + "itse, kumoa muutos ja valitse uusi salasana."
        ),
        passwordExists: "Tilillä on salasana. Jos et valinnut sitä itse, valitse uusi, kun "
            + "vahvistat osoitteen.",
        unasked: "Jos et pyytänyt tätä, voit jättää viestin huomiotta.",
        undo: "Kumoa muutos"
    )
}
