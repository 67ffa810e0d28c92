import ArgumentParser
import DialtoneModel

/// Reads the values of options that describe a hook.
enum HookOptions {
    static func trigger(_ text: String) throws -> HookTrigger {
        try value(text, of: HookTrigger.allCases, "event")
    }

    static func event(_ text: String) throws -> AccountEventKind {
        try value(text, of: AccountEventKind.allCases, "event")
    }

    static func format(_ text: String) throws -> HookFormat {
        try value(text, of: HookFormat.allCases, "format")
    }

    static func failurePolicy(_ text: String) throws -> HookFailurePolicy {
        try value(text, of: HookFailurePolicy.allCases, "value")
    }

    private static func value<Value: RawRepresentable<String>>(
        _ text: String,
        of values: [Value],
        _ noun: String
    ) throws -> Value {
        guard let value = Value(rawValue: text) else {
            let names = values.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("The \(noun) must be one of \(names).")
        }
        return value
    }
}
