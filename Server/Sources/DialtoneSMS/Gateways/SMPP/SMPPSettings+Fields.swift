import DialtoneBasics
import DialtoneModel
import DialtoneSMPP

extension SMPPSettings {
    private static let portInTheClear = 2775
    private static let encryptedPort = 3550

    /// Reads the settings; throws the first problem found in them.
    init(_ configuration: SMSGatewayConfiguration) throws(InvalidGateway) {
        let fields = SMPPFields(configuration)
        let isEncrypted = try fields.flag("tls") ?? true
        self.init(
            host: try fields.text("host", 1...255) ?? "",
            port: try fields.number("port", 1...65_535)
                ?? (isEncrypted ? Self.encryptedPort : Self.portInTheClear),
            credentials: SMPPCredentials(
                systemID: try fields.text("systemID", 1...15) ?? "",
                password: try fields.password("password", 1...64),
                systemType: try fields.text("systemType", 0...12) ?? ""
            )
        )
        self.isEncrypted = isEncrypted
        authorities = configuration.settings["authorities"].flatMap { $0.isEmpty ? nil : $0 }
        try readConnections(fields)
        try readMessages(fields)
    }

    private mutating func readConnections(_ fields: SMPPFields) throws(InvalidGateway) {
        binding = try fields.choice("bind") ?? binding
        bindCount = try fields.number("binds", 1...8) ?? bindCount
        rules.window = try fields.number("window", SMPPLinkRules.windows) ?? rules.window
        if let seconds = try fields.number("responseTimeout", 1...60) {
            rules.responseTimeout = .seconds(Int64(seconds))
        }
        if let seconds = try fields.number("enquireLink", 5...600) {
            rules.enquiryInterval = .seconds(Int64(seconds))
        }
    }

    private mutating func readMessages(_ fields: SMPPFields) throws(InvalidGateway) {
        source = try fields.text("sourceAddress", 0...20)
        if let source, !source.isEmpty, SourceAddress.address(of: source) == nil {
            throw InvalidGateway(
                "sourceAddress",
                "must be a number or up to 11 letters and digits"
            )
        }
        sourceTypeOfNumber = try fields.number("sourceTON", 0...6).map { UInt8($0) }
        sourceNumberingPlan = try fields.number("sourceNPI", 0...18).map { UInt8($0) }
        serviceType = try fields.text("serviceType", 0...5) ?? serviceType
        coding = try fields.choice("alphabet", of: ["gsm7": .gsm7, "latin1": .latin1]) ?? coding
        parts = try fields.choice("longTexts") ?? parts
        validity = try fields.choice("validity") ?? validity
        asksForReceipts = try fields.flag("receipts") ?? asksForReceipts
        receiptIDs = try fields.choice("receiptIDs") ?? receiptIDs
    }
}
