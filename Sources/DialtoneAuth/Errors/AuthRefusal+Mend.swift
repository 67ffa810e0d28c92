import IdentityToolkit

extension AuthRefusal {
    /// A suggested fix for developers; `nil` if the reason is sufficient.
    ///
    /// It is in English and not meant for the app's user.
    public var mend: String? {
        switch reason {
        case .sendCooldown, .sendHourlyLimit, .sendDailyLimit:
            "Let the person enter a code that came, or wait for as long as retryAfter says."
        case .proofRequired:
            "Let the app prove itself; Auth.diagnostics() tells which proofs did not work."
        case .regionNotAllowed:
            "Ask for a number of another country, or allow this one: `dialtone regions allow`."
        case .numberKindNotAllowed:
            "Ask for a mobile number, or allow this kind: `dialtone guard set`."
        case .numberOptedOut:
            "Let the person sign in another way, or ask the sender of the messages for them again."
        case .messageNotSent:
            "Try again in a while; `dialtone sms messages list` shows what the SMS gateways answered."
        default:
            budgetMend
        }
    }

    /// The suggested fix for a limit that several users share.
    private var budgetMend: String? {
        switch reason {
        case .addressLimit, .networkLimit:
            "Try again after the wait, or from another network. "
                + "Where many people share one, raise its limit: `dialtone guard set`."
        case .instanceLimit:
            "Ask for a code only once the person wants one, and let them wait until retryAfter."
        case .appLimit, .projectLimit, .countryLimit, .prefixLimit:
            "Offer another way to sign in meanwhile; "
                + "`dialtone guard decisions list` tells who asks for so many messages."
        case .prefixHeld:
            "Offer another way to sign in meanwhile; "
                + "`dialtone guard holds list` shows why, and `dialtone guard release` ends it."
        case .spendCap:
            "Wait for the next hour, day or month, or raise the cap: `dialtone guard set`."
        default:
            nil
        }
    }
}
