package import DialtoneCore

extension RelyingApp {
    /// Whether enough is registered of the app to tell its keys from those of others.
    package var canUseAppAttest: Bool { (try? appAttestIdentifier()) != nil }

    /// What Apple calls the app ID.
    func appAttestIdentifier() throws(AppAttestProblem) -> String {
        guard platform == .ios, let teamID = details.teamID, !teamID.isEmpty, !bundleID.isEmpty
        else { throw .appWithoutTeam }
        return "\(teamID).\(bundleID)"
    }
}
