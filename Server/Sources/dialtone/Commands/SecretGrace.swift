import ArgumentParser
import DialtoneBasics

/// How long the current secret stays valid when a command replaces it.
struct SecretGrace: ParsableArguments {
    @Option(help: "Hours for which the current secret stays valid, 0 to 720.")
    var graceHours = 24

    var span: TimeSpan { .hours(Int64(graceHours)) }

    func validate() throws {
        guard (0...720).contains(graceHours) else {
            throw ValidationError("--grace-hours must be 0 to 720.")
        }
    }
}
