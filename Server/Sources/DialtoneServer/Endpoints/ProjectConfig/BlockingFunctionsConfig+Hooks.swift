import DialtoneCore
import Foundation
import IdentityToolkit

extension BlockingFunctionsConfig {
    /// The hooks of Firebase's form; whatever else a project has, no admin tool knows.
    init(_ hooks: [Hook]) {
        var triggers: [String: BlockingFunctionTrigger] = [:]
        for hook in hooks where hook.format == .firebase {
            guard case .before(let trigger) = hook.subject else { continue }
            triggers[trigger.rawValue] = BlockingFunctionTrigger(
                functionURI: hook.url,
                updateTime: hook.updatedAt.date.ISO8601Format()
            )
        }
        self.init(triggers: triggers.isEmpty ? nil : triggers)
    }

    /// The address for each trigger; an entry without one takes the trigger's hook away.
    var addresses: [HookTrigger: String] {
        get throws(Refusal) {
            var addresses: [HookTrigger: String] = [:]
            for (name, entry) in triggers ?? [:] {
                guard let trigger = HookTrigger(rawValue: name) else {
                    throw .invalidHook("There is no trigger \(name).")
                }
                if let url = entry.functionURI, !url.isEmpty { addresses[trigger] = url }
            }
            return addresses
        }
    }
}
