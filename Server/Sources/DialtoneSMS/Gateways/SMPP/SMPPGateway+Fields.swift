extension SMPPGateway {
    package static let fields: [GatewayField] = [
        .required("host", "The SMSC's host name or address."),
        .optional("port", "The SMSC's port. Default: 3550, or 2775 if tls is false."),
        .optional("tls", "false to connect without TLS, for example in a VPN. Default: true."),
        .optional(
            "authorities",
            "A PEM file of certificate authorities to trust instead of the system's."
        ),
        .required("systemID", "The account's system ID, up to 15 characters."),
        .secret("password", "The account's password; the protocol allows up to 8 characters."),
        .optional("systemType", "The system type, if the SMSC requires one."),
        .optional("bind", "transceiver, or split for a transmitter and a receiver."),
        .optional("binds", "The number of connections of this type, up to 8. Default: 1."),
        .optional("window", "The number of outstanding messages on each connection. Default: 10."),
        .optional("responseTimeout", "Seconds to wait for a response. Default: 10."),
        .optional("enquireLink", "Seconds between connection checks. Default: 30."),
        .optional("sourceAddress", "The default sender."),
        .optional(
            "sourceTON",
            "The type of number (TON) of numeric senders, to override the default."
        ),
        .optional(
            "sourceNPI",
            "The numbering plan (NPI) of numeric senders, to override the default."
        ),
        .optional("serviceType", "The service type, if the SMSC has several."),
        .optional("alphabet", "gsm7, or latin1 for an SMSC that converts texts itself."),
        .optional("longTexts", "How parts are marked: header, parameters, or payload."),
        .optional("validity", "The format of the validity period: relative, absolute, or none."),
        .optional("receipts", "false to not request receipts. Default: true."),
        .optional(
            "receiptIDs",
            "The format of message IDs in receipts: auto, same, decimal, hexadecimal."
        ),
    ]
}
