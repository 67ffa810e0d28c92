import DialtoneBasics
import Testing

struct BytesTextTests {
    private let form = BytesText(length: 3, prefix: "id_")

    @Test func `bytes are read back from their text`() {
        #expect(form.text(of: [1, 2, 3]) == "id_AQID")
        #expect(form.bytes(of: "id_AQID") == [1, 2, 3])
        #expect(BytesText(length: 3).bytes(of: "AQID") == [1, 2, 3])
    }

    @Test(arguments: ["", "AQID", "ID_AQID", "id_", "id_AQI", "id_AQIDBA", "id_A*ID", "id_ AQID"])
    func `a text of another form is not read`(text: String) {
        #expect(form.bytes(of: text) == nil)
    }
}
