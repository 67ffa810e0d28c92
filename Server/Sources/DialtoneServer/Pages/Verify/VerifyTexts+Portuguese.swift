extension VerifyTexts {
    static let portuguese = VerifyTexts(
        language: "pt",
        title: "Um momento",
        lead: "Antes de enviar um SMS, verificamos que você não é um robô.",
        progress: "Progresso da verificação",
        scriptNeeded:
            "Esta verificação precisa de JavaScript. Ative-o para esta página e recarregue-a.",
        doneTitle: "Tudo pronto",
        doneLead: "O aplicativo deve abrir sozinho. Se não abrir, use o botão.",
        doneLeadElsewhere:
            "Volte ao seu aplicativo, que continua sozinho. Você pode fechar esta página.",
        goBack: "Voltar ao aplicativo",
        failedTitle: "Não funcionou",
        failedLead: "Não é possível verificar o aplicativo agora. Volte a ele e tente mais tarde.",
        unreachable:
            "Não foi possível acessar a verificação. Confira a sua conexão e tente de novo.",
        refused: "A verificação falhou ou demorou demais. Tente de novo.",
        unknown: "Algo deu errado. Tente de novo daqui a pouco.",
        retry: "Tentar de novo",
        brokenTitle: "Esta página não pode continuar",
        brokenLead:
            "O aplicativo a abriu com um endereço que este servidor não entende. Volte ao aplicativo e tente de novo.",
        notOfferedTitle: "Esta forma de entrar não está disponível aqui",
        notOfferedLead: "Volte ao aplicativo e escolha outra forma de entrar.",
        callbackTitle: "Volte ao seu aplicativo",
        callbackLead: "Não há nada a fazer aqui. Você pode fechar esta página."
    )
}
