extension MailWording {
    static let english = Self(
        verifyEmail: Passage(
            "Confirm your email address",
            "Please confirm that {email} is your address."
        ),
        resetPassword: Passage(
            "Reset your password",
            "Someone requested a new password for the account of {email}."
        ),
        signIn: Passage(
            "Sign in",
            "Use this link to sign in as {email}. It works once. Do not forward this email."
        ),
        changeEmail: Passage(
            "Confirm your new email address",
            "Please confirm that {newEmail} replaces {email}."
        ),
        emailChanged: Passage(
            "Your email address was changed",
            "Your account now belongs to {newEmail} instead of {email}. If this was not you, "
                + "undo it and choose a new password."
        ),
        secondFactorAdded: Passage(
            "Two-step verification was added",
            "A second step was added to the sign-in of {email}. If this was not you, undo it and "
                + "choose a new password."
        ),
        secondFactorRemoved: Passage(
            "Two-step verification was removed",
            "A second step was removed from the sign-in of {email}. If this was not you, choose a "
                + "new password."
        ),
        phoneNumberChanged: Passage(
            "Your phone number was changed",
            "The phone number of the account of {email} was changed. If this was not you, ask for "
                + "help at once."
        ),
        signInChanged: Passage(
            "How you sign in was changed",
            "The ways to sign in to the account of {email} were changed. If this "
                + "was not you, undo it and choose a new password."
        ),
        passwordExists: "The account has a password. If you did not choose it, choose a new one "
            + "when you confirm.",
        unasked: "If you did not request this, you can ignore this email.",
        undo: "Undo this change"
    )
}
