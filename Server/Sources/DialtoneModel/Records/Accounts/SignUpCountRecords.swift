package import DialtoneBasics

/// Counts the accounts that apps create while a quota is in force.
package protocol SignUpCountWriter {
    /// Counts one account; `false` if there are `limit` already, and then nothing changes.
    ///
    /// Counting begins anew with a quota that starts at another moment.
    func countSignUp(of project: ProjectID, since start: Timestamp, limit: Int64) throws -> Bool
}

extension SignUpCountWriter {
    /// Lets an app create an account; refuses where the project's quota is used up.
    package func admitSignUp(
        to project: ProjectID,
        by quota: SignUpQuota,
        at now: Timestamp
    ) throws {
        guard let limit = quota.limit(at: now) else { return }
        let isAdmitted =
            try limit > 0 && countSignUp(of: project, since: quota.startsAt, limit: limit)
        guard isAdmitted else {
            throw Refusal.signUpQuotaExceeded(retryAfter: quota.endsAt - now)
        }
    }
}
