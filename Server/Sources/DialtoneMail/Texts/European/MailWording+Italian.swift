extension MailWording {
    static let italian = Self(
        verifyEmail: Passage(
            "Conferma il tuo indirizzo email",
            "Conferma che {email} è il tuo indirizzo."
        ),
        resetPassword: Passage(
            "Reimposta la password",
            "Qualcuno ha chiesto una nuova password per l’account di {email}."
        ),
        signIn: Passage(
            "Accedi",
            "Con questo link accedi come {email}. Funziona una volta sola. Non "
                + "inoltrare questa email."
        ),
        changeEmail: Passage(
            "Conferma il tuo nuovo indirizzo email",
            "Conferma che {newEmail} deve sostituire {email}."
        ),
        emailChanged: Passage(
            "Il tuo indirizzo email è stato modificato",
            "Il tuo account ora appartiene a {newEmail} invece che a {email}. Se non "
                + "sei stato tu, annulla la modifica e scegli una nuova password."
        ),
        secondFactorAdded: Passage(
            "È stata aggiunta la verifica in due passaggi",
            "È stato aggiunto un secondo passaggio all’accesso come {email}. Se non "
                + "sei stato tu, annulla la modifica e scegli una nuova password."
        ),
        secondFactorRemoved: Passage(
            "È stata rimossa la verifica in due passaggi",
            "È stato rimosso un secondo passaggio dall’accesso come {email}. Se non "
                + "sei stato tu, scegli una nuova password."
        ),
        phoneNumberChanged: Passage(
            "Il tuo numero di telefono è stato modificato",
            "Il numero di telefono dell’account di {email} è stato modificato. Se non "
                + "sei stato tu, chiedi subito aiuto."
        ),
        signInChanged: Passage(
            "I tuoi modi di accedere sono cambiati",
            "I modi di accedere all’account di {email} sono stati modificati. Se "
                + "non sei stato tu, annulla la modifica e scegli una nuova password."
        ),
        passwordExists: "Questo account ha una password. Se non l’hai scelta tu, scegline una "
            + "nuova quando confermi.",
        unasked: "Se non l’hai chiesto tu, puoi ignorare questa email.",
        undo: "Annulla questa modifica"
    )
}
