import Testing

@testable import dialtone

struct TableTests {
    @Test func `columns are aligned and lines have no trailing spaces`() {
        let table = Table(header: ["A", "LONG"], rows: [["wide cell", "x"], ["y", ""]])
        #expect(table.text == "A          LONG\nwide cell  x\ny")
    }
}
