import Foundation
import Logging
import Testing

@testable import dialtone

struct LogLineTests {
    private func line(_ message: String, _ fields: [String: String] = [:]) -> LogLine {
        LogLine(
            time: Date(timeIntervalSince1970: 1_700_000_000.5),
            level: .info,
            message: message,
            fields: fields.map { ($0, $1) }
        )
    }

    @Test func `text has time, level, message and sorted pairs`() {
        let text = line("done", ["b": "two words", "a": "1"]).rendered(as: .text)
        #expect(text == #"2023-11-14T22:13:20.500Z info    done a=1 b="two words""#)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (1_700_000_000_007, "2023-11-14T22:13:20.007Z"),
        (1_700_000_000_070, "2023-11-14T22:13:20.070Z"),
        (1_700_000_001_999, "2023-11-14T22:13:21.999Z"),
        (1_700_000_000_000, "2023-11-14T22:13:20.000Z"),
    ])
    func `a time has three decimals of a second`(milliseconds: Int, text: String) {
        let time = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
        #expect(LogTime.text(of: time) == text)
    }

    @Test func `JSON is one object on one line`() {
        let text = line("say \"hi\"\n", ["path": "/v1/x"]).rendered(as: .json)
        #expect(
            text == #"{"level":"info","message":"say \"hi\"\n","path":"/v1/x","#
                + #""time":"2023-11-14T22:13:20.500Z"}"#
        )
    }

    @Test func `number fields are numbers in JSON, and others stay strings`() {
        let line = LogLine(
            time: Date(timeIntervalSince1970: 0),
            level: .info,
            message: "m",
            fields: [("status", "200"), ("duration", "1.25"), ("id", "200"), ("bad", "nan")],
            numbers: ["status", "duration", "bad"]
        )
        #expect(
            line.rendered(as: .json)
                == #"{"bad":"nan","duration":1.25,"id":"200","level":"info","message":"m","#
                + #""status":200,"time":"1970-01-01T00:00:00.000Z"}"#
        )
    }

    @Test func `a combining scalar does not hide a quote from escaping`() {
        let text = line("done", ["agent": "a\"\u{301} level=error"]).rendered(as: .text)
        #expect(text.unicodeScalars.split(separator: " ").count == 5)
        #expect(Array(text.unicodeScalars).contains(Array("a\\\"\u{301}".unicodeScalars)))
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{1B}[31mb", "a\u{202E}b"])
    func `a value from outside cannot start a line or color a terminal`(value: String) {
        let text = line(value, ["agent": value]).rendered(as: .text)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
    }

    @Test func `a quote in a value does not end it`() {
        let text = line("m", ["agent": #"x" level=error"#]).rendered(as: .text)
        #expect(text.hasSuffix(#"agent="x\" level=error""#))
    }
}
