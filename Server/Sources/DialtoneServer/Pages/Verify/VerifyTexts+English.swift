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
