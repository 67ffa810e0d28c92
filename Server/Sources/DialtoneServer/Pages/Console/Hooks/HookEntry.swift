import IdentityToolkit
import DialtoneModel
import IdentityToolkitAdmin

/// The settings of a hook as an operator has entered them.
struct HookEntry: Sendable {
    /// An event that hooks can receive, as a checkbox.
    struct Event: Sendable {
        let name: String
        let field: String
        let isChosen: Bool
    }

    var url = ""
    var trigger = ""
    var events: Set<String> = [] { didSet { hasEvents = !events.isEmpty } }

    /// Whether there are ``events``; it is stored, because templates see no computed properties.
    private(set) var hasEvents = false
    var isFirebase = false
    var timeout = "7"
    var allows = false

    init() {}

    init(_ form: ConsoleForm) {
        url = form["url"]
        trigger = form["trigger"]
        let names = AccountEventKind.allCases.map(\.rawValue)
        events = Set(names.filter { form.isChecked(Self.field(of: $0)) })
        hasEvents = !events.isEmpty
        isFirebase = form["format"] == HookFormat.firebase.rawValue
        timeout = form["timeout"]
        allows = form["onFailure"] == HookFailurePolicy.allow.rawValue
    }

    /// The present settings of a hook.
    init(_ hook: HookInfo) {
        url = hook.url
        trigger = hook.trigger ?? ""
        events = Set(hook.events)
        hasEvents = !events.isEmpty
        isFirebase = hook.format == HookFormat.firebase.rawValue
        timeout = "\(hook.timeoutSeconds)"
        allows = hook.onFailure == HookFailurePolicy.allow.rawValue
    }

    /// The values that a form can change, beside those of `present`.
    func differences(to present: HookEntry) -> [ConsoleConflict.Value] {
        [
            .init(translated("URL"), entered: url, present: present.url),
            .init(
                translated("Timeout in seconds"),
                entered: timeout,
                present: present.timeout
            ),
            .init(
                translated("If it fails"),
                entered: present.trigger.isEmpty ? "" : onFailureWords,
                present: present.trigger.isEmpty ? "" : present.onFailureWords
            ),
            .init(
                translated("Events"),
                entered: events.sorted().joined(separator: ", "),
                present: present.events.sorted().joined(separator: ", ")
            ),
        ]
    }

    private var onFailureWords: String {
        allows ? translated("continue") : translated("refuse the operation")
    }

    static func events(chosen: Set<String>) -> [Event] {
        AccountEventKind.allCases.map(\.rawValue).map {
            Event(name: $0, field: field(of: $0), isChosen: chosen.contains($0))
        }
    }

    private static func field(of event: String) -> String { "event-\(event)" }

    /// The request for a new hook.
    var creation: HookSettingsRequest {
        var request = change
        request.trigger = trigger.isEmpty ? nil : trigger
        request.events = events.sorted()
        request.format = isFirebase ? HookFormat.firebase.rawValue : HookFormat.standard.rawValue
        return request
    }

    /// The request that changes an existing hook.
    var change: HookSettingsRequest {
        HookSettingsRequest {
            $0.url = url
            $0.events = events.isEmpty ? nil : events.sorted()
            // Text that is no number is out of range.
            $0.timeoutSeconds = Int(timeout) ?? 0
            $0.onFailure =
                allows ? HookFailurePolicy.allow.rawValue : HookFailurePolicy.deny.rawValue
        }
    }
}
