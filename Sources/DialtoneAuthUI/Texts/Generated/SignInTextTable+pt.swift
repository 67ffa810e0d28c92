// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let pt = #"""
        ADDRESS_LIMIT	Mensagens demais foram pedidas a partir da sua conexão.
        ADMIN_ONLY_OPERATION	Não é possível criar novas contas aqui.
        APP_LIMIT	No momento não é possível enviar mais mensagens.
        BLOCKING_FUNCTION_ERROR_RESPONSE	O aplicativo não permitiu esta entrada ou não conseguiu verificá-la. Tente mais tarde.
        CAPTCHA_CHECK_FAILED	Não conseguimos confirmar que você não é um robô. Tente de novo.
        CODE_EXPIRED	Este código expirou. Peça um novo.
        CODE_SUPERSEDED	Um código mais recente substituiu este. Peça um novo aqui.
        CODE_USED	Este código já foi usado. Peça um novo.
        COUNTRY_LIMIT	No momento não podemos enviar SMS para este país ({country}).
        CREDENTIAL_ALREADY_IN_USE	Esta chave de acesso já pertence a uma conta.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	Demorou demais. Comece de novo.
        EMAIL_EXISTS	Este endereço de e-mail já tem uma conta. Entre nela.
        ENROLLMENT_LATE	Demorou demais. Você poderá adicionar uma segunda etapa na próxima vez que entrar.
        ENROLLMENT_REFUSED	Não é possível adicionar uma segunda etapa a esta conta.
        FICTIONAL_NUMBER_LIMIT	Houve códigos errados demais para este número.
        INSTANCE_LIMIT	Mensagens demais foram pedidas a partir deste aparelho.
        INVALID_API_KEY	O servidor não conhece este aplicativo.
        INVALID_AUTHENTICATOR_RESPONSE	Não foi possível usar a chave de acesso. Tente de novo.
        INVALID_CODE	O código não está certo.
        INVALID_EMAIL	Este não é um endereço de e-mail.
        INVALID_ID_TOKEN	Esta entrada terminou. Comece de novo.
        INVALID_LOGIN_CREDENTIALS	O endereço de e-mail ou a senha está incorreto.
        INVALID_MFA_PENDING_CREDENTIAL	Esta entrada expirou. Comece de novo.
        INVALID_PENDING_TOKEN	Esta entrada expirou. Comece de novo.
        INVALID_PHONE_NUMBER	Não podemos enviar SMS para este número.
        INVALID_SESSION_INFO	Este código não é mais válido. Peça um novo.
        LINK_OF_OTHER_EMAIL	Este link foi enviado para outro endereço. Digite esse endereço.
        MESSAGE_NOT_SENT	Não foi possível enviar a mensagem. Tente de novo daqui a pouco.
        MISSING_APP_CREDENTIAL	Não conseguimos confirmar que este aplicativo é autêntico. Tente de novo.
        NETWORK_LIMIT	Mensagens demais foram pedidas a partir da sua rede.
        NO_TRIES_LEFT	Era a última tentativa com este código. Peça um novo.
        NUMBER_CLAIM_WAITS	Este número não é usado aqui há muito tempo e pode ser de outra pessoa agora. Você poderá entrar com ele depois de um período de espera.
        NUMBER_HAS_EXTENSION	SMS não chegam a ramais. Digite um número direto.
        NUMBER_IMPOSSIBLE	Esse número não existe no país escolhido ({country}).
        NUMBER_INVALID	Esse número não existe no país escolhido ({country}).
        NUMBER_KIND_NOT_ALLOWED	Só podemos enviar SMS para celulares. Digite outro número.
        NUMBER_OPTED_OUT	Este número cancelou o recebimento das nossas mensagens.
        NUMBER_SUSPENDED	Houve códigos errados demais para este número.
        NUMBER_TOO_LONG	Este número é longo demais para o país escolhido ({country}).
        NUMBER_TOO_SHORT	Este número é curto demais para o país escolhido ({country}).
        NUMBER_WITHOUT_COUNTRY	Escolha o país deste número.
        OPERATION_NOT_ALLOWED	Esta forma de entrar está desativada aqui.
        OTHER_PROOF_REQUIRED	Este número não é usado aqui há muito tempo. Entre de outra forma.
        PASSKEY_CHALLENGE_EXPIRED	Demorou demais. Tente de novo.
        PASSKEY_CREDENTIAL_NOT_FOUND	Esta chave de acesso não pertence mais a nenhuma conta. Entre de outra forma.
        PASSKEY_LIMIT_EXCEEDED	A sua conta não pode ter mais chaves de acesso.
        PASSKEY_UNAVAILABLE	Não é possível usar chaves de acesso neste dispositivo.
        PASSKEY_USER_NOT_VERIFIED	O seu dispositivo não confirmou que é você. Tente de novo com o rosto, a impressão digital ou o bloqueio de tela.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	Esta senha não cumpre as regras do aplicativo. Escolha outra.
        PREFIX_HELD	No momento não podemos enviar SMS para números como este.
        PREFIX_LIMIT	No momento não podemos enviar SMS para números como este.
        PROJECT_LIMIT	No momento não é possível enviar mais mensagens.
        PROOF_REQUIRED	Houve códigos errados demais para este número.
        QUOTA_EXCEEDED	No momento não é possível enviar mais mensagens.
        REGION_NOT_ALLOWED	Ainda não podemos enviar SMS para este país ({country}).
        SECOND_CODE_REQUIRED	O código está certo. Como houve muitos códigos errados para este número, é preciso um segundo. Peça-o agora.
        SECOND_FACTOR_EXISTS	Este número já pertence à sua conta. Digite outro.
        SECOND_FACTOR_LIMIT_EXCEEDED	A sua conta não pode ter mais segundas etapas.
        SECOND_FACTOR_SUSPENDED	Houve códigos errados demais deste aplicativo. Use outra opção ou fale com o suporte.
        SEND_COOLDOWN	Acabamos de enviar uma mensagem para este número.
        SEND_DAILY_LIMIT	Este número atingiu o limite de mensagens por dia.
        SEND_HOURLY_LIMIT	Este número atingiu o limite de mensagens por hora.
        SESSION_EXPIRED	Este código não é mais válido. Peça um novo.
        SPEND_CAP	No momento não é possível enviar mais mensagens.
        TOKEN_EXPIRED	Demorou demais. Comece de novo.
        TOO_MANY_ATTEMPTS_TRY_LATER	Tentativas demais.
        TOO_MANY_ENROLLMENT_ATTEMPTS	Houve códigos errados demais. Comece de novo.
        TOTP_CHALLENGE_TIMEOUT	Esta entrada expirou. Comece de novo.
        UNSUPPORTED_FIRST_FACTOR	Esta conta não pode entrar com telefone. Use outra opção no aplicativo.
        UNVERIFIED_EMAIL	Este endereço ainda não foi confirmado. Abra o link do nosso e-mail.
        USER_DISABLED	Esta conta está desativada. Fale com o suporte.
        USER_MISMATCH	Esta é outra conta. Entre na que você está usando.
        USER_NOT_FOUND	Esta conta não existe mais.
        WEAK_PASSWORD	Esta senha é fraca demais. Escolha outra.
        WRONG_CODE	O código não está certo.
        appName	Aplicativo autenticador
        asGuest	Continuar como convidado
        back	Voltar
        callingCodeUnknown	Nenhum país tem este código. Confira os dígitos depois do “+”.
        changeNumber	Mudar o número
        codeExpiresIn	O código é válido por {time}.
        codeLabel	Código de {count} dígitos
        codeLead	Enviado para {number}
        codeShort	O código tem {count} dígitos.
        codeSubmit	Entrar
        codeSubmitting	Verificando…
        codeTitle	Digite o código de {count} dígitos
        confirmEmailTitle	Confirme o seu endereço de e-mail
        conflictLead	Este acesso pertence a outra conta. Se mudar para ela, você sai da conta de convidado.
        conflictSubmit	Mudar para essa conta
        conflictTitle	Você já tem uma conta
        countryButton	País: {name}, +{code}
        countryChanged	País alterado: {name}.
        countryClose	Fechar
        countryCount	Resultados: {count}
        countryNone	Nenhum país corresponde a “{query}”.
        countrySearch	Buscar por nome ou código
        countryTitle	Escolha um país
        doneTitle	Você entrou
        emailLabel	Endereço de e-mail
        emailMissing	Digite o seu endereço de e-mail.
        enrollApp	Aplicativo autenticador
        enrollAppLead	Adicione uma conta no seu aplicativo com esta chave. Depois digite o código de 6 dígitos que ele mostra.
        enrollAppNote	Códigos de um aplicativo no seu telefone
        enrollAppScan	Leia este código QR com o seu aplicativo ou adicione nele uma conta com a chave. Depois digite o código de 6 dígitos que ele mostra.
        enrollAppTitle	Configure o seu aplicativo autenticador
        enrollLead	O seu número está confirmado. Este aplicativo também exige uma segunda etapa ao entrar. Escolha uma para terminar.
        enrollOfferLead	Uma segunda etapa protege melhor a sua conta. Escolha uma ou continue sem ela.
        enrollPhone	Outro número de telefone
        enrollPhoneLead	Use um número diferente daquele com que você entra. Vamos enviar um código para confirmá-lo.
        enrollPhoneNote	Códigos por SMS
        enrollRequiredLead	Este aplicativo exige uma segunda etapa ao entrar. Escolha uma para terminar.
        enrollSubmit	Concluir
        enrollTitle	Adicione uma segunda etapa
        existingLead	{email} pertence a uma conta com outra forma de acesso. Entre nela e adicionaremos esta.
        factorApp	Usar o seu aplicativo autenticador
        factorAppLead	Abra o seu aplicativo autenticador e digite o código que ele mostra para esta conta.
        factorCodeLead	Enviado para o seu número com final {number}
        factorLead	Esta conta pede uma segunda etapa. Escolha uma.
        factorLost	Se não puder usar nenhuma destas opções, fale com o suporte.
        factorPhone	Receber um código no número com final {number}
        factorTitle	Confirme que é você
        help	Obter ajuda
        linkConfirmLead	Digite o endereço para o qual o link de acesso foi enviado.
        linkSent	Enviamos um link de acesso para {email}. Abra-o neste dispositivo.
        linkSubmit	Enviar link
        linkTitle	Entrar por e-mail
        messageDelivered	A mensagem chegou ao seu telefone. Veja as suas mensagens, também as de remetentes desconhecidos.
        messageFailed	Não foi possível entregar a mensagem a este número. Verifique o número ou peça um novo código.
        messagePending	A mensagem ainda está a caminho. Isso pode levar alguns minutos.
        methodsTitle	Entrar
        nameLabel	O seu nome
        nameMissing	Digite o seu nome.
        noMessage	Não chegou mensagem?
        numberExample	Exemplo: {number}
        numberLabel	Número de telefone
        numberLead	Vamos enviar um código por SMS para confirmar que é você.
        numberMissing	Digite o seu número de telefone.
        numberNotice	Ao continuar, você aceita receber um SMS. Podem ser cobradas tarifas.
        numberSent	Vamos enviar o código para {number}.
        numberSubmit	Enviar código
        numberSubmitting	Enviando…
        numberTitle	Entrar com o telefone
        offline	Não conseguimos acessar o servidor. Verifique a sua conexão e tente de novo.
        oneMoment	Um momento…
        openApp	Abrir um aplicativo autenticador neste aparelho
        otherWay	Escolher outra opção
        passkeyContinue	Continuar
        passkeyDoneLead	A partir de agora, você pode entrar com ela.
        passkeyDoneTitle	A sua chave de acesso foi salva
        passkeyLead	Crie uma chave de acesso para entrar do mesmo jeito que desbloqueia o seu dispositivo: com o rosto, a impressão digital ou o bloqueio de tela.
        passkeySubmit	Criar chave de acesso
        passkeyTitle	Entre mais rápido da próxima vez
        passwordForgotten	Esqueceu a sua senha?
        passwordHide	Ocultar senha
        passwordLabel	Senha
        passwordMissing	Digite a sua senha.
        passwordNew	Nova senha
        passwordRulesDigit	um número
        passwordRulesLongest	no máximo {count} caracteres
        passwordRulesLowercase	uma letra minúscula
        passwordRulesSentence	A senha precisa de {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	pelo menos {count} caracteres
        passwordRulesSymbol	um símbolo
        passwordRulesUppercase	uma letra maiúscula
        passwordShow	Mostrar senha
        passwordTitle	Entrar com senha
        phoneName	Telefone
        privacy	Política de Privacidade
        reauthLead	Para a sua segurança, entre de novo para continuar.
        resend	Enviar um novo código
        resendIn	Novo código em {time}
        resendReady	Você já pode pedir um novo código.
        resent	Um novo código está a caminho.
        resentSame	O código que enviamos ainda é válido.
        resetLead	Vamos enviar um link para você escolher uma nova senha.
        resetSent	Se houver uma conta para {email}, enviamos para esse endereço um link para escolher uma nova senha.
        resetTitle	Redefinir a senha
        retryIn	Tente de novo em {time}.
        retryOn	Tente de novo depois deste momento: {time}.
        setupCode	Código QR com a chave de configuração
        setupKey	Chave de configuração
        signUp	Criar uma conta
        signUpInstead	Já tenho uma conta
        signUpSubmit	Criar conta
        skip	Agora não
        startOver	Começar de novo
        terms	Termos de Serviço
        triesLeftOne	Resta {count} tentativa.
        triesLeftOther	Restam {count} tentativas.
        unknown	Algo deu errado. Tente de novo daqui a pouco.
        verifyLead	Para adicionar uma segunda etapa, é preciso um endereço de e-mail confirmado. Abra o link do e-mail enviado para {email} e volte aqui.
        verifyResend	Enviar o link de novo
        verifySent	Enviamos um link para {email}.
        verifySubmit	Abri o link
        withLink	Continuar com link por e-mail
        withPasskey	Continuar com chave de acesso
        withPassword	Continuar com senha
        withPhone	Continuar com número de telefone
        withProvider	Continuar com {provider}
        """#
}
