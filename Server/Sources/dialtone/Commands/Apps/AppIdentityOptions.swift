import DialtoneFlows
import DialtoneModel
import ArgumentParser

/// The identifiers of an app at Apple and Google.
struct AppIdentityOptions: ParsableArguments {
    @Option(help: "The app's Apple team ID, such as A1B2C3D4E5; App Attest requires it.")
    var teamId: String?

    @Option(
        help: ArgumentHelp(
            "The SHA-256 digest of a signing certificate of the Android app; may be repeated. "
                + "Play Integrity requires it.",
            valueName: "sha256"
        )
    )
    var certificateHash: [String] = []

    func validate() throws {
        if let problem = teamId.flatMap(AppRules.problem(withTeamID:)) {
            throw ValidationError("--team-id \(problem).")
        }
        if let problem = AppRules.problem(withCertificateHashes: certificateHash) {
            throw ValidationError("--certificate-hash \(problem).")
        }
    }

    /// Adds the options that are set.
    func apply(to changes: inout AppChanges) {
        changes.teamID = teamId
        if !certificateHash.isEmpty { changes.certificateHashes = certificateHash }
    }
}
