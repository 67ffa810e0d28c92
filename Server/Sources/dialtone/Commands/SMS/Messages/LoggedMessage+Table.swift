import IdentityToolkitAdmin
import DialtoneDiagnostics
import DialtoneModel

extension LoggedMessage {
    static let header = ["ID", "SENT", "NUMBER", "STATE", "REASON", "GATEWAY", "PROJECT"]

    var row: [String] {
        [id, createdAt, phoneNumber, state, reason ?? "", gateway ?? "", project]
    }
}

extension LoggedAttempt {
    static let header = [
        "STARTED", "GATEWAY", "CAUSE", "CHOSEN BY", "OUTCOME", "STATE", "WHY", "PRICE", "DOUBLE",
    ]

    var row: [String] {
        [
            startedAt, gateway, cause, chosenBy, outcome, state,
            [reason, code].compactMap(\.self).joined(separator: " "), price ?? "",
            isPossibleDouble ? "possible" : "",
        ]
    }

    /// The selection, such as "learned DE a=0.912 b=0.744, unwell".
    private var chosenBy: String {
        let draws = (choice.draws ?? [:]).sorted { $0.value > $1.value }
            .map { "\($0.key)=\(Double($0.value) / 1_000)" }
        let words = [choice.method, choice.route].compactMap(\.self) + draws
        return words.joined(separator: " ") + (choice.demotion.map { ", \($0)" } ?? "")
    }
}
