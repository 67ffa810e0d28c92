extension MailWording {
    static let romanian = Self(
        verifyEmail: Passage(
            "Confirmă-ți adresa de e-mail",
            "Confirmă că {email} este adresa ta."
        ),
        resetPassword: Passage(
            "Resetează-ți parola",
            "Cineva a cerut o parolă nouă pentru contul {email}."
        ),
        signIn: Passage(
            "Conectează-te",
            "Cu acest link te conectezi ca {email}. Funcționează o singură dată. Nu "
                + "redirecționa acest e-mail."
        ),
        changeEmail: Passage(
            "Confirmă-ți noua adresă de e-mail",
            "Confirmă că {newEmail} va înlocui {email}."
        ),
        emailChanged: Passage(
            "Adresa ta de e-mail a fost schimbată",
            "Contul tău are acum adresa {newEmail} în loc de {email}. Dacă nu ai fost "
                + "tu, anulează modificarea și alege o parolă nouă."
        ),
        secondFactorAdded: Passage(
            "A fost adăugată verificarea în doi pași",
            "La conectarea ca {email} a fost adăugat un al doilea pas. Dacă nu ai fost "
                + "tu, anulează modificarea și alege o parolă nouă."
        ),
        secondFactorRemoved: Passage(
            "A fost eliminată verificarea în doi pași",
            "De la conectarea ca {email} a fost eliminat un al doilea pas. Dacă nu ai "
                + "fost tu, alege o parolă nouă."
        ),
        phoneNumberChanged: Passage(
            "Numărul tău de telefon a fost schimbat",
            "Numărul de telefon al contului {email} a fost schimbat. Dacă nu ai fost "
                + "tu, cere imediat ajutor."
        ),
        signInChanged: Passage(
            "Modurile tale de conectare au fost schimbate",
            "Modurile de conectare la contul {email} au fost schimbate. Dacă nu "
                + "ai fost tu, anulează modificarea și alege o parolă nouă."
        ),
        passwordExists: "Contul are o parolă. Dacă nu tu ai ales-o, alege una nouă când confirmi.",
        unasked: "Dacă nu ai cerut tu acest lucru, poți ignora acest e-mail.",
        undo: "Anulează modificarea"
    )
}
