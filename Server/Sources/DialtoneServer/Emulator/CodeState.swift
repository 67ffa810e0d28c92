import DialtoneCore

/// What became of a code that was sent.
enum CodeState: String, Encodable, Sendable {
    case open, used, superseded, expired, spent

    /// A session that is gone was too old to keep.
    init(of session: VerificationSession?, at now: Timestamp) {
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
}
