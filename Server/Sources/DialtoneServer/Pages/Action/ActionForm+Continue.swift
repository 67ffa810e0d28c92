import DialtoneModel

extension ActionForm {
    /// Returns the URL at which the app continues; `nil` if its host is not authorized.
    func continueURL(for project: Project) -> ContinueURL? {
        continueURL.flatMap { try? ContinueURL(checking: $0, by: project.settings) }
    }

    /// The parameters that SDKs expect in the URL of an e-mail link sign-in.
    var signInParameters: [(name: String, value: String)] {
        [
            ("mode", mode ?? ActionPurpose.emailSignIn.mode), ("oobCode", oobCode),
            ("apiKey", apiKey), ("lang", lang), ("tenantId", tenantID),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}
