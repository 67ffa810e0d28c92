extension VerificationText {
    /// The texts of the Slavic languages, by language tag in lower case.
    static let slavic: [String: Self] = [
        "be": Self(
            "{code} — ваш код для {app}. Нікому яго не паведамляйце.",
            nameless: "{code} — ваш код для ўваходу. Нікому яго не паведамляйце."
        ),
        "bg": Self(
            "{code} е вашият код за {app}. Не го споделяйте с никого.",
            nameless: "{code} е вашият код за вход. Не го споделяйте с никого."
        ),
        "bs": Self(
            "{code} je vaš kod za {app}. Ne dijelite ga ni s kim.",
            nameless: "{code} je vaš kod za prijavu. Ne dijelite ga ni s kim."
        ),
        "cs": Self(
            "{code} je tvůj kód pro {app}. Nikomu ho neříkej.",
            nameless: "{code} je tvůj přihlašovací kód. Nikomu ho neříkej."
        ),
        "hr": Self(
            "{code} je vaš kod za {app}. Ne dijelite ga ni s kim.",
            nameless: "{code} je vaš kod za prijavu. Ne dijelite ga ni s kim."
        ),
        "mk": Self(
            "{code} е вашиот код за {app}. Не го споделувајте со никого.",
            nameless: "{code} е вашиот код за најава. Не го споделувајте со никого."
        ),
        "pl": Self(
            "{code} to Twój kod do {app}. Nikomu go nie podawaj.",
            nameless: "{code} to Twój kod logowania. Nikomu go nie podawaj."
        ),
        "ru": Self(
            "{code} — ваш код для {app}. Никому его не сообщайте.",
            nameless: "{code} — ваш код для входа. Никому его не сообщайте."
        ),
        "sk": Self(
            "{code} je váš kód pre {app}. Nikomu ho nehovorte.",
            nameless: "{code} je váš prihlasovací kód. Nikomu ho nehovorte."
        ),
        "sl": Self(
            "{code} je vaša koda za {app}. Ne zaupajte je nikomur.",
            nameless: "{code} je vaša koda za prijavo. Ne zaupajte je nikomur."
        ),
        "sr": Self(
            "{code} је ваш код за {app}. Не делите га ни са ким.",
            nameless: "{code} је ваш код за пријаву. Не делите га ни са ким."
        ),
        "sr-latn": Self(
            "{code} je vaš kod za {app}. Ne delite ga ni sa kim.",
            nameless: "{code} je vaš kod za prijavu. Ne delite ga ni sa kim."
        ),
        "uk": Self(
            "{code} — ваш код для {app}. Нікому його не кажіть.",
            nameless: "{code} — ваш код для входу. Нікому його не кажіть."
        ),
    ]
}
