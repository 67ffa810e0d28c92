import DialtoneDiagnostics
import DialtoneSendGuard
import Foundation
import IdentityToolkitAdmin

/// What an action does and changes, in the user's language.
struct RemedyWords: Sendable {
    let title: String
    let consequence: String

    init(_ action: RemedyAction) {
        let subject = action.subject.map(GuardWords.subject) ?? ""
        let number = action.phoneNumber ?? ""
        switch action.kind {
        case "releaseHold":
            let kind = action.subject.flatMap(SendDimension.init(text:))?.kind
            title =
                kind == .prefix
                ? translated("End the hold: \(subject)")
                : translated("Reset the counters: \(subject)")
            consequence = Self.consequence(ofReleasing: kind)
        case "clearNumber":
            title = translated("Reset the counters: \(number)")
            consequence = translated(
                """
                The number can get messages and try codes again immediately. An attacker gets more \
                attempts at guessing its codes.
                """
            )
        case "removeOptOut":
            title = translated("Allow messages to \(number) again")
            consequence = translated(
                """
                The owner must have agreed. A gateway with its own opt-out list still refuses the \
                number until its owner sends START.
                """
            )
        case "allowRegions":
            let names = (action.regions ?? []).map(RegionName.of).joined(separator: ", ")
            title = translated("Allow messages to \(names)")
            consequence = translated(
                "Codes are sent to all numbers of these countries, which costs money."
            )
        case "changeGuard":
            title = translated("Change the rule of the guard")
            consequence =
                action.setting == "kinds"
                ? translated("Some kinds of numbers are expensive, and used for fraud.")
                : translated("A higher cap allows more spending, including by an attacker.")
        case "enablePhoneSignIn":
            title = translated("Enable sign-in with phone numbers")
            consequence = translated("Everyone can request codes by text message again.")
        case "addGateway":
            title = translated("Add an SMS gateway")
            consequence = translated("Messages are sent by the gateway, which bills them.")
        default: (title, consequence) = (action.title, action.consequence)
        }
    }

    private static func consequence(ofReleasing kind: SendDimension.Kind?) -> String {
        switch kind {
        case .prefix:
            translated(
                """
                Ends the hold and resets the counters. Numbers with this prefix get messages \
                immediately; if it was an attack, it can continue.
                """
            )
        case .address, .network:
            translated("Resets its limits on messages, sign-ups, passwords and other calls.")
        default: translated("Resets the counters, so that messages are sent again immediately.")
        }
    }
}

/// The command lines among an explanation's remedies.
enum RemedyCommands {
    static func all(in remedies: [String]) -> [String] {
        remedies.compactMap { line in
            line.range(of: "dialtone ").map { String(line[$0.lowerBound...]) }
        }
    }
}
