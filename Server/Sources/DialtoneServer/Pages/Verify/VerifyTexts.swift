/// The texts of the challenge page in one language.
struct VerifyTexts: Sendable {
    let language: String

    let title: String
    let lead: String

    /// The label of the progress bar for screen readers.
    let progress: String
    let scriptNeeded: String

    let doneTitle: String
    let doneLead: String

    /// The text after completion if the app may be on another device.
    let doneLeadElsewhere: String
    let goBack: String

    let failedTitle: String

    /// The text for an error that only the app's developers can fix.
    let failedLead: String
    let unreachable: String
    let refused: String
    let unknown: String
    let retry: String

    let brokenTitle: String
    let brokenLead: String
    let notOfferedTitle: String
    let notOfferedLead: String
    let callbackTitle: String
    let callbackLead: String

    /// The value of the `dir` attribute.
    var direction: String { PageLanguage(rawValue: language)?.direction ?? "ltr" }

    /// The texts at the URL that is meant only for apps.
    var callback: RefusedView.Contents { .init(title: callbackTitle, lead: callbackLead) }
}

extension VerifyTexts {
    init(in language: PageLanguage) {
        self =
            switch language {
            case .english: .english
            case .german: .german
            case .french: .french
            case .spanish: .spanish
            case .portuguese: .portuguese
            case .persian: .persian
            case .arabic: .arabic
            }
    }
}

extension VerifyTexts {
    static let arabic = VerifyTexts(
        language: "ar",
        title: "لحظة من فضلك",
        lead: "قبل إرسال رسالة نصية نتأكد من أنك لست روبوتًا.",
        progress: "تقدّم التحقق",
        scriptNeeded: "يتطلب هذا التحقق تفعيل JavaScript. فعّله لهذه الصفحة وأعد تحميلها.",
        doneTitle: "اكتمل التحقق",
        doneLead: "من المفترض أن يُفتح التطبيق تلقائيًا. إن لم يُفتح، فاستخدم الزر.",
        doneLeadElsewhere: "عُد إلى تطبيقك، فهو يتابع تلقائيًا. يمكنك إغلاق هذه الصفحة.",
        goBack: "العودة إلى التطبيق",
        failedTitle: "لم ينجح ذلك",
        failedLead: "لا يمكننا التحقق من التطبيق الآن. عُد إليه وحاول لاحقًا.",
        unreachable: "تعذّر الوصول إلى التحقق. تحقق من اتصالك وحاول مجددًا.",
        refused: "فشل التحقق أو استغرق وقتًا طويلًا. حاول مجددًا.",
        unknown: "حدث خطأ ما. حاول مجددًا بعد قليل.",
        retry: "المحاولة مجددًا",
        brokenTitle: "لا يمكن لهذه الصفحة المتابعة",
        brokenLead: "فتحها التطبيق بعنوان لا يفهمه هذا الخادم. عُد إلى التطبيق وحاول مجددًا.",
        notOfferedTitle: "تسجيل الدخول هذا غير متاح هنا",
        notOfferedLead: "عُد إلى التطبيق واختر طريقة أخرى لتسجيل الدخول.",
        callbackTitle: "عُد إلى تطبيقك",
        callbackLead: "لا شيء تفعله هنا. يمكنك إغلاق هذه الصفحة."
    )
}

extension VerifyTexts {
    static let english = VerifyTexts(
        language: "en",
        title: "One moment",
        lead: "Before we send a text message, we check that you’re not a robot.",
        progress: "Progress of the check",
        scriptNeeded: "This check needs JavaScript. Turn it on for this page and reload it.",
        doneTitle: "All set",
        doneLead: "The app should open automatically. If it doesn’t, use the button.",
        doneLeadElsewhere:
            "Go back to your app, which continues automatically. You can close this page.",
        goBack: "Return to the app",
        failedTitle: "That didn’t work",
        failedLead: "We can’t check the app right now. Go back to it and try again later.",
        unreachable: "We couldn’t reach the check. Check your connection and try again.",
        refused: "The check failed or took too long. Try again.",
        unknown: "Something went wrong. Try again in a moment.",
        retry: "Try again",
        brokenTitle: "This page can’t continue",
        brokenLead:
            "The app opened it with an address that this server doesn’t understand. Go back to the app and try again.",
        notOfferedTitle: "This sign-in is not offered here",
        notOfferedLead: "Go back to the app and choose another way to sign in.",
        callbackTitle: "Go back to your app",
        callbackLead: "There is nothing to do here. You can close this page."
    )
}

extension VerifyTexts {
    static let french = VerifyTexts(
        language: "fr",
        title: "Un instant",
        lead: "Avant d’envoyer un SMS, nous vérifions qu’aucun robot ne le demande.",
        progress: "Avancement de la vérification",
        scriptNeeded:
            "Cette vérification a besoin de JavaScript. Activez-le pour cette page et rechargez-la.",
        doneTitle: "C’est fait",
        doneLead: "L’application devrait s’ouvrir toute seule. Sinon, utilisez le bouton.",
        doneLeadElsewhere:
            "Revenez à votre application, elle continue toute seule. Vous pouvez fermer cette page.",
        goBack: "Revenir à l’application",
        failedTitle: "Cela n’a pas fonctionné",
        failedLead:
            "L’application ne peut pas être vérifiée ici. Revenez-y et réessayez plus tard.",
        unreachable:
            "La vérification n’a pas pu être jointe. Regardez votre connexion et réessayez.",
        refused: "La vérification a échoué ou a duré trop longtemps. Réessayez.",
        unknown: "Quelque chose n’a pas fonctionné. Réessayez dans un instant.",
        retry: "Réessayer",
        brokenTitle: "Cette page ne peut pas continuer",
        brokenLead:
            "L’application l’a ouverte d’une manière que ce serveur ne connaît pas. Revenez à l’application et réessayez.",
        notOfferedTitle: "Cette connexion n’est pas proposée ici",
        notOfferedLead: "Revenez à l’application et choisissez une autre connexion.",
        callbackTitle: "Revenez à votre application",
        callbackLead: "Il n’y a rien à faire ici. Vous pouvez fermer cette page."
    )
}

extension VerifyTexts {
    static let german = VerifyTexts(
        language: "de",
        title: "Einen Moment",
        lead: "Bevor eine SMS hinausgeht, stellen wir sicher, dass kein Roboter sie anfordert.",
        progress: "Fortschritt der Prüfung",
        scriptNeeded:
            "Diese Prüfung braucht JavaScript. Schalten Sie es für diese Seite ein und laden Sie sie neu.",
        doneTitle: "Alles in Ordnung",
        doneLead: "Die App sollte sich von selbst öffnen. Wenn nicht, hilft der Knopf.",
        doneLeadElsewhere:
            "Gehen Sie zurück zu Ihrer App, dort geht es von selbst weiter. Diese Seite können Sie schließen.",
        goBack: "Zurück zur App",
        failedTitle: "Das hat nicht geklappt",
        failedLead:
            "Die App lässt sich hier nicht prüfen. Gehen Sie zu ihr zurück und versuchen Sie es später.",
        unreachable:
            "Die Prüfung war nicht zu erreichen. Sehen Sie nach Ihrer Verbindung und versuchen Sie es noch einmal.",
        refused:
            "Die Prüfung ist nicht bestanden oder hat zu lange gedauert. Versuchen Sie es noch einmal.",
        unknown: "Etwas ist schiefgegangen. Versuchen Sie es gleich noch einmal.",
        retry: "Noch einmal versuchen",
        brokenTitle: "Hier geht es nicht weiter",
        brokenLead:
            "Die App hat diese Seite so geöffnet, wie dieser Server es nicht kennt. Gehen Sie zur App zurück und versuchen Sie es noch einmal.",
        notOfferedTitle: "Diese Anmeldung gibt es hier nicht",
        notOfferedLead: "Gehen Sie zurück zur App und wählen Sie eine andere Anmeldung.",
        callbackTitle: "Zurück zu Ihrer App",
        callbackLead: "Hier gibt es nichts zu tun. Sie können diese Seite schließen."
    )
}
