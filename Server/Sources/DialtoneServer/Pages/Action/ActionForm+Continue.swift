import DialtoneCore

extension ActionForm {
    /// Where the app goes on, if the project knows the host: nobody is sent anywhere else.
    func continueURL(for project: Project) -> ContinueURL? {
        continueURL.flatMap { try? ContinueURL(checking: $0, by: project.settings) }
    }

    /// What SDKs look for in the address by which a sign-in comes back.
    var signInParameters: [(name: String, value: String)] {
        [
            ("mode", mode ?? ActionPurpose.emailSignIn.mode), ("oobCode", oobCode),
            ("apiKey", apiKey), ("lang", lang), ("tenantId", tenantID),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}
