extension MailWording {
    static let french = Self(
        verifyEmail: Passage(
            "Confirmez votre adresse e-mail",
            "Veuillez confirmer que {email} est votre adresse."
        ),
        resetPassword: Passage(
            "Réinitialisez votre mot de passe",
            "Quelqu’un a demandé un nouveau mot de passe pour le compte de {email}."
        ),
        signIn: Passage(
            "Connectez-vous",
            "Ce lien vous connecte en tant que {email}. Il ne sert qu’une fois. Ne "
                + "transférez pas cet e-mail."
        ),
        changeEmail: Passage(
            "Confirmez votre nouvelle adresse e-mail",
            "Veuillez confirmer que {newEmail} doit remplacer {email}."
        ),
        emailChanged: Passage(
            "Votre adresse e-mail a été modifiée",
            "Votre compte est désormais associé à {newEmail} au lieu de {email}. Si ce "
                + "n’était pas vous, annulez cette modification et choisissez un nouveau mot "
                + "de passe."
        ),
        secondFactorAdded: Passage(
            "La validation en deux étapes a été ajoutée",
            "Une deuxième étape a été ajoutée à la connexion de {email}. Si ce n’était "
                + "pas vous, annulez cette modification et choisissez un nouveau mot de "
                + "passe."
        ),
        secondFactorRemoved: Passage(
            "La validation en deux étapes a été supprimée",
            "Une deuxième étape a été supprimée de la connexion de {email}. Si ce "
                + "n’était pas vous, choisissez un nouveau mot de passe."
        ),
        phoneNumberChanged: Passage(
            "Votre numéro de téléphone a été modifié",
            "Le numéro de téléphone du compte de {email} a été modifié. Si ce n’était "
                + "pas vous, demandez de l’aide sans attendre."
        ),
        signInChanged: Passage(
            "Vos moyens de connexion ont été modifiés",
            "Les moyens de se connecter au compte de {email} ont été modifiés. "
                + "Si ce n’était pas vous, annulez cette modification et choisissez un "
                + "nouveau mot de passe."
        ),
        passwordExists: "Ce compte a un mot de passe. Si vous ne l’avez pas choisi, "
            + "choisissez-en un nouveau lors de la confirmation.",
        unasked: "Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.",
        undo: "Annuler cette modification"
    )
}
