extension VerificationText {
    /// The texts of the Romance languages, by language tag in lower case.
    static let romance: [String: Self] = [
        "ca": Self(
            "{code} és el teu codi de {app}. No el comparteixis.",
            nameless: "{code} és el teu codi d'accés. No el comparteixis."
        ),
        "es": Self(
            "{code} es tu código de {app}. No lo compartas.",
            nameless: "{code} es tu código de acceso. No lo compartas."
        ),
        "fr": Self(
            "{code} est votre code {app}. Ne le communiquez à personne.",
            nameless: "{code} est votre code de connexion. Ne le communiquez à personne."
        ),
        "gl": Self(
            "{code} é o teu código de {app}. Non o compartas.",
            nameless: "{code} é o teu código de acceso. Non o compartas."
        ),
        "it": Self(
            "{code} è il tuo codice {app}. Non darlo a nessuno, nemmeno a noi.",
            nameless: "{code} è il tuo codice di accesso. Non darlo a nessuno."
        ),
        "pt": Self(
            "{code} é o seu código {app}. Não o partilhe.",
            nameless: "{code} é o seu código de acesso. Não o partilhe."
        ),
        "pt-br": Self(
            "{code} é seu código do {app}. Não compartilhe.",
            nameless: "{code} é seu código de acesso. Não compartilhe."
        ),
        "ro": Self(
            "{code} este codul tău {app}. Nu-l da nimănui.",
            nameless: "{code} este codul tău de conectare. Nu-l da nimănui."
        ),
    ]
}
