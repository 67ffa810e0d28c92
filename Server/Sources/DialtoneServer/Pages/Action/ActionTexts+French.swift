extension ActionTexts {
    static let french = ActionTexts(
        language: "fr",
        resetPassword: Action(
            title: "Choisir un nouveau mot de passe",
            lead: "pour",
            button: "Enregistrer",
            doneTitle: "Votre mot de passe est changé",
            doneLead:
                "Vous pouvez vous connecter avec. Tous les autres appareils ont été déconnectés."
        ),
        verifyEmail: Action(
            title: "Confirmer votre adresse e\u{2011}mail",
            lead: "Confirmez que cette adresse est la vôtre :",
            button: "Confirmer",
            doneTitle: "Votre adresse est confirmée",
            doneLead: "Vous pouvez continuer dans l’application."
        ),
        changeEmail: Action(
            title: "Changer votre adresse e\u{2011}mail",
            lead: "Votre compte reçoit cette adresse :",
            button: "Changer d’adresse",
            doneTitle: "Votre adresse est changée",
            doneLead: "Reconnectez-vous avec la nouvelle adresse."
        ),
        recoverEmail: Action(
            title: "Rétablir votre adresse e\u{2011}mail",
            lead: "Votre compte retrouve son ancienne adresse :",
            button: "La rétablir",
            doneTitle: "Votre compte a retrouvé son adresse",
            doneLead:
                "Tous les appareils ont été déconnectés. Changez de mot de passe si quelqu’un le connaît."
        ),
        undoSignInChange: Action(
            title: "Annuler une modification",
            lead:
                "Vous vous connecterez comme avant la modification. Ce qui a été ajouté depuis est retiré du compte de",
            button: "Annuler la modification",
            doneTitle: "La modification est annulée",
            doneLead:
                "Tous les appareils ont été déconnectés. Changez de mot de passe si quelqu’un le connaît."
        ),
        revertSecondFactor: Action(
            title: "Retirer un second facteur",
            lead: "Un second facteur a été ajouté au compte de",
            button: "Le retirer",
            doneTitle: "Le second facteur est retiré",
            doneLead:
                "Tous les appareils ont été déconnectés. Changez de mot de passe si quelqu’un le connaît."
        ),
        signIn: Action(
            title: "Se connecter",
            lead: "Continuez dans l’application pour vous connecter.",
            button: "Se connecter",
            doneTitle: "Ouvrez ce lien dans l’application",
            doneLead:
                "Le lien fonctionne sur l’appareil qui l’a demandé, avec l’application installée."
        ),
        newPassword: "Nouveau mot de passe",
        otherPassword:
            "Nouveau mot de passe, si l’actuel n’est pas le vôtre (facultatif)",
        goOn: "Continuer",
        invalidTitle: "Ce lien ne fonctionne pas",
        invalidLead:
            "Il a déjà servi ou il est incomplet. Demandez-en un autre dans l’application.",
        expiredLead: "Il a expiré. Demandez-en un autre dans l’application.",
        disabledLead: "Ce compte est désactivé.",
        changeTime: "La modification date du {time}.",
        signsOut: "Tous les appareils seront déconnectés.",
        passwordRules: PasswordRuleTexts(
            sentence: "Règles du mot de passe : {rules}.",
            separator: ", ",
            shortest: "au moins {count} caractères",
            longest: "au plus {count} caractères",
            lowercase: "une minuscule",
            uppercase: "une majuscule",
            digit: "un chiffre",
            symbol: "un symbole"
        ),
        weakPassword: "Ce mot de passe ne respecte pas les règles.",
        guessablePassword:
            "Ce mot de passe est facile à deviner ou connu d’une fuite. Choisissez-en un autre.",
        emailInUse: "Un autre compte a désormais cette adresse.",
        phoneNumberInUse: "Un autre compte a désormais ce numéro.",
        unavailable: "Cela n’a pas fonctionné. Réessayez dans une minute."
    )
}
