/// The stable name of an administrative action, such as `users.update`.
package struct AuditAction: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(stringLiteral text: String) {
        rawValue = text
    }

    /// Derives the name from that of a type: `CreateTenant` is `tenants.create`.
    package init(ofType name: String) {
        let name = name.prefix { $0 != "<" }
        let verb = name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }
        let subject = name.dropFirst(verb.count)
        guard !subject.isEmpty else {
            rawValue = verb.lowercased()
            return
        }
        let plural = subject.hasSuffix("s") ? String(subject) : subject + "s"
        let first = plural.prefix(1).lowercased()
        rawValue = "\(first)\(plural.dropFirst()).\(verb.lowercased())"
    }
}
