/// The texts of the sign-in page before its scripts have loaded.
///
/// The scripts contain all other texts.
struct SignInTexts: Sendable {
    let heading: String
    let loading: String
    let scriptNeeded: String
    let failedTitle: String
    let failedLead: String
    let retry: String

    /// The text before and after the app's name in the page's title.
    private let titleParts: (before: String, after: String)

    func title(for appName: String) -> String { titleParts.before + appName + titleParts.after }

    init(in language: PageLanguage) {
        switch language {
        case .english:
            self.init(
                title: ("Sign in to ", ""),
                heading: "Sign in with your phone",
                loading: "Loading…",
                scriptNeeded:
                    "Signing in requires JavaScript. Turn it on for this page and reload it.",
                failedTitle: "This page could not be loaded",
                failedLead: "Check your connection and try again.",
                retry: "Try again"
            )
        case .german:
            self.init(
                title: ("Bei ", " anmelden"),
                heading: "Mit Telefonnummer anmelden",
                loading: "Wird geladen …",
                scriptNeeded:
                    "Die Anmeldung braucht JavaScript. Schalten Sie es für diese Seite ein und laden Sie sie neu.",
                failedTitle: "Diese Seite konnte nicht geladen werden",
                failedLead: "Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
                retry: "Erneut versuchen"
            )
        case .french:
            self.init(
                title: ("Se connecter à ", ""),
                heading: "Se connecter par téléphone",
                loading: "Chargement…",
                scriptNeeded:
                    "La connexion a besoin de JavaScript. Activez-le pour cette page et rechargez-la.",
                failedTitle: "Cette page n’a pas pu être chargée",
                failedLead: "Vérifiez votre connexion et réessayez.",
                retry: "Réessayer"
            )
        case .spanish:
            self.init(
                title: ("Iniciar sesión en ", ""),
                heading: "Inicie sesión con su teléfono",
                loading: "Cargando…",
                scriptNeeded:
                    "Para iniciar sesión hace falta JavaScript. Actívelo para esta página y vuelva a cargarla.",
                failedTitle: "No se pudo cargar esta página",
                failedLead: "Revise su conexión e inténtelo de nuevo.",
                retry: "Intentar de nuevo"
            )
        case .portuguese:
            self.init(
                title: ("Entrar em ", ""),
                heading: "Entrar com o telefone",
                loading: "Carregando…",
                scriptNeeded:
                    "Para entrar é preciso JavaScript. Ative-o para esta página e recarregue-a.",
                failedTitle: "Não foi possível carregar esta página",
                failedLead: "Verifique a sua conexão e tente de novo.",
                retry: "Tentar de novo"
            )
        case .persian:
            self.init(
                title: ("ورود به ", ""),
                heading: "ورود با شماره تلفن",
                loading: "در حال بارگذاری…",
                scriptNeeded:
                    "برای ورود به جاوااسکریپت نیاز است. آن را برای این صفحه روشن و صفحه را دوباره بارگذاری کنید.",
                failedTitle: "این صفحه بارگذاری نشد",
                failedLead: "اتصال خود را بررسی و دوباره تلاش کنید.",
                retry: "تلاش دوباره"
            )
        case .arabic:
            self.init(
                title: ("تسجيل الدخول إلى ", ""),
                heading: "تسجيل الدخول برقم الهاتف",
                loading: "جارٍ التحميل…",
                scriptNeeded:
                    "يتطلب تسجيل الدخول تفعيل JavaScript. فعّله لهذه الصفحة وأعد تحميلها.",
                failedTitle: "تعذّر تحميل هذه الصفحة",
                failedLead: "تحقق من اتصالك وحاول مجددًا.",
                retry: "المحاولة مجددًا"
            )
        }
    }

    private init(
        title: (before: String, after: String),
        heading: String,
        loading: String,
        scriptNeeded: String,
        failedTitle: String,
        failedLead: String,
        retry: String
    ) {
        titleParts = title
        self.heading = heading
        self.loading = loading
        self.scriptNeeded = scriptNeeded
        self.failedTitle = failedTitle
        self.failedLead = failedLead
        self.retry = retry
    }
}
