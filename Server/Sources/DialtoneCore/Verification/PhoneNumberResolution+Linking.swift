import PhoneNumbers

/// Numbers for accounts that somebody is signed in to.
extension PhoneNumberResolution {
    /// Adds the number to the account of `subject`, whose session continues.
    func give(
        _ phoneNumber: PhoneNumber,
        by subject: CheckedIDToken,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        let acting = try subject.hold(in: data)
        if let refusal = refusal(of: phoneNumber, by: acting) { return .refused(refusal) }
        let owner = try data.account(phoneNumber: phoneNumber, of: project.id)
        if let owner, owner.id != acting.account.id {
            return try conflict(with: owner, over: phoneNumber, evidence: evidence, in: data)
        }
        if leavesRestToHooks {
            return try leaveNumberToHooks(
                phoneNumber,
                for: subject,
                of: acting.account,
                evidence,
                in: data
            )
        }
        if let (changed, session) = try change(phoneNumber, by: acting, in: data) {
            try useUp(evidence, in: data)
            return .signedIn(session, changed, isNew: false)
        }
        guard let owner = try data.account(phoneNumber: phoneNumber, of: project.id) else {
            return .refused(.accountNotFound)
        }
        return try conflict(with: owner, over: phoneNumber, evidence: evidence, in: data)
    }

    /// Makes the number the account's; `nil` if another account has the number.
    ///
    /// If it replaces another number, all other sessions end: they may belong to the holder of the
    /// former number.
    func change(
        _ phoneNumber: PhoneNumber,
        by acting: ActingSession,
        in data: any DataWriter
    ) throws -> (account: Account, session: Session)? {
        do {
            return try replace(acting.account.phoneNumber, by: phoneNumber, of: acting, in: data)
        } catch AccountConflict.phoneNumber {
            return nil
        }
    }

    private func replace(
        _ former: PhoneNumber?,
        by phoneNumber: PhoneNumber,
        of acting: ActingSession,
        in data: any DataWriter
    ) throws -> (account: Account, session: Session) {
        let rule = ChangeRule(project.settings, at: now)
        let secondFactors = project.settings.secondFactors
        var account = acting.account
        account.phoneNumber = phoneNumber
        account.phoneProvedAt = now
        guard let former, former != phoneNumber else {
            try data.save(rule.permit(account, by: acting, proving: .addition))
            if former == nil { try events.record(.phoneNumberChanged, of: account, in: data) }
            try leaveNotice(of: account, by: acting, under: rule, in: data)
            let session = try acting.goOn(in: data) { $0.take(.phone, under: secondFactors) }
            return (account, session)
        }
        let session = try acting.saveEndingOthers(
            &account,
            under: rule,
            proving: .addition,
            in: data
        ) { $0.take(.phone, under: secondFactors) }
        try events.record(.phoneNumberChanged, of: account, in: data)
        try events.record(.sessionsRevoked, of: account, in: data)
        try leaveNotice(of: account, by: acting, under: rule, in: data)
        return (account, session)
    }

    /// Stores the notice that tells the owner of an added or replaced number.
    private func leaveNotice(
        of account: Account,
        by acting: ActingSession,
        under rule: ChangeRule,
        in data: any DataWriter
    ) throws {
        try OwnerNotice.leave(
            warning,
            of: account,
            since: acting.account,
            isInDoubt: rule.isInDoubt(acting),
            isLimited: project.settings.passwordSignIn.limitsAttempts,
            in: data,
            at: now
        )
    }

    /// Ends all sessions: they may belong to the former holder of the number.
    func endSessions(of account: Account, in data: any DataWriter) throws {
        var account = account
        account.revokeTokens(at: now)
        try data.saveEndingSessions(.byProof(account))
        try events.record(.sessionsRevoked, of: account, in: data)
    }

    private func conflict(
        with owner: Account,
        over phoneNumber: PhoneNumber,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        guard case .code = evidence else { return .refused(.phoneNumberInUse) }
        try data.insert(
            TemporaryProof(
                digest: temporaryProof.digest,
                projectID: project.id,
                phoneNumber: phoneNumber,
                expiresAt: now + TemporaryProof.lifetime
            )
        )
        return .conflict(owner)
    }
}
