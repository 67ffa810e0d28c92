package import DialtoneBasics

/// The ID of a hook: `hook_` and 16 characters.
package struct HookID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(random: RandomSource) {
        rawValue = "hook_" + Base64URL.encode(random.bytes(12))
    }
}
