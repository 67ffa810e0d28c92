import IdentityToolkitAdmin

extension CountryStatistics {
    static let header = [
        "COUNTRY", "MESSAGES", "ACCEPTED", "DELIVERED", "ENTERED", "FAILED", "CONVERSION",
    ]

    var row: [String] {
        [country] + [messages, accepted, delivered, entered, failed].map(String.init)
            + [percent(entered, of: messages)]
    }
}

extension GatewayFigures {
    static let header = [
        "GATEWAY", "COUNTRY", "ATTEMPTS", "LEARNED", "ACCEPTED", "UNKNOWN", "DELIVERED",
        "FAILED",
        "ENTERED", "CONVERSION", "DOUBLES", "COST", "PER CODE",
    ]

    var row: [String] {
        [gateway, country]
            + [attempts, learned, accepted, unknown, delivered, failed, entered].map(String.init)
            + [
                percent(entered, of: accepted + unknown), String(possibleDoubles), cost ?? "",
                costPerEntered ?? "",
            ]
    }
}

private func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "" : "\(part * 100 / whole) %"
}
