import IdentityToolkit
import DialtoneBasics
import Foundation
import IdentityToolkitAdmin

/// The list of countries in a form: the present one, or what an operator has entered.
struct RegionsForm: Sendable {
    static let modeName = "mode"
    static let allowedSetting = "smsRegions.allowed"
    static let deniedSetting = "smsRegions.denied"

    enum Mode: String, Sendable {
        /// Only the chosen countries.
        case only

        /// All countries except the chosen ones.
        case except

        fileprivate var words: String {
            switch self {
            case .only: translated("only to the chosen countries")
            case .except: translated("to all countries except the chosen ones")
            }
        }
    }

    let mode: Mode
    private(set) var codes: Set<String>

    /// The numbers to check, as they were entered.
    let numbers: String

    init(_ present: ListMessageRegionsResponse) {
        mode = present.allowed == nil ? .except : .only
        codes = Set(present.allowed ?? present.denied)
        numbers = ""
    }

    init(_ form: ConsoleForm) {
        mode = Mode(rawValue: form[Self.modeName]) ?? .only
        codes = Set(RegionName.all.map(\.code).filter { form.isChecked(Self.field(of: $0)) })
        numbers = form["numbers"]
        if let group = RegionGroup.all.first(where: { $0.id == form["add"] }) {
            codes.formUnion(group.codes)
        }
        if let group = RegionGroup.all.first(where: { $0.id == form["remove"] }) {
            codes.subtract(group.codes)
        }
        if form["clear"] == "all" { codes = [] }
    }

    /// Returns the list with which messages are also sent to countries, whose codes are separated by
    /// commas; other texts are ignored.
    func allowing(_ text: String) -> Self {
        let known = Set(RegionName.all.map(\.code))
        let added = known.intersection(text.split(separator: ",").map(String.init))
        var form = self
        switch mode {
        case .only: form.codes.formUnion(added)
        case .except: form.codes.subtract(added)
        }
        return form
    }

    /// The list beside the saved one.
    func differences(to present: Self) -> [ConsoleConflict.Value] {
        [
            ConsoleConflict.Value(
                translated("Messages are sent"),
                entered: mode.words,
                present: present.mode.words
            ),
            ConsoleConflict.Value(
                translated("Countries"),
                entered: names,
                present: present.names
            ),
        ]
    }

    private var names: String {
        codes.isEmpty
            ? translated("none") : codes.sorted().map(RegionName.of).joined(separator: ", ")
    }

    static func field(of code: String) -> String { "country-\(code)" }

    /// The request that tries the list out.
    var check: CheckMessageRegionsRequest {
        let list = codes.sorted()
        let lines = numbers.split(whereSeparator: \.isNewline).map(ConsoleForm.trimmed)
            .filter { !$0.isEmpty }
        return CheckMessageRegionsRequest {
            $0.allowed = mode == .only ? list : nil
            $0.denied = mode == .except ? list : []
            $0.phoneNumbers = lines
        }
    }

    /// The list as settings, which are JSON by path.
    var settings: [String: String] {
        let list = JSONValue.array(codes.sorted().map(JSONValue.string)).text
        return mode == .only
            ? [Self.allowedSetting: list, Self.deniedSetting: "[]"]
            : [Self.allowedSetting: "null", Self.deniedSetting: list]
    }
}
