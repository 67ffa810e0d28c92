import DialtoneBasics
import DialtoneSendGuard

extension ProjectSettings {
    /// Throws ``Refusal/invalidArgument(field:problem:)`` for the first value out of range.
    ///
    /// Call it for settings from an external source before storing them.
    package func check() throws(Refusal) {
        let phone = phoneSignIn
        try Self.require(phone.codes.length, in: 6...10, "phoneSignIn.codes.length")
        try Self.require(
            phone.codes.lifetime.wholeSeconds,
            in: 30...600,
            "phoneSignIn.codes.lifetime"
        )
        try Self.require(
            phone.codes.triesPerSession,
            in: 1...20,
            "phoneSignIn.codes.triesPerSession"
        )
        try Self.require(phone.sends.cooldowns.count, in: 1...10, "phoneSignIn.sends.cooldowns")
        for cooldown in phone.sends.cooldowns {
            try Self.require(
                cooldown.wholeSeconds,
                in: 1...86_400,
                "phoneSignIn.sends.cooldowns"
            )
        }
        try Self.require(phone.sends.perHour ?? 1, in: 1...1_000, "phoneSignIn.sends.perHour")
        try Self.require(phone.sends.perDay ?? 1, in: 1...10_000, "phoneSignIn.sends.perDay")
        try Self.require(phone.failures.perHour, in: 1...1_000, "phoneSignIn.failures.perHour")
        try Self.require(phone.failures.perDay, in: 1...10_000, "phoneSignIn.failures.perDay")
        try Self.require(
            phone.failures.perYear ?? 2,
            in: 2...100_000,
            "phoneSignIn.failures.perYear"
        )
        try Self.require(
            phone.failures.fictionalPerHour ?? 1,
            in: 1...10_000,
            "phoneSignIn.failures.fictionalPerHour"
        )
        try Self.require(
            phone.failures.fictionalPerDay ?? 1,
            in: 1...10_000,
            "phoneSignIn.failures.fictionalPerDay"
        )
        try checkRegions()
        try checkPasswords()
        try checkSessions()
        try checkSignUpQuota()
        try checkAppVerification()
        try checkSendGuard()
        try checkCallLimits()
        try checkAuthorizedDomains()
        try passkeys.check()
        try links.check(ownHosts: authorizedDomains.map { $0.lowercased() })
        try branding.check()
        try messages.check(in: self)
        try mails.check()
        try alerts.check()
    }

    /// Rejects what is not a country code, because it would match no number.
    private func checkRegions() throws(Refusal) {
        let lists = [
            ("smsRegions.allowed", smsRegions.allowed ?? []),
            ("smsRegions.denied", smsRegions.denied),
        ]
        for (field, regions) in lists {
            for region in regions {
                guard region.utf8.count == 2, region.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
                else {
                    throw .invalidArgument(
                        field: field,
                        problem: "must contain country codes of two capital letters, such as DE"
                    )
                }
            }
        }
    }

    private func checkAppVerification() throws(Refusal) {
        for policy in [appVerification.common] + appVerification.apps.values {
            try Self.require(
                policy.accepts.count,
                in: 1...AppProofKind.allCases.count,
                "appVerification.accepts"
            )
            guard Set(policy.accepts).count == policy.accepts.count else {
                throw .invalidArgument(
                    field: "appVerification.accepts",
                    problem: "must not name a kind twice"
                )
            }
            try checkChallengeWork(policy.challenge.work)
        }
    }

    private func checkChallengeWork(_ work: ChallengeWork) throws(Refusal) {
        let name = "appVerification.challenge.work"
        try Self.require(work.least, in: 1...10_000_000, "\(name).least")
        try Self.require(work.most, in: work.least...100_000_000, "\(name).most")
        try Self.require(work.quietPerMinute, in: 1...1_000_000, "\(name).quietPerMinute")
        try Self.require(work.quietPerNetwork, in: 1...1_000_000, "\(name).quietPerNetwork")
    }

    private func checkPasswords() throws(Refusal) {
        let policy = passwordSignIn.policy
        try Self.require(
            policy.minimumLength,
            in: PasswordPolicy.leastLength...30,
            "passwordSignIn.policy.minimumLength"
        )
        try Self.require(
            policy.maximumLength,
            in: policy.minimumLength...PasswordPolicy.greatestLength,
            "passwordSignIn.policy.maximumLength"
        )
        try Self.require(
            secondFactors.adjacentTOTPSteps,
            in: 0...10,
            "secondFactors.adjacentTOTPSteps"
        )
    }

    private func checkSessions() throws(Refusal) {
        try Self.require(
            sessions.rotationGrace.milliseconds / 1_000,
            in: 0...3_600,
            "sessions.rotationGrace"
        )
        let year: Int64 = 366 * 86_400
        try Self.require(
            sessions.browserLifetime.wholeSeconds,
            in: 300...year,
            "sessions.browserLifetime"
        )
        try Self.require(
            sessions.lifetime,
            in: SessionSettings.shortestLifetime,
            "sessions.lifetime"
        )
        try Self.require(sessions.idle, in: SessionSettings.shortestIdle, "sessions.idle")
        try Self.require(
            userLog.retentionDays,
            in: UserLogSettings.retentionRange,
            "userLog.retentionDays"
        )
        try Self.require(
            dormantNumbers.after.wholeSeconds,
            in: 86_400...year * 10,
            "dormantNumbers.after"
        )
        try Self.require(
            dormantNumbers.waitingPeriod.wholeSeconds,
            in: 3_600...year,
            "dormantNumbers.waitingPeriod"
        )
    }

    private func checkSignUpQuota() throws(Refusal) {
        let quota = signUpQuota
        try Self.require(quota.accounts ?? 0, in: 0...1_000_000_000, "signUpQuota.accounts")
        let lastSecond: Int64 = 253_402_300_799
        try Self.require(quota.startsAt.seconds, in: 0...lastSecond, "signUpQuota.startsAt")
        try Self.require(
            quota.duration.wholeSeconds,
            in: 1...366 * 86_400,
            "signUpQuota.duration"
        )
    }

    /// Checks a limit of sessions; `nil` stands for none.
    private static func require(
        _ limit: TimeSpan?,
        in shortest: TimeSpan,
        _ field: String
    ) throws(Refusal) {
        guard let limit else { return }
        let tenYears: Int64 = 3_660 * 86_400
        try require(limit.wholeSeconds, in: shortest.wholeSeconds...tenYears, field)
    }

    static func require<Value: Comparable>(
        _ value: Value,
        in range: ClosedRange<Value>,
        _ field: String
    ) throws(Refusal) {
        guard !range.contains(value) else { return }
        throw .invalidArgument(
            field: field,
            problem: "must be \(range.lowerBound) to \(range.upperBound)"
        )
    }
}
