import CPhoneNumbers
import Foundation
import Testing

@testable import PhoneNumbers

@Suite struct NumberingPlanTests {
    private static let bundledFile: [UInt8] = {
        let plan = pn_bundled_plan()
        return Array(UnsafeRawBufferPointer(start: plan.start, count: plan.count))
    }()

    @Test func `numbers are judged by the bundled plan rather than the library's own`() throws {
        #expect(NumberingPlan.isEffective)
        // Benin has had numbers of ten digits since November 2024.
        #expect(try PlannedNumber(parsing: "+229 01 95 12 34 56", as: .valid).kind == .mobile)
    }

    @Test func `the bundled plan is complete`() throws {
        let plan = try NumberingPlan(file: Self.bundledFile)
        #expect(plan == NumberingPlan.bundled)
        #expect(plan.version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
        #expect(plan.date > "2026-01-01")
        try plan.verify(replacing: plan)
        #expect(plan.territories?.count ?? 0 > 250)
    }

    @Test func `a plan cannot be replaced once a number was parsed`() throws {
        _ = try PhoneNumber(parsing: "+16505550100")
        #expect(!NumberingPlan.bundled.use())
        #expect(NumberingPlan.inUse == NumberingPlan.bundled)
    }

    @Test(arguments: [0, 30, 95, 110, 125, 1_000, 150_000])
    func `a file with a changed byte is refused`(offset: Int) {
        var file = Self.bundledFile
        file[offset] ^= 1
        #expect(throws: InvalidNumberingPlan.self) { try NumberingPlan(file: file) }
    }

    @Test(arguments: [0, 10, 92, 95, 120, 5_000])
    func `a file that was cut short is refused`(length: Int) {
        let file = Array(Self.bundledFile.prefix(length))
        #expect(throws: InvalidNumberingPlan.self) { try NumberingPlan(file: file) }
    }

    @Test func `a file that is too large is refused`() {
        let file = [UInt8](repeating: 0, count: NumberingPlan.sizeLimit + 1)
        #expect(throws: InvalidNumberingPlan.tooLarge) { try NumberingPlan(file: file) }
    }

    @Test func `a plan that lacks a territory cannot replace one that has it`() throws {
        let whole = NumberingPlan.bundled
        // The collection's first field is its first territory: a tag, a length in two bytes, data.
        let length = Int(whole.collection[1] & 127) | Int(whole.collection[2]) << 7
        let rest = NumberingPlan(sample: Array(whole.collection.dropFirst(3 + length)))
        #expect(throws: InvalidNumberingPlan.missingTerritories(["AC (+247)"])) {
            try rest.verify(replacing: whole)
        }
        try whole.verify(replacing: rest)
    }

    @Test func `a plan with a territory twice is refused`() {
        let whole = NumberingPlan.bundled.collection
        #expect(NumberingPlan(sample: whole + whole).territories == nil)
    }

    @Test func `a plan that refuses its own example numbers is refused`() throws {
        // An example number in the place of another: the digits are read by the plan in use.
        let text = "2015550123"
        var collection = NumberingPlan.bundled.collection
        let start = try #require(collection.firstRange(of: Array(text.utf8))).lowerBound
        collection.replaceSubrange(start..<start + text.utf8.count, with: Array("1115550123".utf8))
        let plan = NumberingPlan(sample: collection)
        #expect(throws: InvalidNumberingPlan.refusedExamples(["+11115550123"])) {
            try plan.verify(replacing: .bundled)
        }
    }

    @Test func `a plan is old after half a year`() throws {
        let plan = NumberingPlan(sample: [])
        // 2026-11-06, at midnight.
        let release: Int64 = 1_793_923_200
        #expect(plan.age(atSecondsSince1970: release) == 0)
        #expect(plan.age(atSecondsSince1970: release - 86_400) == 0)
        #expect(!plan.isOld(atSecondsSince1970: release + 181 * 86_400 - 1))
        #expect(plan.isOld(atSecondsSince1970: release + 181 * 86_400))
    }

    @Test func `a plan may be dated a day ahead, and no more`() throws {
        let plan = NumberingPlan(sample: [])
        // 2026-11-06, at midnight.
        let release: Int64 = 1_793_923_200
        for moment in [release - 86_400, release, release + 1_000 * 86_400] {
            try plan.checkDate(atSecondsSince1970: moment)
        }
        #expect(throws: InvalidNumberingPlan.futureDate("2026-11-06")) {
            try plan.checkDate(atSecondsSince1970: release - 86_401)
        }
    }

    @Test func `a region's formats come from the plan`() throws {
        let british = try #require(NumberFormat.byRegion["GB"])
        #expect(british.contains { !$0.leadingDigits.isEmpty && $0.replacement == "$1 $2" })
        #expect(british.allSatisfy { !$0.pattern.isEmpty && $0.replacement.contains("$1") })
        #expect(NumberFormat.byRegion["US"]?.last?.replacement == "$1-$2-$3")
    }
}

extension NumberingPlan {
    fileprivate init(sample collection: [UInt8]) {
        self.init(version: "9.9.9", date: "2026-11-06", collection: collection)
    }
}
