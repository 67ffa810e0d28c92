import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// The text of an alert for operators, in English like the command line.
struct SendAlertWording {
    private let alert: SendAlert

    init(_ alert: SendAlert) {
        self.alert = alert
    }

    var subject: String {
        let whose = alert.projectID.map { "Messages of \($0.rawValue)" } ?? "Messages of the server"
        return "\(whose): \(title)"
    }

    private var title: String {
        switch alert.kind {
        case .capNear: "four fifths of a cap are spent"
        case .capReached: "a cap is reached"
        case .budgetReached: "a budget is used up"
        case .holdStarted: "a prefix is held"
        case .holdRenewed: "a prefix is still held"
        case .holdEnded: "a prefix is free again"
        case .numberGuessed: "codes of a number are being guessed"
        case .fictionalNumberGuessed: "the code of a fictional number is being guessed"
        case .gatewayDown: "a gateway is out of order"
        case .gatewayRecovered: "a gateway works again"
        case .routeDown: "a route has no gateway that works"
        case .routeRecovered: "a route has a gateway that works again"
        }
    }

    var text: String {
        """
        \(alert.detail)

        \(facts.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))

        To look into it:
        \(commands.map { "  \($0)" }.joined(separator: "\n"))

        """
    }

    private var facts: [(name: String, value: String)] {
        [
            ("Project", alert.projectID?.rawValue ?? "all"), ("About", alert.subject.text),
            ("Rule", alert.rule?.text ?? "none"), ("Alert", alert.id),
        ]
    }

    private var commands: [String] {
        switch alert.subject {
        case .gateway(let name):
            [
                "dialtone sms gateways show \(name)", "dialtone sms gateways test \(name) NUMBER",
                "dialtone sms statistics --days 1", "dialtone sms routes list",
            ]
        case .route: ["dialtone sms routes list", "dialtone sms statistics --days 1"]
        case .dimension:
            ["decisions list", "holds list", "show"].map { command in
                "dialtone guard \(command)"
                    + (alert.projectID.map { " --project \($0.rawValue)" } ?? " --project PROJECT")
            }
        }
    }
}
