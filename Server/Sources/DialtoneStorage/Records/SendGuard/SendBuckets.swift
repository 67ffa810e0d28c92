import DialtoneBasics
import DialtoneSendGuard

/// The encoding of a tally's buckets in a column.
///
/// It takes a tenth of the space of text, because every message reads and writes the buckets of its
/// project. The first byte is the form. For each bucket, its width, its start (in widths since
/// 1970) and its counts follow as variable-length integers: seven bits per byte, the lowest first,
/// with the eighth bit set if more bytes follow.
enum SendBuckets {
    private static let plainForm: UInt8 = 1

    /// The form with two more counts in each bucket, the forgiven ones.
    private static let forgivingForm: UInt8 = 2

    /// The form with the forgiven counts and those of notices.
    private static let noticingForm: UInt8 = 3

    /// The form with all these counts and the rejections by rules about something else.
    private static let completeForm: UInt8 = 4

    private static func form(of buckets: [SendBucket]) -> UInt8 {
        if buckets.contains(where: { $0.count.refusedByOthers > 0 }) { return completeForm }
        if buckets.contains(where: { $0.count.notices > 0 || $0.count.noticeSpend > 0 }) {
            return noticingForm
        }
        let forgives = buckets.contains { $0.count.forgiven > 0 || $0.count.forgivenSpend > 0 }
        return forgives ? forgivingForm : plainForm
    }

    static func column(of buckets: [SendBucket]) -> [UInt8] {
        let form = Self.form(of: buckets)
        var bytes = [form]
        for bucket in buckets {
            let width = bucket.width.duration.milliseconds
            append(Int64(bucket.width.rawValue), to: &bytes)
            append(bucket.start.milliseconds / width, to: &bytes)
            append(Int64(bucket.count.sent), to: &bytes)
            append(Int64(bucket.count.entered), to: &bytes)
            append(Int64(bucket.count.refused), to: &bytes)
            append(bucket.count.spent, to: &bytes)
            append(bucket.count.spentOnEntered, to: &bytes)
            guard form >= forgivingForm else { continue }
            append(Int64(bucket.count.forgiven), to: &bytes)
            append(bucket.count.forgivenSpend, to: &bytes)
            guard form >= noticingForm else { continue }
            append(Int64(bucket.count.notices), to: &bytes)
            append(bucket.count.noticeSpend, to: &bytes)
            guard form >= completeForm else { continue }
            append(Int64(bucket.count.refusedByOthers), to: &bytes)
        }
        return bytes
    }

    /// Decodes a column; an empty column has no buckets.
    static func list(_ bytes: [UInt8]) throws -> [SendBucket] {
        guard let first = bytes.first else { return [] }
        guard (plainForm...completeForm).contains(first) else { throw StorageError.corrupt }
        var rest = bytes.dropFirst()
        var buckets: [SendBucket] = []
        while !rest.isEmpty {
            guard let width = SendBucket.Width(rawValue: Int(try take(&rest))) else {
                throw StorageError.corrupt
            }
            let start = try take(&rest).multipliedReportingOverflow(by: width.duration.milliseconds)
            guard !start.overflow else { throw StorageError.corrupt }
            var count = SendCount()
            count.sent = Int(try take(&rest))
            count.entered = Int(try take(&rest))
            count.refused = Int(try take(&rest))
            count.spent = try take(&rest)
            count.spentOnEntered = try take(&rest)
            if first >= forgivingForm {
                count.forgiven = Int(try take(&rest))
                count.forgivenSpend = try take(&rest)
            }
            if first >= noticingForm {
                count.notices = Int(try take(&rest))
                count.noticeSpend = try take(&rest)
            }
            if first == completeForm { count.refusedByOthers = Int(try take(&rest)) }
            buckets.append(
                SendBucket(
                    width: width,
                    start: Timestamp(milliseconds: start.partialValue),
                    count: count
                )
            )
        }
        return buckets
    }

    private static func append(_ number: Int64, to bytes: inout [UInt8]) {
        var rest = UInt64(max(0, number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    private static func take(_ bytes: inout ArraySlice<UInt8>) throws -> Int64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = bytes.popFirst(), shift < 63 {
            number |= UInt64(byte & 0x7f) << shift
            if byte & 0x80 == 0 { return Int64(number) }
            shift += 7
        }
        throw StorageError.corrupt
    }
}
