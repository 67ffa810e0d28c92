/// The texts of the plain pages in one language.
struct PlainTexts: Sendable {
    struct Message: Sendable {
        let title: String
        let lead: String
    }

    /// The text for a URL that does not exist.
    let notFound: Message

    /// The text for a URL whose parameters are invalid.
    let refused: Message

    /// The text for an internal error.
    let fault: Message

    /// The text at the root of a production server.
    let welcome: Message

    init(in language: PageLanguage) {
        switch language {
        case .english:
            notFound = .init(
                title: "Page not found",
                lead: "Nothing is at this address. Check it, or go back to your app."
            )
            refused = .init(
                title: "This page can’t be opened",
                lead: "The address is incomplete or wrong. Go back to your app and try again."
            )
            fault = .init(
                title: "Something went wrong",
                lead: "The server can’t answer right now. Try again in a moment."
            )
            welcome = .init(
                title: "Sign-in server",
                lead:
                    "Apps use this server to sign in their users. There is nothing to do here. Go back to your app to continue."
            )
        case .german:
            notFound = .init(
                title: "Seite nicht gefunden",
                lead:
                    "Unter dieser Adresse gibt es nichts. Prüfen Sie sie, oder gehen Sie zurück zu Ihrer App."
            )
            refused = .init(
                title: "Diese Seite lässt sich nicht öffnen",
                lead:
                    "Die Adresse ist unvollständig oder falsch. Gehen Sie zurück zu Ihrer App und versuchen Sie es erneut."
            )
            fault = .init(
                title: "Etwas ist schiefgegangen",
                lead:
                    "Der Server kann gerade nicht antworten. Versuchen Sie es gleich noch einmal."
            )
            welcome = .init(
                title: "Ein Server für Anmeldungen",
                lead:
                    "Apps melden über diesen Server Personen an. Gehen Sie zurück zu Ihrer App: Hier gibt es nichts zu tun."
            )
        case .french:
            notFound = .init(
                title: "Page introuvable",
                lead:
                    "Il n’y a rien à cette adresse. Vérifiez-la ou revenez à votre application."
            )
            refused = .init(
                title: "Cette page ne peut pas être ouverte",
                lead:
                    "L’adresse est incomplète ou incorrecte. Revenez à votre application et réessayez."
            )
            fault = .init(
                title: "Un problème est survenu",
                lead: "Le serveur ne peut pas répondre pour le moment. Réessayez dans un instant."
            )
            welcome = .init(
                title: "Un serveur de connexion",
                lead:
                    "Des applications connectent leurs utilisateurs par ce serveur. Revenez à votre application : il n’y a rien à faire ici."
            )
        case .spanish:
            notFound = .init(
                title: "Página no encontrada",
                lead: "No hay nada en esta dirección. Revísela o vuelva a su aplicación."
            )
            refused = .init(
                title: "Esta página no se puede abrir",
                lead:
                    "La dirección está incompleta o es incorrecta. Vuelva a su aplicación e inténtelo de nuevo."
            )
            fault = .init(
                title: "Algo ha ido mal",
                lead: "El servidor no puede responder ahora. Inténtelo de nuevo en un momento."
            )
            welcome = .init(
                title: "Un servidor de inicio de sesión",
                lead:
                    "Las aplicaciones usan este servidor para iniciar sesión. Vuelva a su aplicación: aquí no hay nada que hacer."
            )
        case .portuguese:
            notFound = .init(
                title: "Página não encontrada",
                lead: "Não há nada neste endereço. Confira-o ou volte ao seu aplicativo."
            )
            refused = .init(
                title: "Não é possível abrir esta página",
                lead:
                    "O endereço está incompleto ou errado. Volte ao seu aplicativo e tente de novo."
            )
            fault = .init(
                title: "Algo deu errado",
                lead:
                    "O servidor não consegue responder no momento. Tente de novo daqui a pouco."
            )
            welcome = .init(
                title: "Um servidor de entrada",
                lead:
                    "Aplicativos usam este servidor para a entrada de usuários. Volte ao seu aplicativo: não há nada a fazer aqui."
            )
        case .persian:
            notFound = .init(
                title: "صفحه پیدا نشد",
                lead: "در این نشانی چیزی نیست. آن را بررسی کنید یا به برنامه خود برگردید."
            )
            refused = .init(
                title: "این صفحه باز نمی‌شود",
                lead:
                    "نشانی ناقص یا نادرست است. به برنامه خود برگردید و دوباره تلاش کنید."
            )
            fault = .init(
                title: "مشکلی پیش آمد",
                lead: "سرور اکنون نمی‌تواند پاسخ دهد. کمی بعد دوباره تلاش کنید."
            )
            welcome = .init(
                title: "سرور ورود",
                lead:
                    "برنامه‌ها برای ورود کاربران از این سرور استفاده می‌کنند. به برنامه خود برگردید؛ اینجا کاری برای انجام دادن نیست."
            )
        case .arabic:
            notFound = .init(
                title: "الصفحة غير موجودة",
                lead: "لا يوجد شيء في هذا العنوان. تحقق منه أو عُد إلى تطبيقك."
            )
            refused = .init(
                title: "لا يمكن فتح هذه الصفحة",
                lead: "العنوان ناقص أو غير صحيح. عُد إلى تطبيقك وحاول مجددًا."
            )
            fault = .init(
                title: "حدث خطأ ما",
                lead: "لا يمكن للخادم الرد الآن. حاول مجددًا بعد قليل."
            )
            welcome = .init(
                title: "خادم لتسجيل الدخول",
                lead:
                    "تستخدم التطبيقات هذا الخادم لتسجيل دخول مستخدميها. عُد إلى تطبيقك، فلا شيء تفعله هنا."
            )
        }
    }
}
