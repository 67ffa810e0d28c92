import DialtoneBasics

/// The configuration of one SMSC.
package struct SMPPSettings: Sendable {
    /// The connections for messages and receipts.
    package enum Binding: String, CaseIterable {
        /// One connection for both.
        case transceiver
        /// A separate connection for each.
        case split

        var kinds: [SMPPBindKind] {
            switch self {
            case .transceiver: [.transceiver]
            case .split: [.transmitter, .receiver]
            }
        }
    }

    /// How the SMSC gets the time at which a message expires.
    package enum Validity: String, CaseIterable {
        /// As a time span, which needs no synchronized clocks.
        case relative
        /// As a point in time in UTC.
        case absolute
        /// Not at all: the SMSC's default applies.
        case none
    }

    package var host: String
    package var port: Int
    var credentials: SMPPCredentials
    package var binding = Binding.transceiver

    /// The number of connections of each kind.
    package var bindCount = 1

    /// Whether connections use TLS.
    ///
    /// ``authorities`` is a PEM file with the authorities to trust instead of the system's.
    package var isEncrypted = true
    package var authorities: String?

    package var rules = SMPPLinkRules()
    var connectTimeout = TimeSpan.seconds(5)
    var backoff = SMPPBackoff.Limits()

    package var source: String?
    package var sourceTypeOfNumber: UInt8?
    package var sourceNumberingPlan: UInt8?
    package var serviceType = ""
    package var coding = SMPPCoding.gsm7
    package var parts = PartStyle.header
    package var validity = Validity.relative
    package var asksForReceipts = true
    package var receiptIDs = ReceiptIDForm.automatic

    package init(host: String, port: Int, credentials: SMPPCredentials) {
        self.host = host
        self.port = port
        self.credentials = credentials
    }
}
