import PhoneNumbers

/// What is left for later in a project whose hooks are asked.
///
/// A proof is used up at once, so that nobody tries it again while a hook thinks. Nothing else
/// has changed if the hook refuses.
extension PhoneNumberResolution {
    /// What a proof leads to, done in the transaction that opens the session.
    typealias Settlement = @Sendable (any DataWriter) throws -> Void

    /// Leaves the session, and all that `settle` does, to whoever asks the hooks.
    func leaveToHooks(
        _ account: Account,
        _ evidence: PhoneEvidence,
        in data: any DataWriter,
        settle: @escaping Settlement = { _ in }
    ) throws -> Outcome {
        guard account.isDisabled != true else { return .refused(account.disabledRefusal) }
        try useUp(evidence, in: data)
        return .found(account, settle: settle)
    }

    /// Leaves adding the number to the account of `subject` to the caller that calls the hooks.
    func leaveNumberToHooks(
        _ phoneNumber: PhoneNumber,
        for subject: CheckedIDToken,
        of account: Account,
        _ evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        try leaveToHooks(account, evidence, in: data) { data in
            guard try change(phoneNumber, by: subject.hold(in: data), in: data) != nil else {
                throw Refusal.phoneNumberInUse
            }
        }
    }

    /// Leaves it to whoever asks the hooks to hand a dormant account over to who claimed it.
    func leaveClaimToHooks(
        on owner: Account,
        _ evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        try leaveToHooks(owner, evidence, in: data) { data in
            guard let held = try data.holdAccount(owner.id, of: project.id),
                try verdict(on: held, in: data) == .claimed
            else { throw Refusal.accountChanged }
            try handOver(held, in: data)
        }
    }

    /// Leaves it to whoever asks the hooks to take the number off `owner`, and to create the
    /// account that gets it.
    func leaveFreshAccountToHooks(
        with phoneNumber: PhoneNumber,
        without owner: Account,
        _ evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        try useUp(evidence, in: data)
        return .candidate(newAccount(with: phoneNumber)) { data in
            guard let held = try data.holdAccount(owner.id, of: project.id) else { return }
            guard held.phoneNumber == phoneNumber else { return }
            guard try verdict(on: held, in: data) == .freshAccount else {
                throw Refusal.accountChanged
            }
            try takeNumber(phoneNumber, off: held, in: data)
        }
    }
}
