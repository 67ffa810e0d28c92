import DialtoneBasics
import PhoneNumbers

/// A simulated attempt to get and enter one code.
///
/// All random numbers are generated before the gate is called, so that every gate gets the same
/// attempts.
struct SimulatedSignIn {
    let origin: Origin
    let phoneNumber: PhoneNumber

    /// The block that contains its number.
    let block: NumberBlock
    let address: IPAddress?

    /// The installation that makes the request; `nil` if it sends no identifier.
    let instance: String?

    /// Whether the installation has signed in a user before.
    let isKnown: Bool

    /// The result if app verification is required.
    let proof: Proof

    /// Whether the code of the first, second, … message is entered; no code is requested after
    /// that.
    let entries: [Bool]

    /// Seconds from a message to the code, or to the next request.
    let delay: Double

    /// How often it retries after it was told to wait.
    var retriesLeft: Int

    var isProved = false
    var messages = 0
    var outcome = Outcome.open

    /// Whether it had to verify the app, was shown a challenge for that, or had to wait.
    var wasSteppedUp = false
    var wasChallenged = false
    var wasRefused = false

    /// The origin of an attempt.
    enum Origin: Hashable {
        case people(String)
        case attack(Int)

        var isHonest: Bool { if case .people = self { true } else { false } }
    }

    /// How an installation can be verified.
    enum Proof {
        /// By its device's key, a silent push or its app store, without user interaction.
        case silent
        /// Only with a challenge page, which the user sees.
        case visible
        case none
    }

    enum Outcome {
        case open
        /// The code was entered.
        case done
        /// It stopped by itself: its messages were lost, or the user lost interest.
        case leftAlone
        /// It stopped because it could not be verified, or would not wait.
        case turnedAway
    }
}
