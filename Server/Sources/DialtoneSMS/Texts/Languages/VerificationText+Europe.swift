extension VerificationText {
    /// The texts of the other European languages, by language tag in lower case.
    static let otherEuropean: [String: Self] = [
        "el": Self(
            "{code}: ο κωδικός σου για {app}. Μην τον δώσεις σε κανέναν.",
            nameless: "{code}: ο κωδικός σύνδεσής σου. Μην τον δώσεις σε κανέναν."
        ),
        "et": Self(
            "{code} on sinu {app} kood. Ära jaga seda kellegagi.",
            nameless: "{code} on sinu sisselogimiskood. Ära jaga seda kellegagi."
        ),
        "eu": Self(
            "{code} da zure {app} kodea. Ez partekatu inorekin.",
            nameless: "{code} da saioa hasteko zure kodea. Ez partekatu inorekin."
        ),
        "fi": Self(
            "{code} on koodisi: {app}. Älä kerro sitä kenellekään.",
            nameless: "{code} on kirjautumiskoodisi. Älä kerro sitä kenellekään."
        ),
        "hu": Self(
            "{code} a kódod ehhez: {app}. Ne add meg senkinek.",
            nameless: "{code} a belépési kódod. Ne add meg senkinek."
        ),
        "lt": Self(
            "{code} yra jūsų {app} kodas. Niekam jo neatskleiskite.",
            nameless: "{code} yra jūsų prisijungimo kodas. Niekam jo neatskleiskite."
        ),
        "lv": Self(
            "{code} ir jūsu {app} kods. Neizpaudiet to nevienam.",
            nameless: "{code} ir jūsu pierakstīšanās kods. Neizpaudiet to nevienam."
        ),
        "sq": Self(
            "{code} është kodi juaj për {app}. Mos ia tregoni askujt.",
            nameless: "{code} është kodi juaj i hyrjes. Mos ia tregoni askujt."
        ),
    ]
}
