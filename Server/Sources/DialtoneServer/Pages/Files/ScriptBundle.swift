import Foundation

/// The scripts of the pages and of the element, each with all modules that it imports in one file.
///
/// A browser otherwise learns only from each module which ones it needs next, and asks for some 50
/// of them. Each module becomes a function that returns its exports. This understands the one form of
/// imports and exports that the pages' scripts have, without their comments and indentation.
enum ScriptBundle {
    /// The scripts that pages load, by their names; those without imports stay as they are.
    static let pages: [String: [UInt8]] = {
        modules.reduce(into: [:]) { pages, entry in
            guard entry.key.hasSuffix("-page.js"), !entry.value.imports.isEmpty,
                let text = text(of: entry.key, from: modules)
            else { return }
            pages[entry.key] = Array(text.utf8)
        }
    }()

    /// The scripts of the folder `Assets`, by their names.
    private static let modules = ScriptText.shortened.mapValues {
        ScriptModule(String(decoding: $0, as: UTF8.self))
    }

    /// Returns the script `name`, which also imports the modules of `others`, with its own exports.
    static func module(_ name: String, with others: [String: String]) -> String? {
        let all = modules.merging(others.mapValues { ScriptModule($0) }) { _, other in other }
        guard let text = text(of: name, from: all), let exports = all[name]?.exports else {
            return nil
        }
        return text + "export { \(exports.joined(separator: ", ")) };\n"
    }

    /// Returns the module `name` with those that it imports before it; `nil` if one of them is
    /// missing, or if two import each other.
    static func text(of name: String, from modules: [String: ScriptModule]) -> String? {
        var order: [String] = []
        guard append(name, to: &order, importedBy: [], from: modules) else { return nil }
        return order.reduce(into: "") { text, file in
            guard let module = modules[file] else { return }
            text += file == name ? module.body : module.function(named: variable(of: file))
        }
    }

    /// Appends a module after those that it imports.
    private static func append(
        _ name: String,
        to order: inout [String],
        importedBy users: [String],
        from modules: [String: ScriptModule]
    ) -> Bool {
        if order.contains(name) { return true }
        guard let module = modules[name], !users.contains(name) else { return false }
        let users = users + [name]
        for item in module.imports {
            guard append(item.file, to: &order, importedBy: users, from: modules)
            else { return false }
        }
        order.append(name)
        return true
    }

    /// The name of a module's exports in the bundle.
    fileprivate static func variable(of file: String) -> String {
        "$" + String(file.prefix { $0 != "." }.map { $0 == "-" ? "_" : $0 })
    }
}

/// A script, divided into its imports, its exports and the rest.
struct ScriptModule: Sendable {
    private(set) var imports: [(names: String, file: String)] = []
    private(set) var exports: [String] = []
    private var code = ""

    /// Reads a script that ``ScriptText`` has shortened.
    init(_ script: String) {
        var statement: String?
        for line in script.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if let begun = statement ?? (line.hasPrefix("import {") ? "" : nil) {
                statement = begun + line
                if take(import: begun + line) { statement = nil }
            } else if let names = Self.names(exportedBy: line) {
                exports += names.split(separator: ", ").map(String.init)
            } else if line.hasPrefix("export ") {
                let declaration = line.dropFirst("export ".count)
                exports.append(Self.name(in: declaration))
                code += declaration
                code += "\n"
            } else {
                code += line
                code += "\n"
            }
        }
    }

    /// The code after its imports.
    var body: String {
        imports.map { names, file in
            "const {\(names)} = \(ScriptBundle.variable(of: file));\n"
        }
        .joined() + code
    }

    /// The code as a constant that has the exports.
    func function(named name: String) -> String {
        "const \(name) = (() => {\n\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
    }

    /// Takes `import { a, b as c } from "./file.js";` if it is whole.
    private mutating func take(import statement: String) -> Bool {
        guard let start = statement.range(of: "{"), let end = statement.range(of: "} from \"./")
        else { return false }
        let names = statement[start.upperBound..<end.lowerBound].replacing(" as ", with: ": ")
        imports.append((String(names), String(statement[end.upperBound...].prefix { $0 != "\"" })))
        return true
    }

    /// The names in `export { a, b as c };`.
    private static func names(exportedBy line: Substring) -> Substring? {
        let (start, end) = ("export { ", " };")
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return line.dropFirst(start.count).dropLast(end.count)
    }

    /// The name in `async function name(…`, `class Name {`, `const name = …`.
    private static func name(in declaration: Substring) -> String {
        let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
        let keywords: Set<Substring> = ["async", "function", "class", "const", "let"]
        return words.first { !keywords.contains($0) }.map(String.init) ?? ""
    }
}
