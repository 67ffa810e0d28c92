extension MailWording {
    static let hungarian = Self(
        verifyEmail: Passage(
            "Erősítsd meg az e-mail-címedet",
            "Kérjük, erősítsd meg, hogy {email} a te címed."
        ),
        resetPassword: Passage(
            "Állítsd vissza a jelszavadat",
            "Valaki új jelszót kért ehhez a fiókhoz: {email}."
        ),
        signIn: Passage(
            "Bejelentkezés",
            "Ezzel a linkkel így jelentkezel be: {email}. Egyszer használható. Ne "
                + "továbbítsd ezt az e-mailt."
        ),
        changeEmail: Passage(
            "Erősítsd meg az új e-mail-címedet",
            "Kérjük, erősítsd meg, hogy a régi cím ({email}) helyére ez lépjen: {newEmail}."
        ),
        emailChanged: Passage(
            "Megváltozott az e-mail-címed",
            "A fiókod címe mostantól {newEmail}, a korábbi {email} helyett. Ha nem te "
                + "voltál, vond vissza a módosítást, és válassz új jelszót."
        ),
        secondFactorAdded: Passage(
            "Kétlépcsős azonosítás hozzáadva",
            "Második lépés került ehhez a bejelentkezéshez: {email}. Ha nem te voltál, "
                + "vond vissza a módosítást, és válassz új jelszót."
        ),
        secondFactorRemoved: Passage(
            "Kétlépcsős azonosítás eltávolítva",
            "Egy második lépés kikerült ebből a bejelentkezésből: {email}. Ha nem te "
                + "voltál, válassz új jelszót."
        ),
        phoneNumberChanged: Passage(
            "Megváltozott a telefonszámod",
            "Megváltozott ennek a fióknak a telefonszáma: {email}. Ha nem te voltál, "
                + "azonnal kérj segítséget."
        ),
        signInChanged: Passage(
            "Megváltoztak a bejelentkezési módjaid",
            "Megváltoztak ennek a fióknak a bejelentkezési módjai: {email}. Ha "
                + "nem te voltál, vond vissza a módosítást, és válassz új jelszót."
        ),
        passwordExists: "Ennek a fióknak van jelszava. Ha nem te választottad, a megerősítéskor "
            + "válassz újat.",
        unasked: "Ha nem te kérted, hagyd figyelmen kívül ezt az e-mailt.",
        undo: "Módosítás visszavonása"
    )
}
