import DialtoneBasics
import DialtoneSendGuard

extension SendTally {
    init(row: SQLRow) throws {
        let countries: String = try row["countries"]
        let hold: String = try row["hold"]
        let subject: NumberSubject = try row["subject"]
        self.init(
            dimension: SendDimension(try row["kind"], subject.text),
            buckets: try SendBuckets.list(try row["buckets"]),
            countries: try Self.countries(countries),
            hold: hold.isEmpty ? nil : try SendHold(column: hold)
        )
    }

    /// The countries and their times in milliseconds, separated by spaces.
    var countriesColumn: String {
        countries.sorted { $0.key < $1.key }
            .map { "\($0.key) \($0.value.milliseconds)" }
            .joined(separator: " ")
    }

    private static func countries(_ text: String) throws -> [String: Timestamp] {
        guard !text.isEmpty else { return [:] }
        let parts = text.split(separator: " ")
        guard parts.count.isMultiple(of: 2) else { throw StorageError.corrupt }
        var countries: [String: Timestamp] = [:]
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard let moment = Int64(parts[index + 1]) else { throw StorageError.corrupt }
            countries[String(parts[index])] = Timestamp(milliseconds: moment)
        }
        return countries
    }
}

extension SendHold {
    /// The numbers of the hold, separated by spaces.
    var column: String {
        let numbers = [
            since.milliseconds, until.milliseconds, nextProbeAt.milliseconds, Int64(refused),
            Int64(probes), Int64(answeredProbes), Int64(answersToEnd), floor,
        ]
        return (numbers.map(String.init) + [String(perVerified)]).joined(separator: " ")
    }

    init(column: String) throws {
        let parts = column.split(separator: " ")
        let numbers = parts.dropLast().compactMap { Int64($0) }
        guard numbers.count == 8, parts.count == 9, let perVerified = Double(parts[8]) else {
            throw StorageError.corrupt
        }
        self.init(
            since: Timestamp(milliseconds: numbers[0]),
            until: Timestamp(milliseconds: numbers[1]),
            nextProbeAt: Timestamp(milliseconds: numbers[2]),
            refused: Int(numbers[3]),
            probes: Int(numbers[4]),
            answeredProbes: Int(numbers[5]),
            answersToEnd: Int(numbers[6]),
            floor: numbers[7],
            perVerified: perVerified
        )
    }
}
