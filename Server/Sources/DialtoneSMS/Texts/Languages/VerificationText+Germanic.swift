extension VerificationText {
    static let english = Self(
        "{code} is your {app} code. Never share it, not even with us.",
        nameless: "{code} is your sign-in code. Never share it with anyone."
    )

    /// The texts of the Germanic languages, by language tag in lower case.
    static let germanic: [String: Self] = [
        "af": Self(
            "{code} is jou {app}-kode. Moet dit met niemand deel nie.",
            nameless: "{code} is jou aanmeldkode. Moet dit met niemand deel nie."
        ),
        "da": Self(
            "{code} er din kode til {app}. Del den ikke med nogen.",
            nameless: "{code} er din loginkode. Del den ikke med nogen."
        ),
        "de": Self(
            "{code} ist dein Code für {app}. Gib ihn niemandem weiter, auch nicht uns.",
            nameless: "{code} ist dein Anmeldecode. Gib ihn niemandem weiter."
        ),
        "en": english,
        "is": Self(
            "{code} er {app}-kóðinn þinn. Ekki deila honum með neinum.",
            nameless: "{code} er innskráningarkóðinn þinn. Ekki deila honum með neinum."
        ),
        "nb": Self(
            "{code} er koden din til {app}. Ikke del den med noen.",
            nameless: "{code} er innloggingskoden din. Ikke del den med noen."
        ),
        "nl": Self(
            "{code} is je code voor {app}. Deel hem met niemand, ook niet met ons.",
            nameless: "{code} is je inlogcode. Deel hem met niemand."
        ),
        "sv": Self(
            "{code} är din kod för {app}. Dela den inte med någon.",
            nameless: "{code} är din inloggningskod. Dela den inte med någon."
        ),
    ]
}
