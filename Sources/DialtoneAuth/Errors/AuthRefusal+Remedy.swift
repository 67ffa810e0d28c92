import IdentityToolkit

extension AuthRefusal {
    /// A suggested fix for developers; `nil` if the reason is sufficient.
    ///
    /// It is in English and not meant for the app's user.
    public var remedy: String? {
        switch reason {
        case .sendCooldown, .sendHourlyLimit, .sendDailyLimit:
            "Let the user enter a code that was already sent, or wait until retryAfter."
        case .proofRequired:
            "Let the app prove that it is genuine; Auth.diagnostics() shows which proofs failed."
        case .regionNotAllowed:
            "Use a number of another country, or allow this one with `dialtone regions allow`."
        case .numberKindNotAllowed:
            "Use a mobile number, or allow this kind with `dialtone guard set`."
        case .numberOptedOut:
            "Let the user sign in with another method, or opt in to messages again."
        case .messageNotSent:
            "Try again later; `dialtone sms messages list` shows the responses of the SMS gateways."
        default:
            sharedLimitRemedy
        }
    }

    /// The suggested fix for a limit that several users share.
    private var sharedLimitRemedy: String? {
        switch reason {
        case .addressLimit, .networkLimit:
            "Try again after the wait, or from another network. "
                + "If many users share one, raise its limit with `dialtone guard set`."
        case .instanceLimit:
            "Request a code only when the user asks for one, and wait until retryAfter."
        case .appLimit, .projectLimit, .countryLimit, .prefixLimit:
            "Offer another sign-in method in the meantime; "
                + "`dialtone guard decisions list` shows where the requests come from."
        case .prefixHeld:
            "Offer another sign-in method in the meantime; "
                + "`dialtone guard holds list` shows the hold, and `dialtone guard release` ends it."
        case .spendCap:
            "Wait until the cap resets, or raise it with `dialtone guard set`."
        default:
            nil
        }
    }
}
