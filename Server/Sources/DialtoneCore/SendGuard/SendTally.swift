/// What happened of late to messages that have something in common.
package struct SendTally: Hashable, Sendable {
    package let dimension: SendDimension

    /// Oldest first, a wider one before the finer ones that begin with it.
    package private(set) var buckets: [SendBucket]

    /// For an address: when it last asked for each country whose message nobody answered.
    package private(set) var countries: [String: Timestamp]

    /// For a prefix: why it gets no messages at present.
    package var hold: SendHold?

    /// How long a tally that nothing was noted in may still matter: the longest span of any
    /// rule, and of any hold.
    package static let retention = TimeSpan.days(32)

    /// More countries than any rule counts are not remembered.
    private static let countryLimit = 32

    package init(
        dimension: SendDimension,
        buckets: [SendBucket] = [],
        countries: [String: Timestamp] = [:],
        hold: SendHold? = nil
    ) {
        self.dimension = dimension
        self.buckets = buckets
        self.countries = countries
        self.hold = hold
    }
}

extension SendTally {
    /// What happened in the last `span`, with all of the minute, hour or day that it began in.
    package func count(in span: SendSpan, at now: Timestamp) -> SendCount {
        let start = now - span.duration
        var sum = SendCount()
        for bucket in buckets where bucket.width.counts(in: span) && bucket.end > start {
            sum += bucket.count
        }
        return sum
    }

    /// What answered messages cost on an average day of the last thirty, where the last of them
    /// counts for nothing.
    func verifiedPerDay(at now: Timestamp) -> Int64 {
        let month = count(in: .month, at: now).spentOnEntered
        return (month - count(in: .day, at: now).spentOnEntered) / 30
    }

    /// How long until what is left of the last `span` is little enough, if nothing is added.
    func wait(
        in span: SendSpan,
        at now: Timestamp,
        until isEnough: (SendCount) -> Bool
    ) -> TimeSpan {
        var rest = count(in: span, at: now)
        let start = now - span.duration
        for bucket in buckets where bucket.width.counts(in: span) && bucket.end > start {
            rest -= bucket.count
            if isEnough(rest) { return bucket.end + span.duration - now }
        }
        return span.duration
    }

    /// Countries that the address asked for in the last day without an answer, and `country`.
    func countryCount(with country: String, at now: Timestamp) -> Int {
        let start = now - SendSpan.day.duration
        return countries.count { $0.key != country && $0.value > start } + 1
    }
}

extension SendTally {
    mutating func add(_ cost: SendCost) {
        tidy(at: cost.at)
        change(at: cost.at, now: cost.at) { count in
            count.sent += 1
            count.spent += cost.micros
        }
        guard dimension.kind == .address else { return }
        if countries.count < Self.countryLimit || countries[cost.region] != nil {
            countries[cost.region] = cost.at
        }
    }

    /// Takes back a message that no gateway accepted.
    package mutating func withdraw(_ cost: SendCost, at now: Timestamp) {
        tidy(at: now)
        change(at: cost.at, now: now) { count in
            count.sent = max(0, count.sent - 1)
            count.spent = max(0, count.spent - cost.micros)
        }
    }

    /// Notes that the message was answered, and says whether that ended a hold.
    package mutating func enter(_ cost: SendCost, at now: Timestamp) -> SendHold? {
        tidy(at: now)
        change(at: cost.at, now: now) { count in
            count.entered += 1
            count.spentOnEntered += cost.micros
        }
        if dimension.kind == .address { countries[cost.region] = nil }
        guard var held = hold else { return nil }
        if cost.isProbe { held.answeredProbes += 1 }
        guard held.isOver(after: count(in: .day, at: now)) else {
            hold = held
            return nil
        }
        release()
        return held
    }

    mutating func noteRefusal(at now: Timestamp) {
        tidy(at: now)
        change(at: now, now: now) { $0.refused += 1 }
    }

    /// Ends the hold, and holds what was out until now against nobody any more.
    ///
    /// It has led to a hold already. Caps go on counting it, since spent it is.
    package mutating func release() {
        hold = nil
        for index in buckets.indices { buckets[index].count.forgive() }
    }

    mutating func change(
        at moment: Timestamp,
        now: Timestamp,
        _ change: (inout SendCount) -> Void
    ) {
        guard let width = SendBucket.Width.holding(moment, at: now) else { return }
        let start = width.start(of: moment)
        if let index = buckets.lastIndex(where: { $0.width == width && $0.start == start }) {
            change(&buckets[index].count)
            return
        }
        var bucket = SendBucket(width: width, start: start)
        change(&bucket.count)
        insert(bucket)
    }

    private mutating func insert(_ bucket: SendBucket) {
        let place =
            buckets.lastIndex {
                $0.start < bucket.start
                    || ($0.start == bucket.start && $0.width.rawValue > bucket.width.rawValue)
            }
        buckets.insert(bucket, at: place.map { $0 + 1 } ?? 0)
    }

    /// Merges what is older than its width is kept for, and forgets what no rule looks back on.
    mutating func tidy(at now: Timestamp) {
        let day = now - SendSpan.day.duration
        if !countries.isEmpty { countries = countries.filter { $0.value > day } }
        guard buckets.contains(where: { !$0.isFine(at: now) }) else { return }
        let coarse = buckets.filter { !$0.isFine(at: now) }
        buckets.removeAll { !$0.isFine(at: now) }
        for bucket in coarse {
            change(at: bucket.start, now: now) { $0 += bucket.count }
        }
    }
}
