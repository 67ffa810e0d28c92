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
