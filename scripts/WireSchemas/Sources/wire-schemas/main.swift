import Foundation
import WireSchemas

// usage: wire-schemas [--check] FOLDER SYMBOL-GRAPH...
//
// With --check, nothing is written, and the status is 1 if a file is out of date.
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.first == "--check"
if isCheck { arguments.removeFirst() }

func fail(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(status)
}

guard arguments.count >= 2 else {
    fail("usage: wire-schemas [--check] FOLDER SYMBOL-GRAPH...", status: 2)
}
do {
    let files = try SchemaFiles(
        folder: URL(filePath: arguments[0]),
        symbolGraphs: arguments.dropFirst().map { URL(filePath: $0) }
    )
    guard isCheck else {
        try files.write()
        exit(0)
    }
    let outdated = try files.outdated()
    for name in outdated {
        print("\(arguments[0])/\(name): out of date; run scripts/generate-schemas.sh")
    }
    exit(outdated.isEmpty ? 0 : 1)
} catch {
    fail("wire-schemas: \(error)", status: 1)
}
