import Foundation
import Testing

@testable import DialtoneServer

@Suite struct RegionListTests {
    @Test func `a region has its calling code, a national example number and its rank`() throws {
        let list = try JSONSerialization.jsonObject(with: RegionList.json()) as? [[Any]]
        let regions = try #require(list)
        #expect(regions.count > 200)
        let british = try #require(regions.first { $0.first as? String == "GB" })
        #expect(british[1] as? Int == 44)
        #expect(british[2] as? String == "7400 123456")
        #expect(british[3] as? Int == 1)
        let formats = try #require(british[4] as? [[Any]])
        #expect(formats.contains { $0[1] as? String == "$1 $2" && $0[2] is [String] })
        let jersey = try #require(regions.first { $0.first as? String == "JE" })
        #expect(jersey[3] as? Int == 0)
    }
}
