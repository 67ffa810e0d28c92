extension VerifyTexts {
    static let english = VerifyTexts(
        language: "en",
        title: "One moment",
        lead: "Before a text message goes out, we make sure that no robot asks for it.",
        progress: "Progress of the check",
        scriptNeeded: "This check needs JavaScript. Turn it on for this page and load it again.",
        doneTitle: "All set",
        doneLead: "The app should open by itself. If it doesn’t, use the button.",
        doneLeadElsewhere: "Go back to your app, which goes on by itself. You can close this page.",
        goBack: "Return to the app",
        failedTitle: "That didn’t work",
        failedLead: "The app can’t be checked here. Go back to it and try again later.",
        unreachable: "The check could not be reached. Look at your connection and try again.",
        refused: "The check was not passed, or it took too long. Try again.",
        unknown: "Something went wrong. Try again in a moment.",
        retry: "Try again",
        brokenTitle: "This page can’t go on",
        brokenLead:
            "The app opened it in a way that this server doesn’t know. Go back to the app and try again.",
        notOfferedTitle: "This sign-in is not offered here",
        notOfferedLead: "Go back to the app and choose another way to sign in.",
        callbackTitle: "Go back to your app",
        callbackLead: "There is nothing to do here. You can close this page."
    )
}
