import Testing

@testable import dialtone

struct TableTests {
    @Test func `columns line up and lines end without blanks`() {
        let table = Table(header: ["A", "LONG"], rows: [["wide cell", "x"], ["y", ""]])
        #expect(table.text == "A          LONG\nwide cell  x\ny")
    }
}
