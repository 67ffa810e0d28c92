/// An alert in words, for the people who run the server; in English, as the command line is.
struct SendAlertWording {
    private let alert: SendAlert

    init(_ alert: SendAlert) {
        self.alert = alert
    }

    var subject: String {
        "Messages of \(alert.projectID.rawValue): \(title)"
    }

    private var title: String {
        switch alert.kind {
        case .capNear: "four fifths of a cap are spent"
        case .capReached: "a cap is reached"
        case .budgetReached: "a budget is used up"
        case .holdStarted: "a prefix is held"
        case .holdRenewed: "a prefix is still held"
        case .holdEnded: "a prefix is free again"
        }
    }

    var text: String {
        let project = alert.projectID.rawValue
        return """
            \(alert.detail)

            Project: \(project)
            About:   \(alert.axis.text)
            Rule:    \(alert.rule?.text ?? "none")
            Alert:   \(alert.id)

            To look into it:
              dialtone guard decisions --project \(project)
              dialtone guard holds --project \(project)
              dialtone guard show --project \(project)

            """
    }
}
