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
        let whose =
            alert.projectID.map { "Messages of project \($0.rawValue)" } ?? "Messages of the server"
        return "\(whose): \(title)"
    }

    private var title: String {
        switch alert.kind {
        case .capNear: "80% of a spending cap is used"
        case .capReached: "a spending cap is reached"
        case .budgetReached: "a budget is used up"
        case .holdStarted: "messages to a prefix are held"
        case .holdRenewed: "the hold on a prefix was extended"
        case .holdEnded: "the hold on a prefix ended"
        case .numberGuessed: "codes of a number are being guessed"
        case .fictionalNumberGuessed: "the code of a test number is being guessed"
        case .gatewayDown: "an SMS gateway is failing"
        case .gatewayRecovered: "an SMS gateway works again"
        case .routeDown: "all gateways of a route are failing"
        case .routeRecovered: "a gateway of a failed route works again"
        }
    }

    var text: String {
        """
        \(alert.detail)

        \(facts.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))

        To investigate:
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
                "dialtone sms statistics show --days 1", "dialtone sms routes list",
            ]
        case .route: ["dialtone sms routes list", "dialtone sms statistics show --days 1"]
        case .dimension:
            ["decisions list", "holds list", "show"].map { command in
                "dialtone guard \(command)"
                    + (alert.projectID.map { " --project \($0.rawValue)" } ?? " --project PROJECT")
            }
        }
    }
}
