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
