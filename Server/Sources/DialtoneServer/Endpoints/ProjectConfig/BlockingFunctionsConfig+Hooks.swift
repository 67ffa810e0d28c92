import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

extension BlockingFunctionsConfig {
    /// Creates the configuration from hooks in Firebase's format; it omits all other hooks.
    init(_ hooks: [Hook]) {
        var triggers: [String: BlockingFunctionTrigger] = [:]
        for hook in hooks where hook.format == .firebase {
            guard case .before(let trigger) = hook.subject else { continue }
            triggers[trigger.rawValue] = BlockingFunctionTrigger {
                $0.functionUri = hook.url
                $0.updateTime = hook.updatedAt.date.ISO8601Format()
            }
        }
        self.init()
        self.triggers = triggers.isEmpty ? nil : triggers
    }

    /// The URL for each trigger; an entry without a URL removes the trigger's hook.
    var addresses: [HookTrigger: String] {
        get throws(Refusal) {
            var addresses: [HookTrigger: String] = [:]
            for (name, entry) in triggers ?? [:] {
                guard let trigger = HookTrigger(rawValue: name) else {
                    throw .invalidHook("The trigger \(name) does not exist.")
                }
                if let url = entry.functionUri, !url.isEmpty { addresses[trigger] = url }
            }
            return addresses
        }
    }
}
