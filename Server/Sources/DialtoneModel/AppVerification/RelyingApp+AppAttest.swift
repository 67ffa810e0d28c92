extension RelyingApp {
    /// Whether the app's registration has what the verification of its keys needs.
    package var canUseAppAttest: Bool { appAttestIdentifier != nil }

    /// The identifier that Apple calls the app ID; `nil` without a team or a bundle ID.
    package var appAttestIdentifier: String? {
        guard platform == .ios, let teamID = details.teamID, !teamID.isEmpty, !bundleID.isEmpty
        else { return nil }
        return "\(teamID).\(bundleID)"
    }
}
