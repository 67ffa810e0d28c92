/// The texts of the pages between an app's page and a provider, in one language.
struct WebTexts: Sendable {
    let language: String

    /// The value of the `dir` attribute.
    let direction: String
    let title: String
    let lead: String
    let scriptNeeded: String
    let goOn: String
    let next: String
    let doneTitle: String
    let doneLead: String
    let lostTitle: String
    let lostLead: String

    init(in language: PageLanguage) {
        switch language {
        case .english:
            self.init(
                language,
                title: "Signing in",
                lead: "This takes only a moment.",
                scriptNeeded:
                    "This page needs JavaScript. Turn it on for this page and reload it.",
                goOn: "Continue to the app",
                next: "Continue",
                doneTitle: "All done",
                doneLead: "You can close this window.",
                lostTitle: "This window can’t reach the app",
                lostLead: "Close this window, go back to the app, and try again."
            )
        case .german:
            self.init(
                language,
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
        case .french:
            self.init(
                language,
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
        case .spanish:
            self.init(
                language,
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
        case .portuguese:
            self.init(
                language,
                title: "Entrando",
                lead: "Isto leva só um momento.",
                scriptNeeded:
                    "Esta página precisa de JavaScript. Ative-o para esta página e recarregue-a.",
                goOn: "Continuar para o aplicativo",
                next: "Continuar",
                doneTitle: "Tudo pronto",
                doneLead: "Você pode fechar esta janela.",
                lostTitle: "Esta janela perdeu o aplicativo",
                lostLead: "Feche esta janela, volte ao aplicativo e tente de novo."
            )
        case .persian:
            self.init(
                language,
                title: "در حال ورود",
                lead: "این کار فقط یک لحظه طول می‌کشد.",
                scriptNeeded:
                    "این صفحه به جاوااسکریپت نیاز دارد. آن را برای این صفحه روشن و صفحه را دوباره بارگذاری کنید.",
                goOn: "ادامه به برنامه",
                next: "ادامه",
                doneTitle: "انجام شد",
                doneLead: "می‌توانید این پنجره را ببندید.",
                lostTitle: "این پنجره به برنامه دسترسی ندارد",
                lostLead: "این پنجره را ببندید، به برنامه برگردید و دوباره تلاش کنید."
            )
        case .arabic:
            self.init(
                language,
                title: "جارٍ تسجيل الدخول",
                lead: "لن يستغرق هذا سوى لحظة.",
                scriptNeeded:
                    "تتطلب هذه الصفحة تفعيل JavaScript. فعّله لهذه الصفحة وأعد تحميلها.",
                goOn: "المتابعة إلى التطبيق",
                next: "متابعة",
                doneTitle: "تم",
                doneLead: "يمكنك إغلاق هذه النافذة.",
                lostTitle: "تعذّر على هذه النافذة الوصول إلى التطبيق",
                lostLead: "أغلق هذه النافذة، وعُد إلى التطبيق وحاول مجددًا."
            )
        }
    }

    private init(
        _ language: PageLanguage,
        title: String,
        lead: String,
        scriptNeeded: String,
        goOn: String,
        next: String,
        doneTitle: String,
        doneLead: String,
        lostTitle: String,
        lostLead: String
    ) {
        self.language = language.rawValue
        direction = language.direction
        self.title = title
        self.lead = lead
        self.scriptNeeded = scriptNeeded
        self.goOn = goOn
        self.next = next
        self.doneTitle = doneTitle
        self.doneLead = doneLead
        self.lostTitle = lostTitle
        self.lostLead = lostLead
    }
}
