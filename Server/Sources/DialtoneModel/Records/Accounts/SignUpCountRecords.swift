package import DialtoneBasics

/// Counts the accounts that apps create while a quota is active.
package protocol SignUpCountWriter {
    /// Counts an account; returns `false` and changes nothing if the count has reached `limit`.
    ///
    /// A quota with another start time has a new count.
    func countSignUp(of project: ProjectID, since start: Timestamp, limit: Int64) throws -> Bool
}

extension SignUpCountWriter {
    /// Counts a new account that an app creates; throws if the project's quota is used up.
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
