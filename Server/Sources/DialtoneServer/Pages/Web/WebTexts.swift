/// The sentences of the pages between an app's page and a provider, in one language.
struct WebTexts: Sendable {
    let language: String
    let title: String
    let lead: String
    let scriptNeeded: String
    let goOn: String
    let next: String
    let doneTitle: String
    let doneLead: String
    let lostTitle: String
    let lostLead: String

    static let all = [english, german, french, spanish]

    /// The best of the languages that there are, or English.
    static func best(for languages: [String]) -> WebTexts {
        languages.lazy.compactMap { tag in
            let name = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
            return all.first { $0.language == name }
        }
        .first ?? english
    }

    static let english = WebTexts(
        language: "en",
        title: "Signing in",
        lead: "This takes only a moment.",
        scriptNeeded: "This page needs JavaScript. Turn it on for this page and reload it.",
        goOn: "Continue to the app",
        next: "Continue",
        doneTitle: "All done",
        doneLead: "You can close this window.",
        lostTitle: "This window can’t reach the app",
        lostLead: "Close this window, go back to the app, and try again."
    )

    static let german = WebTexts(
        language: "de",
        title: "Anmeldung läuft",
        lead: "Das dauert nur einen Moment.",
        scriptNeeded:
            "Diese Seite braucht JavaScript. Schalten Sie es für diese Seite ein und laden Sie sie neu.",
        goOn: "Weiter zur App",
        next: "Weiter",
        doneTitle: "Fertig",
        doneLead: "Sie können dieses Fenster schließen.",
        lostTitle: "Dieses Fenster hat die App verloren",
        lostLead:
            "Schließen Sie dieses Fenster, gehen Sie zurück zur App und versuchen Sie es noch einmal."
    )

    static let french = WebTexts(
        language: "fr",
        title: "Connexion en cours",
        lead: "Cela ne prend qu’un instant.",
        scriptNeeded:
            "Cette page a besoin de JavaScript. Activez-le pour cette page, puis rechargez-la.",
        goOn: "Continuer vers l’application",
        next: "Continuer",
        doneTitle: "C’est terminé",
        doneLead: "Vous pouvez fermer cette fenêtre.",
        lostTitle: "Cette fenêtre a perdu l’application",
        lostLead: "Fermez cette fenêtre, revenez à l’application et réessayez."
    )

    static let spanish = WebTexts(
        language: "es",
        title: "Iniciando sesión",
        lead: "Solo tardará un momento.",
        scriptNeeded:
            "Esta página necesita JavaScript. Actívelo para esta página y vuelva a cargarla.",
        goOn: "Continuar a la aplicación",
        next: "Continuar",
        doneTitle: "Listo",
        doneLead: "Puede cerrar esta ventana.",
        lostTitle: "Esta ventana perdió la aplicación",
        lostLead: "Cierre esta ventana, vuelva a la aplicación e inténtelo de nuevo."
    )
}
