extension MailWording {
    static let portuguese = Self(
        verifyEmail: Passage(
            "Confirme o seu endereço de email",
            "Confirme que {email} é o seu endereço."
        ),
        resetPassword: Passage(
            "Reponha a sua palavra-passe",
            "Alguém pediu uma nova palavra-passe para a conta de {email}."
        ),
        signIn: Passage(
            "Inicie sessão",
            "Com esta ligação inicia sessão como {email}. Funciona uma só vez. Não "
                + "reencaminhe este email."
        ),
        changeEmail: Passage(
            "Confirme o seu novo endereço de email",
            "Confirme que {newEmail} deve substituir {email}."
        ),
        emailChanged: Passage(
            "O seu endereço de email foi alterado",
            "A sua conta pertence agora a {newEmail} em vez de {email}. Se não foi "
                + "você, anule a alteração e escolha uma nova palavra-passe."
        ),
        secondFactorAdded: Passage(
            "A validação em dois passos foi adicionada",
            "Foi adicionado um segundo passo ao início de sessão de {email}. Se não "
                + "foi você, anule a alteração e escolha uma nova palavra-passe."
        ),
        secondFactorRemoved: Passage(
            "A validação em dois passos foi removida",
            "Foi removido um segundo passo do início de sessão de {email}. Se não foi "
                + "você, escolha uma nova palavra-passe."
        ),
        phoneNumberChanged: Passage(
            "O seu número de telefone foi alterado",
            "O número de telefone da conta de {email} foi alterado. Se não foi você, "
                + "peça ajuda de imediato."
        ),
        signInChanged: Passage(
            "As formas de iniciar sessão mudaram",
            "As formas de iniciar sessão na conta de {email} foram alteradas. Se "
                + "não foi você, anule a alteração e escolha uma nova palavra-passe."
        ),
        passwordExists: "Esta conta tem uma palavra-passe. Se não foi você que a escolheu, "
            + "escolha uma nova ao confirmar.",
        unasked: "Se não fez este pedido, pode ignorar este email.",
        undo: "Anular esta alteração"
    )
}
