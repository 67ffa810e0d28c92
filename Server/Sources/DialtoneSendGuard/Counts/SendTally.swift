package import DialtoneBasics

/// The recent counts of the messages with one dimension.
package struct SendTally: Hashable, Sendable {
    package let dimension: SendDimension

    /// The buckets, oldest first; a wider one precedes the finer ones that start with it.
    package private(set) var buckets: [SendBucket]

    /// For an address: when it last requested an unanswered message for each country.
    package private(set) var countries: [String: Timestamp]

    /// For a prefix: the hold that blocks its messages at present.
    package var hold: SendHold?

    /// How long a tally without changes can still matter.
    ///
    /// It is the longest span of any rule or hold.
    package static let retention = TimeSpan.days(32)

    /// The shortest time that an average covers, because one busy day is no average.
    private static let leastAverage = TimeSpan.days(7)

    /// The maximum number of stored countries, above the limit of any rule.
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
    /// Returns the counts of the last `span`, including the whole bucket that it starts in.
    package func count(in span: SendSpan, at now: Timestamp) -> SendCount {
        let start = now - span.duration
        var sum = SendCount()
        for bucket in buckets where bucket.width.counts(in: span) && bucket.end > start {
            sum += bucket.count
        }
        return sum
    }

    /// Returns the answered messages per day, averaged over the last thirty days.
    ///
    /// If the first message can be no older than `start`, the average covers the days since then,
    /// but at least a week. The last day does not count.
    package func answersPerDay(at now: Timestamp, since start: Timestamp) -> DailyAnswers {
        let month = count(in: .month, at: now)
        let day = count(in: .day, at: now)
        let age = min(max(now - start, Self.leastAverage), SendSpan.month.duration)
        let days = Double(age.milliseconds) / Double(SendSpan.day.duration.milliseconds)
        return DailyAnswers(
            messages: Double(month.entered - day.entered) / days,
            spend: Double(month.spentOnEntered - day.spentOnEntered) / days
        )
    }

    /// Returns the answered messages of an average day since the tally began, of at most thirty.
    package func usualPerDay(at now: Timestamp) -> DailyAnswers {
        answersPerDay(at: now, since: buckets.first?.start ?? now)
    }

    /// Returns how long until the count of the last `span` satisfies `isEnough`.
    ///
    /// It assumes that no more messages are sent.
    package func wait(
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

    /// Returns the number of countries without an answer in the last day, including `country`.
    func countryCount(with country: String, at now: Timestamp) -> Int {
        let start = now - SendSpan.day.duration
        return countries.count { $0.key != country && $0.value > start } + 1
    }
}

extension SendTally {
    package mutating func add(_ cost: SendCost) {
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

    /// Removes a message that no gateway accepted.
    package mutating func withdraw(_ cost: SendCost, at now: Timestamp) {
        tidy(at: now)
        change(at: cost.at, now: now) { count in
            count.sent = max(0, count.sent - 1)
            count.spent = max(0, count.spent - cost.micros)
        }
    }

    /// Counts a notice: its cost is spent, but it has no code that could be answered.
    package mutating func addNotice(_ cost: SendCost) {
        tidy(at: cost.at)
        change(at: cost.at, now: cost.at) { count in
            count.sent += 1
            count.spent += cost.micros
            count.notices += 1
            count.noticeSpend += cost.micros
        }
    }

    /// Removes a notice that no gateway accepted.
    package mutating func withdrawNotice(_ cost: SendCost, at now: Timestamp) {
        tidy(at: now)
        change(at: cost.at, now: now) { count in
            count.sent = max(0, count.sent - 1)
            count.spent = max(0, count.spent - cost.micros)
            count.notices = max(0, count.notices - 1)
            count.noticeSpend = max(0, count.noticeSpend - cost.micros)
        }
    }

    /// Counts an answered message and returns the hold that it ended, if any.
    package mutating func enter(_ cost: SendCost, at now: Timestamp) -> SendHold? {
        tidy(at: now)
        change(at: cost.at, now: now) { count in
            count.entered += 1
            count.spentOnEntered += cost.micros
        }
        if dimension.kind == .address { countries[cost.region] = nil }
        guard var held = hold else { return nil }
        if cost.isProbe { held.answeredProbes += 1 }
        let usual = usualPerDay(at: now).spend
        guard held.isOver(after: count(in: .day, at: now), usual: usual) else {
            hold = held
            return nil
        }
        release()
        return held
    }

    package mutating func noteRefusal(at now: Timestamp) {
        tidy(at: now)
        change(at: now, now: now) { $0.refused += 1 }
    }

    /// Counts a request that a rule about something else refused.
    mutating func noteOtherRefusal(at now: Timestamp) {
        tidy(at: now)
        change(at: now, now: now) { $0.refusedByOthers += 1 }
    }

    /// Ends the hold and forgives the messages that are still unanswered.
    ///
    /// They have already caused a hold. They still count toward caps, because the money is spent.
    package mutating func release() {
        hold = nil
        for index in buckets.indices { buckets[index].count.forgive() }
    }

    package mutating func change(
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

    /// Merges buckets that are too old for their width, and drops those that no rule uses.
    package mutating func tidy(at now: Timestamp) {
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

/// The answered messages of an average day.
package struct DailyAnswers: Hashable, Sendable {
    package let messages: Double

    /// Their cost in millionths of the guard's currency.
    package let spend: Double

    package init(messages: Double, spend: Double) {
        self.messages = messages
        self.spend = spend
    }
}
