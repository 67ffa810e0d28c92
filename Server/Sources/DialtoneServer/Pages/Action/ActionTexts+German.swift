extension ActionTexts {
    static let german = ActionTexts(
        language: "de",
        resetPassword: Action(
            title: "Neues Passwort wählen",
            lead: "für",
            button: "Passwort speichern",
            doneTitle: "Ihr Passwort ist geändert",
            doneLead: "Sie können sich jetzt damit anmelden. Alle anderen Geräte wurden abgemeldet."
        ),
        verifyEmail: Action(
            title: "E\u{2011}Mail-Adresse bestätigen",
            lead: "Bestätigen Sie, dass diese Adresse Ihnen gehört:",
            button: "Adresse bestätigen",
            doneTitle: "Ihre Adresse ist bestätigt",
            doneLead: "Sie können in der App weitermachen."
        ),
        changeEmail: Action(
            title: "E\u{2011}Mail-Adresse ändern",
            lead: "Ihr Konto bekommt diese Adresse:",
            button: "Adresse ändern",
            doneTitle: "Ihre Adresse ist geändert",
            doneLead: "Melden Sie sich mit der neuen Adresse wieder an."
        ),
        recoverEmail: Action(
            title: "E\u{2011}Mail-Adresse wiederherstellen",
            lead: "Ihr Konto bekommt seine frühere Adresse wieder:",
            button: "Wiederherstellen",
            doneTitle: "Ihr Konto hat wieder seine frühere Adresse",
            doneLead:
                "Alle Geräte wurden abgemeldet. Wählen Sie ein neues Passwort, falls jemand Ihres kennt."
        ),
        undoSignInChange: Action(
            title: "Änderung rückgängig machen",
            lead:
                "Sie melden sich wieder wie vor der Änderung an. Was seitdem hinzukam, wird entfernt. Konto:",
            button: "Rückgängig machen",
            doneTitle: "Die Änderung ist rückgängig gemacht",
            doneLead:
                "Alle Geräte wurden abgemeldet. Wählen Sie ein neues Passwort, falls jemand Ihres kennt."
        ),
        revertSecondFactor: Action(
            title: "Zweiten Faktor entfernen",
            lead: "Ein zweiter Faktor kam zum Konto von",
            button: "Entfernen",
            doneTitle: "Der zweite Faktor ist entfernt",
            doneLead:
                "Alle Geräte wurden abgemeldet. Wählen Sie ein neues Passwort, falls jemand Ihres kennt."
        ),
        signIn: Action(
            title: "Anmelden",
            lead: "Machen Sie in der App weiter, um sich anzumelden.",
            button: "Anmelden",
            doneTitle: "Öffnen Sie diesen Link in der App",
            doneLead:
                "Der Link gilt auf dem Gerät, auf dem Sie ihn angefordert haben, mit der App darauf."
        ),
        newPassword: "Neues Passwort",
        otherPassword:
            "Neues Passwort, falls das jetzige nicht von Ihnen ist (freiwillig)",
        goOn: "Weiter",
        invalidTitle: "Dieser Link gilt nicht",
        invalidLead:
            "Er wurde schon benutzt oder ist unvollständig. Fordern Sie in der App einen neuen an.",
        expiredLead: "Er ist abgelaufen. Fordern Sie in der App einen neuen an.",
        disabledLead: "Dieses Konto ist gesperrt.",
        changeTime: "Die Änderung geschah am {time}.",
        signsOut: "Alle Geräte werden abgemeldet.",
        passwordRules: PasswordRuleTexts(
            sentence: "Das Passwort braucht {rules}.",
            separator: ", ",
            shortest: "mindestens {count} Zeichen",
            longest: "höchstens {count} Zeichen",
            lowercase: "einen Kleinbuchstaben",
            uppercase: "einen Großbuchstaben",
            digit: "eine Ziffer",
            symbol: "ein Sonderzeichen"
        ),
        weakPassword: "Dieses Passwort entspricht nicht den Regeln.",
        guessablePassword:
            "Dieses Passwort ist zu leicht zu erraten oder bekannt geworden. Wählen Sie ein anderes.",
        emailInUse: "Inzwischen hat ein anderes Konto diese Adresse.",
        phoneNumberInUse: "Inzwischen hat ein anderes Konto diese Nummer.",
        unavailable: "Das ging gerade nicht. Versuchen Sie es in einer Minute noch einmal."
    )
}
