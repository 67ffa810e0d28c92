import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The explanation of a client address or an e-mail address, as the page shows it.
struct CallerDiagnosis: Sendable {
    let answer: String
    let isGood: Bool
    let facts: [Fact]
    let limits: [Limit]
    let remedies: [String]
    let commands: [String]
    let hasCommands: Bool
    let hasLimits: Bool

    struct Fact: Sendable {
        let name: String
        let value: String
    }

    struct Limit: Sendable {
        let name: String
        let subject: String
        let used: String
        let allowed: String
        let wait: String?
    }

    init(_ address: AddressExplanation) {
        answer = CallerWords.answer(address)
        isGood = address.limits.allSatisfy { $0.left > 0 }
        facts = [
            Fact(name: translated("Address"), value: address.address),
            Fact(name: translated("Network"), value: address.network),
        ]
        limits = address.limits.map { limit in
            Limit(
                name: limit.limit,
                subject: limit.subject,
                used: Grouped.text(limit.used),
                allowed: Grouped.text(limit.allowed),
                wait: limit.waitSeconds > 0 ? TimeSpan.seconds(limit.waitSeconds).readable : nil
            )
        }
        remedies = CallerWords.remedies(address)
        commands = RemedyCommands.all(in: address.remedies)
        hasCommands = !commands.isEmpty
        hasLimits = !limits.isEmpty
    }

    init(_ email: EmailExplanation) {
        answer = CallerWords.answer(email)
        isGood =
            email.passwords.waitSeconds == 0 && email.mails.waitSeconds == 0
            && email.mailObstacle == nil
        func text(_ tries: EmailTries) -> String {
            translated("\(tries.inHour) in an hour, \(tries.inDay) in a day")
        }
        var facts = [
            Fact(name: translated("E-mail address"), value: email.email),
            Fact(
                name: translated("Account"),
                value: email.hasAccount ? translated("yes") : translated("none")
            ),
            Fact(name: translated("Passwords"), value: text(email.passwords)),
            Fact(name: translated("E-mails"), value: text(email.mails)),
        ]
        if !email.passwords.addresses.isEmpty {
            let addresses = email.passwords.addresses.joined(separator: ", ")
            facts.append(Fact(name: translated("Tried from"), value: addresses))
        }
        self.facts = facts
        limits = []
        remedies = CallerWords.remedies(email)
        commands = RemedyCommands.all(in: email.remedies)
        hasCommands = !commands.isEmpty
        hasLimits = false
    }
}
