import CPhoneNumbers

/// What kind of telephone a number reaches, as its country's plan tells.
package enum PhoneNumberKind: String, CaseIterable, Sendable {
    case fixedLine
    case mobile
    /// A country, such as the United States, whose plan does not tell the two apart.
    case fixedLineOrMobile
    case tollFree
    case premiumRate
    case sharedCost
    case voIP
    case personal
    case pager
    /// A company's number, which rings wherever the company likes.
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
