/// A country in the simulated app's traffic.
struct Country {
    /// The ISO 3166 code.
    let region: String

    /// The share of the app's ordinary sign-ins, in percent.
    let share: Double

    /// The share of its messages that arrive.
    let arrival: Double

    /// The share of users who enter a code that arrived.
    let conversion: Double

    /// The offset of its local time from UTC, in hours.
    let hoursAhead: Double

    init(
        _ region: String,
        share: Double,
        arrival: Double = 0.97,
        conversion: Double = 0.94,
        hoursAhead: Double = 1
    ) {
        self.region = region
        self.share = share
        self.arrival = arrival
        self.conversion = conversion
        self.hoursAhead = hoursAhead
    }

    /// The countries of an app that is based in Central Europe and has users everywhere.
    static let all = [
        Country("DE", share: 28),
        Country("AT", share: 7),
        Country("CH", share: 7),
        Country("FR", share: 8),
        Country("IT", share: 6),
        Country("ES", share: 5),
        Country("NL", share: 4, hoursAhead: 1),
        Country("PL", share: 5),
        Country("GB", share: 8, hoursAhead: 0),
        Country("US", share: 9, arrival: 0.98, conversion: 0.92, hoursAhead: -6),
        Country("TR", share: 3, arrival: 0.94, conversion: 0.9, hoursAhead: 3),
        Country("IN", share: 3, arrival: 0.92, conversion: 0.88, hoursAhead: 5.5),
        Country("BR", share: 2.5, arrival: 0.93, conversion: 0.89, hoursAhead: -3),
        Country("UA", share: 1.5, arrival: 0.93, conversion: 0.9, hoursAhead: 2),
        Country("ID", share: 1, arrival: 0.9, conversion: 0.86, hoursAhead: 7),
        Country("NG", share: 0.7, arrival: 0.88, conversion: 0.85, hoursAhead: 1),
        Country("PK", share: 0.5, arrival: 0.88, conversion: 0.85, hoursAhead: 5),
        Country("LK", share: 0.3, arrival: 0.9, conversion: 0.86, hoursAhead: 5.5),
        Country("UZ", share: 0.3, arrival: 0.9, conversion: 0.86, hoursAhead: 5),
        Country("KZ", share: 0.2, arrival: 0.9, conversion: 0.86, hoursAhead: 5),
    ]

    /// The countries where attackers earn most: messages are expensive, and few users sign in.
    static let pumped = ["UZ", "PK", "LK", "ID", "NG", "KZ"]
}
