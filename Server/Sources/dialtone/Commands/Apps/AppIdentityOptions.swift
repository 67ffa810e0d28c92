import DialtoneAppVerification
import DialtoneBasics
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
        if let teamId, teamId.wholeMatch(of: /[A-Z0-9]{10}/) == nil {
            throw ValidationError("A team ID must be ten uppercase letters and digits.")
        }
        for hash in certificateHash where DigestText.decode(hash) == nil {
            throw ValidationError("\(hash) is not a SHA-256 digest.")
        }
    }

    /// The options as they are stored.
    var details: AppDetails {
        var details = AppDetails()
        apply(to: &details)
        return details
    }

    /// Changes only the details whose options are set.
    func apply(to details: inout AppDetails) {
        if let teamId { details.teamID = teamId }
        guard !certificateHash.isEmpty else { return }
        details.certificateHashes = certificateHash.compactMap(DigestText.decode).map(Hex.encode)
    }
}
