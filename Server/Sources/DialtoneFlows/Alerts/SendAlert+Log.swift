import DialtoneBasics
import DialtoneSendGuard
import Logging

extension SendAlert {
    /// Logs the alert, without any phone number.
    func log(toldTo recipients: Int, by logger: Logger) {
        var metadata: Logger.Metadata = [
            "alert": "\(kind.rawValue)",
            "project": "\(projectID?.rawValue ?? "all")",
            "recipients": .stringConvertible(recipients),
        ]
        if !isAboutOneNumber { metadata["about"] = "\(subject.text)" }
        if let rule { metadata["rule"] = "\(rule.text)" }
        logger.log(
            level: isGoodNews ? .notice : .warning,
            recipients == 0
                ? "an alert about messages has no recipients: set alerts.mailTo or add a hook for sms.alert"
                : "an alert about messages",
            metadata: metadata
        )
    }

    /// Whether the alert's subject is almost a complete phone number.
    private var isAboutOneNumber: Bool {
        switch kind {
        case .numberGuessed, .fictionalNumberGuessed: true
        default: false
        }
    }

    private var isGoodNews: Bool {
        switch kind {
        case .holdEnded, .gatewayRecovered, .routeRecovered: true
        case .capNear, .capReached, .budgetReached, .holdStarted, .holdRenewed, .numberGuessed,
            .fictionalNumberGuessed, .gatewayDown, .routeDown:
            false
        }
    }
}
