extension MailWording {
    static let swedish = Self(
        verifyEmail: Passage(
            "Bekräfta din e-postadress",
            "Bekräfta att {email} är din adress."
        ),
        resetPassword: Passage(
            "Återställ ditt lösenord",
            "Någon har bett om ett nytt lösenord till kontot {email}."
        ),
        signIn: Passage(
            "Logga in",
            "Med den här länken loggar du in som {email}. Den fungerar en gång. "
                + "Vidarebefordra inte det här mejlet."
        ),
        changeEmail: Passage(
            "Bekräfta din nya e-postadress",
            "Bekräfta att {newEmail} ska ersätta {email}."
        ),
        emailChanged: Passage(
            "Din e-postadress har ändrats",
            "Ditt konto hör nu till {newEmail} i stället för {email}. Om det inte var "
                + "du, ångra ändringen och välj ett nytt lösenord."
        ),
        secondFactorAdded: Passage(
            "Tvåstegsverifiering har lagts till",
            "Ett andra steg har lagts till för inloggning som {email}. Om det inte var "
                + "du, ångra ändringen och välj ett nytt lösenord."
        ),
        secondFactorRemoved: Passage(
            "Tvåstegsverifiering har tagits bort",
            "Ett andra steg har tagits bort från inloggning som {email}. Om det inte "
                + "var du, välj ett nytt lösenord."
        ),
        phoneNumberChanged: Passage(
            "Ditt telefonnummer har ändrats",
            "Telefonnumret till kontot {email} har ändrats. Om det inte var du, be om "
                + "hjälp direkt."
        ),
        signInChanged: Passage(
            "Dina sätt att logga in har ändrats",
            "Sätten att logga in på kontot {email} har ändrats. Om det inte var "
                + "du, ångra ändringen och välj ett nytt lösenord."
        ),
        passwordExists: "Kontot har ett lösenord. Om det inte var du som valde det, välj ett "
            + "nytt när du bekräftar.",
        unasked: "Om du inte bad om detta kan du bortse från det här mejlet.",
        undo: "Ångra ändringen"
    )
}
