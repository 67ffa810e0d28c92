import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// Vonage's SMS API.
struct VonageGateway: HTTPGateway {
    static let fields: [GatewayField] = [
        .required("apiKey", "The account's API key."),
        .optionalSecret("apiSecret", "The account's API secret, unless requests are signed."),
        .optionalSecret("signatureSecret", "The account's signature secret, for receipts."),
        .optional("signatureMethod", "md5hash, md5, sha1, sha256 or sha512. Default: md5hash."),
        .optional("signRequests", "true to sign requests instead of sending the API secret."),
        .required("from", "The default sender."),
        .optional("feedback", "false to not report conversions to Vonage. Default: true."),
        .optional("baseURL", "The base URL of the API. Default: https://rest.nexmo.com."),
        .optional("conversionsURL", "The URL for conversions. Default: https://api.nexmo.com."),
    ]

    let connection: GatewayConnection
    private let credentials: VonageCredentials
    private let conversions: GatewayAddress
    private let from: String
    private let givesFeedback: Bool
    private let callbacks: VonageCallbacks

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        credentials = try VonageCredentials(settings)
        connection = try settings.connection(standard: "https://rest.nexmo.com")
        conversions = try settings.address("conversionsURL", standard: "https://api.nexmo.com")
        from = try settings.required("from", SenderName.form, SenderName.problem)
        givesFeedback = try settings.flag("feedback", default: true)
        callbacks = VonageCallbacks(credentials: credentials)
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        let seconds = message.secondsLeft(at: connection.now, within: 20...604_800)
        // Vonage assigns an ID to each part and sends receipts for each.
        let reference = attempt.reference(partCount: message.wording.segments)
        var form = [
            (name: "from", value: SenderName.bare(message.sender?.senderID ?? from)),
            (name: "to", value: message.bareNumber),
            (name: "text", value: message.text),
            (name: "ttl", value: String(seconds * 1_000)),
            (name: "client-ref", value: reference.text),
        ]
        if message.wording.alphabet == .ucs2 { form.append(("type", "unicode")) }
        if let url = attempt.statusURL {
            form += [("status-report-req", "1"), ("callback", url)]
        }
        if let entity = message.sender?.entityID { form.append(("entity-id", entity)) }
        if let template = message.sender?.templateID { form.append(("content-id", template)) }
        return post(form, to: try connection.address.url("/sms/json"))
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        VonageResponse(answer).outcome
    }

    func report(_ conversion: SMSConversion) async throws {
        guard givesFeedback else { return }
        let moment = conversion.at.date.ISO8601Format()
        let form = [
            (name: "message-id", value: conversion.gatewayMessageID),
            (name: "delivered", value: conversion.wasEntered ? "true" : "false"),
            (name: "timestamp", value: String(moment.replacing("T", with: " ").prefix(19))),
        ]
        try await deliver(post(form, to: try conversions.url("/conversions/sms")))
    }

    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        let fields = try callbacks.fields(of: callback)
        return try VonageReceipt(fields, callback).event(of: name).map { [$0] } ?? []
    }

    private func post(
        _ form: [(name: String, value: String)],
        to url: OutboundURL
    ) -> OutboundRequest {
        var request = OutboundRequest(.post, url)
        request.headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("accept", "application/json"),
        ]
        let proven = credentials.proving(form, at: connection.now)
        request.body = Array(FormText.encode(proven).utf8)
        return request
    }
}
