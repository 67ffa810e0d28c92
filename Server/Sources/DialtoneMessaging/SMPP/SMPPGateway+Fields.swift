import DialtoneCore

extension SMPPGateway {
    package static let fields: [GatewayField] = [
        .required("host", "The SMSC's host name or address."),
        .optional("port", "Its port: 3550 unless given, or 2775 if tls is false."),
        .optional("tls", "false to connect in the clear, as through a VPN; true unless given."),
        .optional(
            "authorities",
            "A PEM file of whom to trust instead of the system's authorities."
        ),
        .required("systemID", "The account's name at the SMSC, of up to 15 characters."),
        .secret("password", "The account's password; the protocol means up to 8 characters."),
        .optional("systemType", "The kind of client, where the SMSC asks for one."),
        .optional("bind", "transceiver, or split for a transmitter and a receiver."),
        .optional("binds", "How many of them are kept: 1 unless given, up to 8."),
        .optional("window", "How many messages may wait for an answer on each: 10 unless given."),
        .optional("responseTimeout", "How many seconds an answer may take: 10 unless given."),
        .optional("enquireLink", "Seconds between checks of a connection: 30 unless given."),
        .optional("sourceAddress", "Who messages are from where the project does not say."),
        .optional("sourceTON", "The type of senders that are numbers, if not the usual one."),
        .optional("sourceNPI", "The numbering plan of senders that are numbers, likewise."),
        .optional("serviceType", "The SMSC's service, where it has several."),
        .optional("alphabet", "gsm7, or latin1 for an SMSC that converts texts itself."),
        .optional("longTexts", "How parts are marked: header, parameters, or payload."),
        .optional("validity", "How the end of a message is told: relative, absolute, or none."),
        .optional("receipts", "false to ask for no receipts; true unless given."),
        .optional(
            "receiptIDs",
            "How receipts write message IDs: auto, same, decimal, hexadecimal."
        ),
    ]
}
