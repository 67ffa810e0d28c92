package import DialtoneBasics
package import DialtoneModel

extension VerificationKeys {
    /// Returns a code and the handle of its session as evidence for one purpose.
    ///
    /// Throws if this server did not seal the handle for `project`.
    package func evidence(
        sessionInfo: String?,
        code: String?,
        for purpose: VerificationPurpose,
        of project: ProjectID
    ) throws(Refusal) -> PhoneEvidence {
        guard let sessionInfo, !sessionInfo.isEmpty else { throw .missingSessionInfo }
        guard let code, !code.isEmpty else { throw .missingCode }
        guard
            let handle = SessionInfo(opening: sessionInfo, of: project, key: self.sessionInfo)
        else { throw .unknownSession }
        let digest = codes.digest(of: OneTimeCode(typed: code), in: handle.sessionID)
        return .code(digest, handle.sessionID, project, for: purpose)
    }
}
