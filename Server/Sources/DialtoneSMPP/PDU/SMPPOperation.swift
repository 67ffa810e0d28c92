/// The operation of a PDU with its fields.
package enum SMPPOperation: Hashable, Sendable {
    case bind(SMPPBindKind, SMPPCredentials)

    /// The response to a bind, with the SMSC's system ID.
    case bindResponse(SMPPBindKind, systemID: String)

    case submit(SMPPMessage)
    case submitResponse(messageID: String)
    case deliver(SMPPMessage)
    case deliverResponse
    case unbind
    case unbindResponse
    case enquireLink
    case enquireLinkResponse
    case genericNack

    /// A command that the gateway does not use.
    case other(SMPPCommand)

    package var command: SMPPCommand {
        switch self {
        case .bind(let kind, _): kind.command
        case .bindResponse(let kind, _): kind.command.response
        case .submit: .submit
        case .submitResponse: .submit.response
        case .deliver: .deliver
        case .deliverResponse: .deliver.response
        case .unbind: .unbind
        case .unbindResponse: .unbind.response
        case .enquireLink: .enquireLink
        case .enquireLinkResponse: .enquireLink.response
        case .genericNack: .genericNack
        case .other(let command): command
        }
    }
}
