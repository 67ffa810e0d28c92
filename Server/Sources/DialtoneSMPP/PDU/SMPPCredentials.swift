/// The credentials for binding to an SMSC.
package struct SMPPCredentials: Hashable, Sendable {
    package var systemID: String
    package var password: String
    package var systemType: String

    package init(systemID: String, password: String, systemType: String = "") {
        self.systemID = systemID
        self.password = password
        self.systemType = systemType
    }
}

extension SMPPCredentials: CustomStringConvertible, CustomReflectable {
    package var description: String { "SMPPCredentials(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
