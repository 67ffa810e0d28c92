extension MailWording {
    static let czech = Self(
        verifyEmail: Passage(
            "Potvrď svou e-mailovou adresu",
            "Potvrď prosím, že {email} je tvoje adresa."
        ),
        resetPassword: Passage(
            "Obnov si heslo",
            "Někdo požádal o nové heslo k účtu {email}."
        ),
        signIn: Passage(
            "Přihlásit se",
            "Tímto odkazem se přihlásíš jako {email}. Funguje jen jednou. Nikomu tento "
                + "e-mail nepřeposílej."
        ),
        changeEmail: Passage(
            "Potvrď svou novou e-mailovou adresu",
            "Potvrď prosím, že {newEmail} má nahradit {email}."
        ),
        emailChanged: Passage(
            "Tvoje e-mailová adresa byla změněna",
            "Tvůj účet teď patří k {newEmail} místo k {email}. Pokud to není tvoje "
                + "změna, vrať ji zpět a zvol si nové heslo."
        ),
        secondFactorAdded: Passage(
            "Bylo přidáno dvoufázové ověření",
            "K přihlašování jako {email} byl přidán druhý krok. Pokud to není tvoje "
                + "změna, vrať ji zpět a zvol si nové heslo."
        ),
        secondFactorRemoved: Passage(
            "Dvoufázové ověření bylo odebráno",
            "Z přihlašování jako {email} byl odebrán druhý krok. Pokud to není tvoje "
                + "změna, zvol si nové heslo."
        ),
        phoneNumberChanged: Passage(
            "Tvoje telefonní číslo bylo změněno",
            "Telefonní číslo účtu {email} bylo změněno. Pokud to není tvoje změna, "
                + "hned požádej o pomoc."
        ),
        signInChanged: Passage(
            "Způsoby přihlášení k tvému účtu se změnily",
            "Způsoby přihlášení k účtu {email} byly změněny. Pokud to není tvoje "
                + "změna, vrať ji zpět a zvol si nové heslo."
        ),
        passwordExists: "Tento účet má heslo. Pokud není tvoje, zvol si při potvrzení nové.",
        unasked: "Pokud o to nežádáš, můžeš tento e-mail ignorovat.",
        undo: "Vrátit tuto změnu"
    )
}
