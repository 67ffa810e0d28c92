import CPhoneNumbers

/// The type of a phone number, according to its country's numbering plan.
package enum PhoneNumberKind: String, CaseIterable, Sendable {
    case fixedLine
    case mobile
    /// The country's plan does not distinguish the two, for example in the United States.
    case fixedLineOrMobile
    case tollFree
    case premiumRate
    case sharedCost
    case voIP
    case personal
    case pager
    /// A company's universal access number, which can be routed to any destination.
    case uan
    case voicemail
    case unknown
}

extension PhoneNumberKind {
    init(_ kind: pn_kind) {
        self =
            switch kind {
            case PN_FIXED_LINE: .fixedLine
            case PN_MOBILE: .mobile
            case PN_FIXED_LINE_OR_MOBILE: .fixedLineOrMobile
            case PN_TOLL_FREE: .tollFree
            case PN_PREMIUM_RATE: .premiumRate
            case PN_SHARED_COST: .sharedCost
            case PN_VOIP: .voIP
            case PN_PERSONAL: .personal
            case PN_PAGER: .pager
            case PN_UAN: .uan
            case PN_VOICEMAIL: .voicemail
            default: .unknown
            }
    }
}
