import DialtoneCore

/// What the operator says about one SMSC.
struct SMPPSettings: Sendable {
    /// Over which connections messages and receipts go.
    enum Binding: String, CaseIterable {
        /// Both over one.
        case transceiver
        /// Each over one of its own.
        case split

        var kinds: [SMPPBindKind] {
            switch self {
            case .transceiver: [.transceiver]
            case .split: [.transmitter, .receiver]
            }
        }
    }

    /// How an SMSC is told when a message is no longer worth delivering.
    enum Validity: String, CaseIterable {
        /// So long from now, which needs no common clock.
        case relative
        /// At a moment, in UTC.
        case absolute
        /// By what the SMSC has set up.
        case none
    }

    var host: String
    var port: Int
    var credentials: SMPPCredentials
    var binding = Binding.transceiver

    /// How many connections of each kind are kept.
    var bindCount = 1

    /// Whether connections are encrypted, and who vouches for the SMSC besides the system's
    /// authorities: a PEM file.
    var isEncrypted = true
    var authorities: String?

    var rules = SMPPLinkRules()
    var connectTimeout = TimeSpan.seconds(5)
    var backoff = SMPPBackoff.Limits()

    var source: String?
    var sourceTypeOfNumber: UInt8?
    var sourceNumberingPlan: UInt8?
    var serviceType = ""
    var coding = SMPPCoding.gsm7
    var parts = PartStyle.header
    var validity = Validity.relative
    var asksForReceipts = true
    var receiptIDs = ReceiptIDForm.automatic

    init(host: String, port: Int, credentials: SMPPCredentials) {
        self.host = host
        self.port = port
        self.credentials = credentials
    }
}
