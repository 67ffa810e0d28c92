import DialtoneCore
import PhoneNumbers

/// Somebody who wants one code, and what is going to happen to it.
///
/// All chance is drawn before the gate is asked, so that each gate meets the same people.
struct Errand {
    let origin: Origin
    let phoneNumber: PhoneNumber

    /// What of its number it has in common with its neighbors.
    let block: NumberBlock
    let address: IPAddress?

    /// The installed app that asks; `nil` for those that do not tell.
    let instance: String?

    /// Whether the installation has signed somebody in before.
    let isKnown: Bool

    /// What happens if it has to prove itself.
    let proof: Proof

    /// Whether the code of the first, second, … message is entered; nothing is asked for after it.
    let entries: [Bool]

    /// Seconds from a message to the code, or to the next request.
    let delay: Double

    /// How often it comes back after it was told to wait.
    var patience: Int

    var isProved = false
    var messages = 0
    var outcome = Outcome.open

    /// Whether it had to prove itself, was shown a challenge for that, or had to wait.
    var wasSteppedUp = false
    var wasChallenged = false
    var wasRefused = false

    /// Who is behind it.
    enum Origin: Hashable {
        case people(String)
        case attack(Int)

        var isHonest: Bool { if case .people = self { true } else { false } }
    }

    /// How an installation proves itself.
    enum Proof {
        /// By its device's key, a silent push, or the store that it came from, without showing
        /// anything.
        case silent
        /// Only on a page with a challenge, which the person sees.
        case visible
        case none
    }

    enum Outcome {
        case open
        /// The code was entered.
        case done
        /// It gave up by itself: its messages were lost, or it did not care any more.
        case leftAlone
        /// It gave up since it could not prove itself, or would not wait.
        case turnedAway
    }
}
