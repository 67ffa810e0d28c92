extension ActionTexts {
    static let portuguese = ActionTexts(
        language: "pt",
        resetPassword: Action(
            title: "Escolha uma nova senha",
            lead: "para",
            button: "Salvar senha",
            doneTitle: "A sua senha foi alterada",
            doneLead: "Você já pode entrar com ela. Todos os outros aparelhos foram desconectados."
        ),
        verifyEmail: Action(
            title: "Confirme o seu e\u{2011}mail",
            lead: "Confirme que este endereço é seu:",
            button: "Confirmar endereço",
            doneTitle: "O seu endereço está confirmado",
            doneLead: "Você pode continuar no aplicativo."
        ),
        changeEmail: Action(
            title: "Altere o seu e\u{2011}mail",
            lead: "A sua conta recebe este endereço:",
            button: "Alterar endereço",
            doneTitle: "O seu endereço foi alterado",
            doneLead: "Entre de novo com o novo endereço."
        ),
        recoverEmail: Action(
            title: "Recupere o seu e\u{2011}mail",
            lead: "A sua conta volta a ter o endereço anterior:",
            button: "Recuperar",
            doneTitle: "A sua conta voltou a ter o endereço anterior",
            doneLead:
                "Todos os aparelhos foram desconectados. Escolha uma nova senha se alguém puder conhecer a sua."
        ),
        undoSignInChange: Action(
            title: "Desfazer uma alteração",
            lead:
                "Você poderá entrar como antes da alteração. O que foi adicionado desde então será removido da conta de",
            button: "Desfazer",
            doneTitle: "A alteração foi desfeita",
            doneLead:
                "Todos os aparelhos foram desconectados. Escolha uma nova senha se alguém puder conhecer a sua."
        ),
        revertSecondFactor: Action(
            title: "Remover um segundo fator",
            lead: "Um segundo fator foi adicionado à conta de",
            button: "Remover",
            doneTitle: "O segundo fator foi removido",
            doneLead:
                "Todos os aparelhos foram desconectados. Escolha uma nova senha se alguém puder conhecer a sua."
        ),
        signIn: Action(
            title: "Entrar",
            lead: "Continue no aplicativo para entrar.",
            button: "Entrar",
            doneTitle: "Abra este link no aplicativo",
            doneLead: "O link funciona no aparelho em que foi pedido, com o aplicativo instalado."
        ),
        newPassword: "Nova senha",
        otherPassword: "Nova senha, se a atual não é sua (opcional)",
        goOn: "Continuar",
        invalidTitle: "Este link não funciona",
        invalidLead: "Ele já foi usado ou está incompleto. Peça um novo no aplicativo.",
        expiredLead: "Ele expirou. Peça um novo no aplicativo.",
        disabledLead: "Esta conta está desativada.",
        changeTime: "A alteração foi feita em {time}.",
        signsOut: "A sessão será encerrada em todos os aparelhos.",
        passwordRules: PasswordRuleTexts(
            sentence: "A senha precisa de {rules}.",
            separator: ", ",
            shortest: "pelo menos {count} caracteres",
            longest: "no máximo {count} caracteres",
            lowercase: "uma letra minúscula",
            uppercase: "uma letra maiúscula",
            digit: "um número",
            symbol: "um símbolo"
        ),
        weakPassword: "Esta senha não cumpre as regras.",
        guessablePassword:
            "Esta senha é fácil de adivinhar ou conhecida de um vazamento. Escolha outra.",
        emailInUse: "Outra conta já tem este endereço.",
        phoneNumberInUse: "Outra conta já tem este número.",
        unavailable: "Não funcionou agora. Tente de novo daqui a um minuto."
    )
}
