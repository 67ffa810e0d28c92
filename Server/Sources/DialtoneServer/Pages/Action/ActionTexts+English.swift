extension ActionTexts {
    static let english = ActionTexts(
        language: "en",
        resetPassword: Action(
            title: "Choose a new password",
            lead: "for",
            button: "Save password",
            doneTitle: "Your password is changed",
            doneLead: "You can now sign in with it. All other devices were signed out."
        ),
        verifyEmail: Action(
            title: "Confirm your e\u{2011}mail address",
            lead: "Confirm that this address is yours:",
            button: "Confirm address",
            doneTitle: "Your address is confirmed",
            doneLead: "You can go on in the app."
        ),
        changeEmail: Action(
            title: "Change your e\u{2011}mail address",
            lead: "Your account gets this address:",
            button: "Change address",
            doneTitle: "Your address is changed",
            doneLead: "Sign in again with the new address."
        ),
        recoverEmail: Action(
            title: "Take your e\u{2011}mail address back",
            lead: "Your account gets its former address again:",
            button: "Take it back",
            doneTitle: "Your account has its former address again",
            doneLead:
                "All devices were signed out. Choose a new password, in case yours is known to somebody."
        ),
        undoSignInChange: Action(
            title: "Undo a change",
            lead:
                "You can sign in again as before the change. Everything added since is removed from the account of",
            button: "Undo it",
            doneTitle: "The change is undone",
            doneLead:
                "All devices were signed out. Choose a new password if someone else may know yours."
        ),
        revertSecondFactor: Action(
            title: "Remove a second factor",
            lead: "A second factor was added to the account of",
            button: "Remove it",
            doneTitle: "The second factor is removed",
            doneLead:
                "All devices were signed out. Choose a new password, in case yours is known to somebody."
        ),
        signIn: Action(
            title: "Sign in",
            lead: "Go on in the app to sign in.",
            button: "Sign in",
            doneTitle: "Open this link in the app",
            doneLead:
                "The link works on the device on which you asked for it, with the app installed."
        ),
        newPassword: "New password",
        otherPassword:
            "New password, if you did not choose the current one (optional)",
        goOn: "Continue",
        invalidTitle: "This link does not work",
        invalidLead: "It was used already, or it is not complete. Ask for a new one in the app.",
        expiredLead: "It is too old. Ask for a new one in the app.",
        disabledLead: "This account is disabled.",
        weakPassword:
            "This password is too weak. Take a longer one, with different kinds of characters.",
        guessablePassword:
            "This password is easy to guess or known from a data breach. Choose another one.",
        emailInUse: "Another account has this address by now.",
        unavailable: "This did not work just now. Try again in a minute."
    )
}
