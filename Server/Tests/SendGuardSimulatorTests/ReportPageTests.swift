import Testing

@testable import SendGuardSimulator

struct ReportPageTests {
    @Test func `figures take the place of those before, and nothing else changes`() {
        let page = ReportPage(
            text: "# A\n<!-- figures: begin -->\nold\n<!-- figures: end -->\ntail\n"
        )
        let text = page.with(figures: "new")
        #expect(
            text == "# A\n<!-- figures: begin -->\n\nnew\n\n<!-- figures: end -->\ntail\n"
        )
    }

    @Test func `a page without a place for figures is refused`() {
        #expect(ReportPage(text: "# A\n").with(figures: "new") == nil)
    }
}
