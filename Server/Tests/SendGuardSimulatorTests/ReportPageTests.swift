import Testing

@testable import SendGuardSimulator

struct ReportPageTests {
    @Test func `new figures replace the old ones, and nothing else changes`() {
        let page = ReportPage(
            text: "# A\n<!-- figures: begin -->\nold\n<!-- figures: end -->\ntail\n"
        )
        let text = page.with(figures: "new")
        #expect(
            text == "# A\n<!-- figures: begin -->\n\nnew\n\n<!-- figures: end -->\ntail\n"
        )
    }

    @Test func `a page without markers for figures is refused`() {
        #expect(ReportPage(text: "# A\n").with(figures: "new") == nil)
    }
}
