extension VerificationKeys {
    /// A typed code with the handle of its session, ready to be judged for one purpose.
    ///
    /// A handle that this server did not seal for `project` is refused here.
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
