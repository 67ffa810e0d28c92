extension MailWording {
    static let brazilianPortuguese = Self(
        verifyEmail: Passage(
            "Confirme seu e-mail",
            "Confirme que {email} é o seu endereço."
        ),
        resetPassword: Passage(
            "Redefina sua senha",
            "Alguém pediu uma nova senha para a conta de {email}."
        ),
        signIn: Passage(
            "Entre na sua conta",
            "Com este link você entra como {email}. Ele funciona uma única vez. Não "
                + "encaminhe este e-mail."
        ),
        changeEmail: Passage(
            "Confirme seu novo e-mail",
            "Confirme que {newEmail} deve substituir {email}."
        ),
        emailChanged: Passage(
            "Seu e-mail foi alterado",
            "Sua conta agora pertence a {newEmail} em vez de {email}. Se não foi você, "
                + "desfaça a alteração e escolha uma nova senha."
        ),
        secondFactorAdded: Passage(
            "A verificação em duas etapas foi adicionada",
            "Uma segunda etapa foi adicionada ao login de {email}. Se não foi você, "
                + "desfaça a alteração e escolha uma nova senha."
        ),
        secondFactorRemoved: Passage(
            "A verificação em duas etapas foi removida",
            "Uma segunda etapa foi removida do login de {email}. Se não foi você, "
                + "escolha uma nova senha."
        ),
        phoneNumberChanged: Passage(
            "Seu número de telefone foi alterado",
            "O número de telefone da conta de {email} foi alterado. Se não foi você, "
                + "peça ajuda agora mesmo."
        ),
        signInChanged: Passage(
            "As formas de entrar na sua conta mudaram",
            "As formas de entrar na conta de {email} foram alteradas. Se não foi "
                + "você, desfaça a alteração e escolha uma nova senha."
        ),
        passwordExists: "Esta conta tem uma senha. Se não foi você que a escolheu, escolha uma "
            + "nova ao confirmar.",
        unasked: "Se você não pediu isso, ignore este e-mail.",
        undo: "Desfazer esta alteração"
    )
}
