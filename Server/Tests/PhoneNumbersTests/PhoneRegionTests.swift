import PhoneNumbers
import Testing

@Suite struct PhoneRegionTests {
    @Test func `every region has a calling code and a name`() {
        #expect(PhoneRegion.supported.count > 200)
        for region in PhoneRegion.supported {
            #expect(region.code.count == 2)
            #expect(region.callingCode > 0)
        }
        #expect(Set(PhoneRegion.supported.map(\.code)).count == PhoneRegion.supported.count)
    }

    @Test func `an example number has its region's calling code and can be parsed`() throws {
        let examples = PhoneRegion.supported.compactMap { region in
            region.exampleMobileNumber.map { (region, $0) }
        }
        #expect(examples.count > 200)
        for (region, example) in examples {
            #expect(try PhoneNumber(parsing: example.internationalFormat) == example)
            #expect(example.e164.hasPrefix("+\(region.callingCode)"))
        }
    }

    @Test(arguments: [("US", 1), ("GB", 44), ("KZ", 7), ("JE", 44), ("AX", 358)])
    func `a region has its calling code`(code: String, callingCode: Int) throws {
        let region = try #require(PhoneRegion.supported.first { $0.code == code })
        #expect(region.callingCode == callingCode)
    }

    @Test(arguments: [("US", true), ("CA", false), ("GB", true), ("JE", false), ("RU", true)])
    func `one region of a shared calling code is the main one`(code: String, isMain: Bool) throws {
        let region = try #require(PhoneRegion.supported.first { $0.code == code })
        #expect(region.isMainRegion == isMain)
    }
}
