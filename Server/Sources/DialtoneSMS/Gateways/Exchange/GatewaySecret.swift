/// A credential that is sent in requests but never logged.
struct GatewaySecret: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    let text: String

    var bytes: [UInt8] { Array(text.utf8) }
    var description: String { "GatewaySecret(•••)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
