import DialtoneModel

/// Reads the configuration of an SMPP gateway and describes problems in the operator's terms.
struct SMPPFields {
    private let settings: [String: String]
    private let secrets: [String: String]

    init(_ configuration: SMSGatewayConfiguration) {
        settings = configuration.settings
        secrets = configuration.secrets
    }

    func flag(_ name: String) throws(InvalidGateway) -> Bool? {
        try choice(name, of: ["true": true, "false": false])
    }

    func number(_ name: String, _ range: ClosedRange<Int>) throws(InvalidGateway) -> Int? {
        guard let text = settings[name], !text.isEmpty else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw InvalidGateway(
                name,
                "is not a number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return number
    }

    /// Returns a setting that must be printable ASCII, which every SMSC can read.
    func text(_ name: String, _ lengths: ClosedRange<Int>) throws(InvalidGateway) -> String? {
        try settings[name].map { text throws(InvalidGateway) in
            try Self.check(text, name, lengths)
        }
    }

    func password(_ name: String, _ lengths: ClosedRange<Int>) throws(InvalidGateway) -> String {
        try Self.check(secrets[name] ?? "", name, lengths)
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String
    ) throws(InvalidGateway) -> Choice? where Choice.RawValue == String {
        try choice(
            name,
            of: Dictionary(Choice.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
        )
    }

    func choice<Choice>(
        _ name: String,
        of choices: [String: Choice]
    ) throws(InvalidGateway) -> Choice? {
        guard let text = settings[name], !text.isEmpty else { return nil }
        guard let choice = choices[text] else {
            throw InvalidGateway(
                name,
                "is not one of \(choices.keys.sorted().joined(separator: ", "))"
            )
        }
        return choice
    }

    private static func check(
        _ text: String,
        _ name: String,
        _ lengths: ClosedRange<Int>
    ) throws(InvalidGateway) -> String {
        guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            throw InvalidGateway(name, "contains characters that are not ASCII")
        }
        guard lengths.contains(text.utf8.count) else {
            throw InvalidGateway(
                name,
                "is not \(lengths.lowerBound) to \(lengths.upperBound) characters long"
            )
        }
        return text
    }
}
