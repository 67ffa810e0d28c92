package import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

/// The requests that submit one message; several if its text is long.
package struct Submission: Sendable {
    let requests: [SMPPMessage]

    /// The number of parts; `nil` if the SMSC splits the text.
    let segments: Int?

    /// Creates the requests; throws if the sender or the text cannot be sent.
    package init(
        of message: TextMessage,
        by settings: SMPPSettings,
        at now: Timestamp,
        random: RandomSource
    ) throws(SendProblem) {
        var request = SMPPMessage(to: .international(message.phoneNumber.e164.dropFirst()))
        request.source = try SourceAddress(for: message.sender, by: settings).address
        request.serviceType = settings.serviceType
        request.validity = ValidityPeriod(settings.validity).text(
            until: message.expiresAt,
            at: now
        )
        request.receiptRequest = settings.asksForReceipts ? 1 : 0
        request.parameters = Self.registration(message.sender)
        let text = EncodedText(message.text, preferring: settings.coding)
        request.coding = text.coding.octet
        guard !text.fitsOneMessage else {
            request.shortMessage = text.octets
            requests = [request]
            segments = 1
            return
        }
        guard settings.parts != .payload else {
            request.parameters.append(SMPPParameter(.payload, text.octets))
            requests = [request]
            segments = nil
            return
        }
        let parts = text.parts
        guard parts.count <= PartStyle.limit else {
            throw SendProblem(
                .tooLong,
                "The text is too long: it needs more parts than a message can have."
            )
        }
        segments = parts.count
        let reference = random.bytes(2)
        requests = parts.enumerated().map { index, content in
            request.part(index + 1, of: parts.count, reference, content, by: settings.parts)
        }
    }

    private static func registration(_ sender: SenderIdentity?) -> [SMPPParameter] {
        var parameters: [SMPPParameter] = []
        if let id = sender?.entityID { parameters.append(.init(.registeredEntity, text: id)) }
        if let id = sender?.templateID { parameters.append(.init(.registeredTemplate, text: id)) }
        return parameters
    }
}

extension SMPPMessage {
    /// The header element for parts with a one-octet reference (3GPP TS 23.040, 9.2.3.24.1).
    private static let partElement: [UInt8] = [0x05, 0x00, 0x03]

    fileprivate func part(
        _ number: Int,
        of total: Int,
        _ reference: [UInt8],
        _ content: [UInt8],
        by style: PartStyle
    ) -> SMPPMessage {
        var part = self
        let (number, total) = (UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: total))
        if style == .header {
            part.messageClass |= Self.headerFlag
            part.shortMessage = Self.partElement + reference.prefix(1) + [total, number] + content
        } else {
            part.shortMessage = content
            part.parameters += [
                SMPPParameter(.concatenationReference, reference),
                SMPPParameter(.concatenationTotal, total),
                SMPPParameter(.concatenationNumber, number),
            ]
        }
        return part
    }
}
