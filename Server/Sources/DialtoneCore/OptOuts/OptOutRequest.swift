package import PhoneNumbers

/// A word that came from a phone, over the link to a gateway.
package struct OptOutRequest: Hashable, Sendable {
    package let phoneNumber: PhoneNumber
    package let word: OptOutWord
    package let gatewayName: String
    package let at: Timestamp

    package init(
        phoneNumber: PhoneNumber,
        word: OptOutWord,
        gatewayName: String,
        at: Timestamp
    ) {
        self.phoneNumber = phoneNumber
        self.word = word
        self.gatewayName = gatewayName
        self.at = at
    }
}

extension OptOutRequest: CustomStringConvertible, CustomReflectable {
    package var description: String { "OptOutRequest(\(word))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension OptOutRequest {
    /// Does what the phone asks for, and says in how many projects that changed something.
    ///
    /// A phone speaks to those who wrote to it: the projects whose messages went to it by this
    /// gateway, as far back as the log goes. That also bounds what anybody can fill the
    /// database with who can make numbers up. What an operator entered stays.
    package func apply(in data: any DataWriter) throws -> Int {
        switch word {
        case .stop:
            try data.projectsThatWrote(to: phoneNumber, by: gatewayName).count { project in
                let ledger = try data.holdLedger(of: phoneNumber, in: project)
                switch ledger.optOut?.source {
                case .operator, .phone: return false
                case .gateway, nil: break
                }
                let optOut = OptOut(since: at, source: .phone(gateway: gatewayName))
                try data.setOptOut(optOut, of: phoneNumber, in: project)
                return true
            }
        case .start:
            try data.projectsOptedOut(of: phoneNumber).count { project in
                let ledger = try data.holdLedger(of: phoneNumber, in: project)
                guard ledger.optOut?.source.isEnded(byWordTo: gatewayName) == true else {
                    return false
                }
                try data.setOptOut(nil, of: phoneNumber, in: project)
                return true
            }
        }
    }
}
