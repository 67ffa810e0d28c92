extension SMPPGateway {
    package static let fields: [GatewayField] = [
        .required("host", "The SMSC's host name or address."),
        .optional("port", "Its port. Default: 3550, or 2775 if tls is false."),
        .optional("tls", "false to connect without TLS, for example in a VPN. Default: true."),
        .optional(
            "authorities",
            "A PEM file with the authorities to trust instead of the system's."
        ),
        .required("systemID", "The account's name at the SMSC, of up to 15 characters."),
        .secret("password", "The account's password; the protocol allows up to 8 characters."),
        .optional("systemType", "The kind of client, if the SMSC requires one."),
        .optional("bind", "transceiver, or split for a transmitter and a receiver."),
        .optional("binds", "The number of connections of this type, up to 8. Default: 1."),
        .optional("window", "How many messages may wait for an answer on each. Default: 10."),
        .optional("responseTimeout", "How many seconds an answer may take. Default: 10."),
        .optional("enquireLink", "Seconds between checks of a connection. Default: 30."),
        .optional("sourceAddress", "The sender if the project sets none."),
        .optional(
            "sourceTON",
            "The type of number (TON) of numeric senders, if not the usual one."
        ),
        .optional(
            "sourceNPI",
            "The numbering plan (NPI) of numeric senders, if not the usual one."
        ),
        .optional("serviceType", "The SMSC's service, if it has several."),
        .optional("alphabet", "gsm7, or latin1 for an SMSC that converts texts itself."),
        .optional("longTexts", "How parts are marked: header, parameters, or payload."),
        .optional("validity", "How the SMSC gets a message's expiry: relative, absolute, or none."),
        .optional("receipts", "false to request no receipts. Default: true."),
        .optional(
            "receiptIDs",
            "How receipts write message IDs: auto, same, decimal, hexadecimal."
        ),
    ]
}
