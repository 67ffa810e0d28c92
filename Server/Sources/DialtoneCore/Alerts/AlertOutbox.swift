/// Writes down whom an alert has to reach, in the transaction that marks it as told.
///
/// What is written goes out if the alert lasts, and only then: to hooks by the outbox of all
/// hooks, and to people by ``OperatorMailDeliverer``.
package enum AlertOutbox {
    /// Tells every hook of the projects, and every address once, however many of them name it.
    ///
    /// Returns the number of hooks and mail addresses.
    @discardableResult
    package static func add(
        _ alert: SendAlert,
        to projects: [Project],
        in data: any DataWriter
    ) throws -> Int {
        var hooks = 0
        for project in projects { hooks += try tellHooks(of: project, of: alert, in: data) }
        let wording = SendAlertWording(alert)
        var told: Set<String> = []
        for project in projects {
            for recipient in project.settings.alerts.mailTo
            where told.insert(recipient.lowercased()).inserted {
                try data.insert(
                    OperatorMail(
                        id: "\(alert.id)_\(told.count - 1)",
                        projectID: project.id,
                        recipient: recipient,
                        subject: wording.subject,
                        text: wording.text,
                        createdAt: alert.at
                    )
                )
            }
        }
        return hooks + told.count
    }

    private static func tellHooks(
        of project: Project,
        of alert: SendAlert,
        in data: any DataWriter
    ) throws -> Int {
        let hooks = try data.hooks(of: project.id.parent).filter { $0.isTold(of: .sendAlert) }
        for hook in hooks {
            try data.insert(
                HookDelivery(
                    id: "evt_\(alert.id)_\(hook.id.rawValue)",
                    hookID: hook.id,
                    projectID: hook.projectID,
                    event: .sendAlert,
                    body: SendAlertBody(alert: alert, project: alert.projectID ?? project.id).text,
                    createdAt: alert.at
                )
            )
        }
        return hooks.count
    }
}
