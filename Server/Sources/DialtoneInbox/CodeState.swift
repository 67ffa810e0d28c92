package import DialtoneBasics
package import DialtoneModel

/// The state of a code that was sent.
package enum CodeState: String, Encodable, Sendable {
    case open, used, superseded, expired, spent

    /// Determines the state of a verification code; a missing session has expired.
    package init(of session: VerificationSession?, at now: Timestamp) {
        guard let session else {
            self = .expired
            return
        }
        self =
            switch session.refusal(at: now) {
            case nil: .open
            case .codeUsed: .used
            case .codeSuperseded: .superseded
            case .noTriesLeft: .spent
            default: .expired
            }
    }

    /// Determines the state of the code of an email or a notice, which is deleted on use or after
    /// it expires.
    package init(
        of code: ActionCode?,
        from kind: AccountNotice.Kind,
        sentAt: Timestamp,
        at now: Timestamp
    ) {
        if let code {
            self = now < code.expiresAt ? .open : .expired
        } else {
            let purpose = ActionPurpose.allCases.first { $0.notice == kind }
            self = now < sentAt + (purpose?.lifetime ?? .hours(1)) ? .used : .expired
        }
    }
}
