package import NIOCore

extension SMPPPDU {
    /// Reads one PDU from a frame of the right length.
    package init(decoding frame: ByteBuffer) throws(MalformedPDU) {
        var frame = frame
        guard
            let (_, rawCommand, rawStatus, sequence) = frame.readMultipleIntegers(
                as: (UInt32, UInt32, UInt32, UInt32).self
            )
        else {
            throw MalformedPDU(command: .genericNack, sequence: 0, status: .invalidCommandLength)
        }
        let command = SMPPCommand(rawValue: rawCommand)
        let status = SMPPStatus(rawValue: rawStatus)
        do {
            let operation = try SMPPOperation(command, status, SMPPReader(frame))
            self.init(operation, status: status, sequence: sequence)
        } catch {
            throw MalformedPDU(command: command, sequence: sequence, status: error.status)
        }
    }
}

extension SMPPOperation {
    fileprivate init(
        _ command: SMPPCommand,
        _ status: SMPPStatus,
        _ reader: SMPPReader
    ) throws(SMPPReader.Failure) {
        var reader = reader
        switch command {
        case .submit: self = .submit(try SMPPMessage(&reader))
        case .deliver: self = .deliver(try SMPPMessage(&reader))
        // An error response has no body.
        case .submit.response: self = .submitResponse(messageID: try reader.lastText())
        case .deliver.response: self = .deliverResponse
        case .unbind: self = .unbind
        case .unbind.response: self = .unbindResponse
        case .enquireLink: self = .enquireLink
        case .enquireLink.response: self = .enquireLinkResponse
        case .genericNack: self = .genericNack
        default: self = try Self(binding: command, &reader) ?? .other(command)
        }
    }

    private init?(
        binding command: SMPPCommand,
        _ reader: inout SMPPReader
    ) throws(SMPPReader.Failure) {
        if let kind = SMPPBindKind(command) {
            self = .bind(kind, try SMPPCredentials(&reader))
        } else if let kind = SMPPBindKind.allCases.first(where: {
            $0.command.response == command
        }) {
            self = .bindResponse(kind, systemID: try reader.lastText())
        } else {
            return nil
        }
    }
}

extension SMPPCredentials {
    fileprivate init(_ reader: inout SMPPReader) throws(SMPPReader.Failure) {
        self.init(
            systemID: try reader.text(),
            password: try reader.text(),
            systemType: try reader.text()
        )
        // The interface version and the client's address range, which are not used.
        _ = try reader.octets(3)
        _ = try reader.text()
    }
}

extension SMPPAddress {
    fileprivate init(_ reader: inout SMPPReader) throws(SMPPReader.Failure) {
        self.init(
            typeOfNumber: try reader.octet(),
            numberingPlan: try reader.octet(),
            text: try reader.text()
        )
    }
}

extension SMPPMessage {
    fileprivate init(_ reader: inout SMPPReader) throws(SMPPReader.Failure) {
        let serviceType = try reader.text()
        let source = try SMPPAddress(&reader)
        self.init(to: try SMPPAddress(&reader))
        self.serviceType = serviceType
        self.source = source
        messageClass = try reader.octet()
        protocolID = try reader.octet()
        priority = try reader.octet()
        schedule = try reader.text()
        validity = try reader.text()
        receiptRequest = try reader.octet()
        replacesPresent = try reader.octet()
        coding = try reader.octet()
        cannedMessage = try reader.octet()
        shortMessage = try reader.octets(Int(try reader.octet()))
        parameters = try reader.parameters()
    }
}
