import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
package import DialtoneSendGuard

/// Stores the recipients of an alert, in the transaction that marks the alert as sent.
///
/// The entries are delivered only if that transaction commits: to hooks by the outbox of all hooks,
/// and to mail addresses by ``OperatorMailDeliverer``.
package enum AlertOutbox {
    /// Adds every hook of the projects, and every mail address once, even if several projects have
    /// it.
    ///
    /// Returns the number of hooks and mail addresses.
    @discardableResult
    package static func add(
        _ alert: SendAlert,
        to projects: [Project],
        in data: any HookRecords & OperatorMailWriter
    ) throws -> Int {
        var hooks = 0
        for project in projects { hooks += try notifyHooks(of: project, of: alert, in: data) }
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

    private static func notifyHooks(
        of project: Project,
        of alert: SendAlert,
        in data: any HookRecords
    ) throws -> Int {
        let hooks = try data.hooks(of: project.id.parent).filter { $0.isSubscribed(to: .sendAlert) }
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

/// The request body that notifies a hook of an alert.
struct SendAlertBody {
    let alert: SendAlert

    /// The project whose hook is notified.
    let project: ProjectID

    var text: String {
        var json = JSONWriter()
        json.object { event in
            event.member("type", string: AccountEventKind.sendAlert.rawValue)
            event.member("timestamp", time: alert.at)
            event.member("data") { data in
                data.members(namingProject: project)
                data.member("alert") { json in
                    json.member("id", string: alert.id)
                    json.member("kind", string: alert.kind.rawValue)
                    json.member("dimension", string: alert.subject.text)
                    json.member("rule", optional: alert.rule?.text)
                    json.member("detail", string: alert.detail)
                }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
