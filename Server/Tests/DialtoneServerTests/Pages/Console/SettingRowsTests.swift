import DialtoneBasics
import Testing

@testable import DialtoneServer

/// Tests of settings whose entries are rows of a form.
struct SettingRowsTests {
    private static let path = "messages.senders"

    private func rows(
        _ fields: [String: String],
        of table: SettingTable = .senders
    ) -> SettingRows {
        SettingRows(table, in: ConsoleForm(fields: fields), at: Self.path)
    }

    private func form(_ rows: SettingRows) -> [String: String] {
        rows.rows.enumerated().reduce(into: [:]) { fields, row in
            for (column, text) in row.element.cells.enumerated() {
                fields[SettingRows.field(row.offset, column, at: Self.path)] = text
            }
        }
    }

    @Test(arguments: [
        (SettingTable.prices, #"{"*":0.1,"DE":0.075}"#),
        (.senders, #"{"IN":{"entityID":"1101234567890123456","senderID":"ACMEIN"}}"#),
        (.messageTexts, #"{"de":"{code} für\n{app}","pt-br":"{code}"}"#),
        (.mailTexts, #"{"signIn.en":{"body":"a\n\n{link}","subject":"b"}}"#), (.prices, "{}"),
    ])
    func `a form that is sent back unchanged has the same value`(
        table: SettingTable,
        text: String
    ) throws {
        let parsed = DialtoneBasics.JSONValue(parsing: text.utf8)
        let value = try #require(parsed)
        var sent = rows(form(SettingRows(table, of: value)), of: table)
        #expect(sent.value() == value)
    }

    @Test func `the row for all others is the last one`() throws {
        let parsed = DialtoneBasics.JSONValue(parsing: #"{"*":1,"DE":2,"AT":3}"#.utf8)
        let value = try #require(parsed)
        #expect(SettingRows(.prices, of: value).rows.map { $0.cells[0] } == ["AT", "DE", "*"])
    }

    @Test(arguments: ["fr", "FR", "France", "france"])
    func `a country is found by its code and by its name`(country: String) {
        var sent = rows(["messages.senders/0/0": country, "messages.senders/0/1": "ACME"])
        #expect(sent.value() == .object(["FR": .object(["senderID": .string("ACME")])]))
    }

    @Test func `a row without anything is ignored`() {
        var sent = rows(["messages.senders/4/0": "", "messages.senders/4/1": " "])
        #expect(sent.value() == .object([:]))
    }

    @Test(arguments: [
        (["0/0": "", "0/1": "1"], 0, 0), (["0/0": "DE", "0/1": "cheap"], 0, 1),
        (["0/0": "DE", "0/1": ""], 0, 1), (["0/0": "Atlantis", "0/1": "1"], 0, 0),
        (["0/0": "DE", "0/1": "1", "1/0": "de", "1/1": "2"], 1, 0),
    ])
    func `what is wrong is noted at its row and column`(
        cells: [String: String],
        row: Int,
        column: Int
    ) {
        let fields = Dictionary(
            uniqueKeysWithValues: cells.map { ("messages.senders/\($0.key)", $0.value) }
        )
        var sent = rows(fields, of: .prices)
        #expect(sent.value() == nil)
        #expect(sent.rows.map { $0.problem?.column }[row] == column)
        #expect(sent.rows.count { $0.problem != nil } == 1)
    }

    @Test func `a button removes its row and another one adds one`() {
        var fields = ["messages.senders/0/0": "DE", "messages.senders/1/0": "FR"]
        fields[SettingRows.buttonName] = SettingRows.removal(of: 0, at: Self.path)
        #expect(rows(fields).rows.map { $0.cells[0] } == ["FR"])
        fields[SettingRows.buttonName] = SettingRows.addition(at: Self.path)
        #expect(rows(fields).rows.map { $0.cells[0] } == ["DE", "FR", ""])
        fields[SettingRows.buttonName] = SettingRows.removal(of: 0, at: "messages.texts")
        #expect(rows(fields).rows.count == 2)
    }

    @Test func `a refusal is noted at the entry and the member that it names`() {
        var sent = rows([
            "messages.senders/0/0": "DE", "messages.senders/0/1": "ACME",
            "messages.senders/1/0": "IN", "messages.senders/1/2": "12",
        ])
        sent.note("It is too short.", at: "messages.senders.IN.entityID", under: Self.path)
        #expect(sent.rows[0].problem == nil)
        #expect(sent.rows[1].problem?.column == 2)
    }
}
