/// Writes down whom an alert has to reach, in the transaction that records the alert.
///
/// What is written goes out if the alert lasts, and only then: to hooks by the outbox of all
/// hooks, and to people by ``OperatorMailDeliverer``.
package enum AlertOutbox {
    package static func add(
        _ alert: SendAlert,
        to project: Project,
        in data: any DataWriter
    ) throws {
        for hook in try data.hooks(of: project.id.parent) where hook.isTold(of: .sendAlert) {
            try data.insert(
                HookDelivery(
                    id: "evt_\(alert.id)_\(hook.id.rawValue)",
                    hookID: hook.id,
                    projectID: hook.projectID,
                    event: .sendAlert,
                    body: SendAlertBody(alert: alert).text,
                    createdAt: alert.at
                )
            )
        }
        let wording = SendAlertWording(alert)
        for (index, recipient) in project.settings.alerts.mailTo.enumerated() {
            try data.insert(
                OperatorMail(
                    id: "\(alert.id)_\(index)",
                    projectID: project.id,
                    recipient: recipient,
                    subject: wording.subject,
                    text: wording.text,
                    createdAt: alert.at
                )
            )
        }
    }
}
