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
            doneLead: "You can continue in the app."
        ),
        changeEmail: Action(
            title: "Change your e\u{2011}mail address",
            lead: "Your account will have this address:",
            button: "Change address",
            doneTitle: "Your address is changed",
            doneLead: "Sign in again with the new address."
        ),
        recoverEmail: Action(
            title: "Restore your e\u{2011}mail address",
            lead: "Your account goes back to its former address:",
            button: "Restore it",
            doneTitle: "Your account has its former address again",
            doneLead:
                "All devices were signed out. Choose a new password if someone else may know yours."
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
                "All devices were signed out. Choose a new password if someone else may know yours."
        ),
        signIn: Action(
            title: "Sign in",
            lead: "Continue in the app to sign in.",
            button: "Sign in",
            doneTitle: "Open this link in the app",
            doneLead:
                "The link works on the device that requested it, with the app installed."
        ),
        newPassword: "New password",
        otherPassword:
            "New password, if you did not choose the current one (optional)",
        goOn: "Continue",
        invalidTitle: "This link does not work",
        invalidLead: "It was already used, or it is incomplete. Request a new one in the app.",
        expiredLead: "It has expired. Request a new one in the app.",
        disabledLead: "This account is disabled.",
        changeTime: "The change was made on {time}.",
        signsOut: "All devices will be signed out.",
        passwordRules: PasswordRuleTexts(
            sentence: "The password needs {rules}.",
            separator: ", ",
            shortest: "at least {count} characters",
            longest: "at most {count} characters",
            lowercase: "a lowercase letter",
            uppercase: "an uppercase letter",
            digit: "a digit",
            symbol: "a symbol"
        ),
        weakPassword: "This password doesn’t meet the rules.",
        guessablePassword:
            "This password is easy to guess or known from a data breach. Choose another one.",
        emailInUse: "Another account has this address now.",
        phoneNumberInUse: "Another account has this number now.",
        unavailable: "This did not work. Try again in a minute."
    )
}
