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
