import DialtoneModel

/// The error codes of End User Messaging: a type and, for some types, a reason.
enum EndUserMessagingCode {
    /// Returns the meaning of an error; `field` is the field that failed validation.
    static func meaning(of type: String, _ reason: String?, about field: String?) -> CodeMeaning? {
        switch type {
        case "ValidationException":
            reason.flatMap { validation[$0] } ?? meaning(ofField: field)
        case "ConflictException":
            reason.flatMap { conflicts[$0] } ?? .permanent(.misconfigured)
        case "ServiceQuotaExceededException":
            reason?.hasPrefix("MONTHLY_SPEND_LIMIT_REACHED") == true
                ? .permanent(.balance) : .retryable(.throttled)
        case "ThrottlingException", "Throttling", "TooManyRequestsException":
            .retryable(.throttled)
        case "InternalServerException", "InternalFailure", "ServiceUnavailable":
            .retryable(.unavailable)
        case "ResourceNotFoundException": .permanent(.misconfigured)
        default: AWSAccessCode.isOne(type) ? .permanent(.authentication) : nil
        }
    }

    private static func meaning(ofField field: String?) -> CodeMeaning {
        switch field {
        case "DestinationPhoneNumber": .permanent(.invalidNumber)
        case "MessageBody": .permanent(.contentRejected)
        case "OriginationIdentity": .permanent(.senderRejected)
        default: .permanent(.misconfigured)
        }
    }

    private static let validation: [String: CodeMeaning] = [
        "COUNTRY_CODE_MISMATCH": .permanent(.invalidNumber),
        "COUNTRY_NOT_ENABLED": .permanent(.blockedRegion),
        "DESTINATION_COUNTRY_BLOCKED": .permanent(.blockedRegion),
        "INTERNATIONAL_SENDING_NOT_SUPPORTED": .permanent(.blockedRegion),
        "INVALID_IDENTITY_FOR_DESTINATION_COUNTRY": .permanent(.senderRejected),
        "MAXIMUM_SIZE_EXCEEDED": .permanent(.tooLong),
        "PRICE_OVER_THRESHOLD": .permanent(.balance),
        "SENDER_ID_NOT_REGISTERED": .permanent(.senderRejected),
        "SENDER_ID_NOT_SUPPORTED": .permanent(.senderRejected),
        "SENDER_ID_REQUIRES_REGISTRATION": .permanent(.senderRejected),
    ]

    private static let conflicts: [String: CodeMeaning] = [
        "DESTINATION_COUNTRY_BLOCKED_BY_PROTECT_CONFIGURATION": .permanent(.blockedRegion),
        "DESTINATION_PHONE_NUMBER_BLOCKED_BY_PROTECT_NUMBER_OVERRIDE": .fraud,
        "DESTINATION_PHONE_NUMBER_OPTED_OUT": .permanent(.optedOut),
        "MESSAGE_TYPE_MISMATCH": .permanent(.senderRejected),
        "NO_ORIGINATION_IDENTITIES_FOUND": .permanent(.senderRejected),
        "NUMBER_CAPABILITIES_MISMATCH": .permanent(.senderRejected),
        "REGISTRATION_NOT_COMPLETE": .permanent(.senderRejected),
        "RESOURCE_NOT_ACTIVE": .permanent(.senderRejected),
    ]
}
