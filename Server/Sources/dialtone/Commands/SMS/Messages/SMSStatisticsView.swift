import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel

/// Message statistics, as commands print them.
struct SMSStatisticsView: Encodable {
    struct Country: Encodable {
        let country: String
        let messages: Int
        let accepted: Int
        let delivered: Int
        let entered: Int
        let failed: Int

        static let header = [
            "COUNTRY", "MESSAGES", "ACCEPTED", "DELIVERED", "ENTERED", "FAILED", "CONVERSION",
        ]

        init(_ funnel: MessageFunnel) {
            country = funnel.region ?? "none"
            messages = funnel.messages
            accepted = funnel.accepted
            delivered = funnel.delivered
            entered = funnel.entered
            failed = funnel.failed
        }

        var row: [String] {
            [country] + [messages, accepted, delivered, entered, failed].map(String.init)
                + [SMSStatisticsView.percent(entered, of: messages)]
        }
    }

    struct Gateway: Encodable {
        let gateway: String
        let country: String
        let attempts: Int

        /// Selected by a learning route.
        let learned: Int
        let accepted: Int
        let unknown: Int
        let delivered: Int
        let failed: Int
        let entered: Int
        let possibleDoubles: Int
        let cost: String?

        /// The cost per entered code.
        let costPerEntered: String?

        static let header = [
            "GATEWAY", "COUNTRY", "ATTEMPTS", "LEARNED", "ACCEPTED", "UNKNOWN", "DELIVERED",
            "FAILED",
            "ENTERED", "CONVERSION", "DOUBLES", "COST", "PER CODE",
        ]

        init(_ statistics: GatewayStatistics) {
            gateway = statistics.gatewayName
            country = statistics.region ?? "none"
            attempts = statistics.attempts
            learned = statistics.learned
            accepted = statistics.accepted
            unknown = statistics.unknown
            delivered = statistics.delivered
            failed = statistics.failed
            entered = statistics.entered
            possibleDoubles = statistics.possibleDoubles
            cost = statistics.cost?.text
            costPerEntered =
                statistics.entered == 0
                ? nil
                : statistics.cost.map {
                    Money(micros: $0.micros / Int64(statistics.entered), currency: $0.currency).text
                }
        }

        var row: [String] {
            [gateway, country]
                + [attempts, learned, accepted, unknown, delivered, failed, entered].map(
                    String.init
                )
                + [
                    SMSStatisticsView.percent(entered, of: accepted + unknown),
                    String(possibleDoubles), cost ?? "", costPerEntered ?? "",
                ]
        }
    }

    let countries: [Country]
    let gateways: [Gateway]

    init(countries: [MessageFunnel], gateways: [GatewayStatistics]) {
        self.countries = countries.map(Country.init)
        self.gateways = gateways.map(Gateway.init)
    }

    private static func percent(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "" : "\(part * 100 / whole) %"
    }
}
