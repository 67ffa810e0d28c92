import CPhoneNumbers
import Crypto
import Foundation
import Synchronization

/// The data with which libphonenumber parses, validates and formats numbers.
package struct NumberingPlan: Hashable, Sendable {
    /// The release of libphonenumber's data, such as "9.0.43".
    package let version: String

    /// The day of the release, such as "2026-11-06".
    ///
    /// Dates in this form sort by time.
    package let date: String

    /// libphonenumber's PhoneMetadataCollection, in the Protocol Buffers wire format.
    let collection: [UInt8]

    private static let firstLine = "dialtone numbering plan 1"

    /// The maximum size of a file, in bytes; the bundled one has about 200 KB.
    package static let sizeLimit = 4 << 20

    /// The age in days after which a plan counts as old.
    package static let freshDays = 180

    /// Parses a file, and verifies its digest and its data.
    package init(file: [UInt8]) throws(InvalidNumberingPlan) {
        guard file.count <= Self.sizeLimit else { throw .tooLarge }
        try self.init(header: file)
        let digest = Self.digest(of: file.dropFirst(Self.digestedOffset))
        let header = String(decoding: file.prefix(Self.digestedOffset), as: UTF8.self)
        guard header == "\(Self.firstLine)\nsha256 \(digest)\n" else { throw .wrongDigest }
        guard let territories, !territories.isEmpty else { throw .malformed }
    }

    /// The plan as a file that ``init(file:)`` can parse.
    package var file: [UInt8] {
        let body = Array("version \(version)\ndate \(date)\n\n".utf8) + collection
        return Array("\(Self.firstLine)\nsha256 \(Self.digest(of: body))\n".utf8) + body
    }

    private static func digest(of bytes: some DataProtocol) -> String {
        SHA256.hash(data: bytes)
            .map { String($0, radix: 16) }
            .map { $0.count == 1 ? "0" + $0 : $0 }
            .joined()
    }

    /// The offset of the data that the digest covers: after the line that contains the digest.
    private static let digestedOffset = firstLine.utf8.count + "\nsha256 \n".utf8.count + 64

    /// Parses the header; the data is not verified.
    private init(header file: [UInt8]) throws(InvalidNumberingPlan) {
        guard file.starts(with: "\(Self.firstLine)\n".utf8) else { throw .notAPlan }
        let rest = file.dropFirst(Self.digestedOffset)
        let head = String(decoding: rest.prefix(200), as: UTF8.self)
        let form = /version ([0-9.]{1,20})\ndate ([0-9-]{10})\n\n/
        guard let header = head.prefixMatch(of: form) else { throw .notAPlan }
        version = String(header.1)
        date = String(header.2)
        collection = Array(rest.dropFirst(header.0.utf8.count))
        guard day != nil else { throw .notAPlan }
    }
}

extension NumberingPlan {
    /// The plan that is compiled into the program.
    package static let bundled: NumberingPlan = {
        let plan = pn_bundled_plan()
        let file = UnsafeRawBufferPointer(start: plan.start, count: plan.count)
        // A test verifies the digest of the bundled file, so it is not computed at each start.
        return (try? NumberingPlan(header: Array(file)))
            ?? NumberingPlan(version: "unknown", date: "1970-01-01", collection: [])
    }()

    private static let replacement = Mutex<NumberingPlan?>(nil)

    /// The plan that this process uses.
    package static var inUse: NumberingPlan { replacement.withLock { $0 } ?? bundled }

    /// Makes this the plan of the process.
    ///
    /// Returns `false`, and has no effect, if a number has been parsed before.
    package func use() -> Bool {
        Self.replacement.withLock { replacement in
            let isTaken = collection.withUnsafeBytes { pn_use_collection($0.baseAddress, $0.count) }
            if isTaken { replacement = self }
            return isTaken
        }
    }

    /// Whether libphonenumber uses this plan instead of its compiled data.
    package static var isEffective: Bool { pn_supplies_collection() }

    init(version: String, date: String, collection: [UInt8]) {
        self.version = version
        self.date = date
        self.collection = collection
    }
}

extension NumberingPlan {
    private var day: Date? {
        try? Date(date, strategy: .iso8601.year().month().day())
    }

    /// The age of the plan, in days since its release.
    package func age(atSecondsSince1970 now: Int64) -> Int {
        guard let day else { return .max }
        return max(0, Int((Double(now) - day.timeIntervalSince1970) / 86_400))
    }

    /// Throws ``InvalidNumberingPlan/futureDate(_:)`` if the date is more than a day in the future.
    ///
    /// One day is allowed because of time zones.
    package func checkDate(atSecondsSince1970 now: Int64) throws(InvalidNumberingPlan) {
        guard let day, day.timeIntervalSince1970 <= Double(now) + 86_400 else {
            throw .futureDate(date)
        }
    }

    /// Whether the plan is so old that it probably lacks newly assigned ranges.
    package func isOld(atSecondsSince1970 now: Int64) -> Bool {
        age(atSecondsSince1970: now) > Self.freshDays
    }
}
