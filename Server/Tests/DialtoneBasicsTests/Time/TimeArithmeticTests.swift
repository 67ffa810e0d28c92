import DialtoneBasics
import Foundation
import Testing

/// Tests that extreme times, as in tokens and settings, do not crash the process.
struct TimeArithmeticTests {
    private static let moments: [Timestamp] = [
        Timestamp(milliseconds: .min), Timestamp(milliseconds: .max), Timestamp(seconds: .min),
        Timestamp(seconds: .max), Timestamp(seconds: 0), Timestamp(seconds: 1_790_000_000),
        Timestamp(Date.distantFuture), Timestamp(Date(timeIntervalSince1970: 1e300)),
    ]

    private static let spans: [TimeSpan] = [
        TimeSpan(milliseconds: .min), TimeSpan(milliseconds: .max), .seconds(.max), .days(.max),
        .days(.min), .seconds(0), .minutes(5),
    ]

    @Test(arguments: moments) func `every sum and difference is a valid timestamp`(
        moment: Timestamp
    ) {
        for span in Self.spans {
            let later = moment + span
            let earlier = moment - span
            #expect((later >= moment) == (span >= .seconds(0)) || later == moment)
            #expect((earlier <= moment) == (span >= .seconds(0)) || earlier == moment)
        }
        for other in Self.moments {
            let span = moment - other
            #expect((span > .seconds(0)) == (moment > other))
            #expect(span.wholeSeconds >= 0)
        }
    }

    @Test func `arithmetic stops at the end of the range`() {
        let end = Timestamp(milliseconds: .max)
        let start = Timestamp(milliseconds: .min)
        #expect(end + .seconds(1) == end)
        #expect(start - .seconds(1) == start)
        #expect(start + TimeSpan(milliseconds: .min) == start)
        #expect(end - TimeSpan(milliseconds: .min) == end)
        #expect((end - start).milliseconds == .max)
        #expect((start - end).milliseconds == .min)
        #expect(TimeSpan.days(.max).milliseconds == .max)
        #expect(TimeSpan.hours(.min).milliseconds == .min)
    }
}
