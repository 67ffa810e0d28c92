import DialtoneSendGuard
import PhoneNumbers
import Testing

@Suite struct NumberKindTests {
    @Test(arguments: [
        ("+16505550100", NumberKind.fixedLineOrMobile),
        ("+447400123456", .mobile),
        ("+442079460018", .fixedLine),
        ("+18002345678", .tollFree),
        ("+19002345678", .premiumRate),
        ("+39848123456", .sharedCost),
        ("+445612345678", .voIP),
        ("+870773111632", .satellite),
        ("+881612345678", .satellite),
        ("+80012345678", .universal),
        ("+979123456789", .universal),
        ("+15555555555", .unknown),
        ("+447700900123", .unknown),
    ])
    func `a number's kind is determined`(text: String, kind: NumberKind) throws {
        let number = try PhoneNumber(parsing: text)
        #expect(NumberKind(of: number) == kind)
        #expect(SendGuardSettings().allows(kind) == [.mobile, .fixedLineOrMobile].contains(kind))
    }

    @Test func `a number that no plan has is priced without a region`() throws {
        let number = try PlannedNumber(parsing: "+15555555555")
        let kind = NumberKind(of: number)
        #expect(number.regionCode == "US")
        #expect(kind.priced(in: number.regionCode) == SendAttempt.noRegion)
        #expect(NumberKind.mobile.priced(in: "US") == "US")
        #expect(NumberKind.universal.priced(in: nil) == SendAttempt.noRegion)
    }
}
