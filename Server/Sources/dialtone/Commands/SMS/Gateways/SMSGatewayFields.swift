import ArgumentParser
import DialtoneCore
import DialtoneMessaging
import Foundation

/// What a command says about a gateway.
struct SMSGatewayFields: ParsableArguments {
    @Option(
        help: ArgumentHelp("A field that may be shown; may be repeated.", valueName: "name=value")
    )
    var set: [String] = []

    @Option(
        help: ArgumentHelp(
            "A secret field, from a file; may be repeated. - is one line of standard input.",
            valueName: "name=file"
        )
    )
    var secretFile: [String] = []

    func settings() throws -> [String: String] {
        try Self.pairs(set, option: "--set")
    }

    /// The secrets of the files, and of standard input those of `missing` that no file has.
    func secrets(asking missing: [String] = []) throws -> [String: String] {
        var secrets = try Self.pairs(secretFile, option: "--secret-file").mapValues(Self.secret)
        for name in missing where secrets[name] == nil {
            do {
                secrets[name] = try TypedSecret.read()
            } catch {
                throw CommandFailure(
                    "\(name) is missing: give it with --secret-file \(name)=FILE, or on a line "
                        + "of standard input."
                )
            }
        }
        return secrets
    }

    private static func secret(in file: String) throws -> String {
        guard file != "-" else { return try TypedSecret.read() }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandFailure("The file \(file) cannot be read.")
        }
        var text = String(decoding: data, as: UTF8.self)
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }

    private static func pairs(_ texts: [String], option: String) throws -> [String: String] {
        try texts.reduce(into: [:]) { pairs, text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError("\(option) takes a name, = and a value.")
            }
            pairs[String(parts[0])] = String(parts[1])
        }
    }
}

extension SMSGatewayKind: ExpressibleByArgument {
    /// Those that help texts offer: the inbox delivers nothing, and development servers have it
    /// anyway.
    static let deliverers = GatewayCatalog.kinds.filter { $0 != .inbox }

    package static var allValueStrings: [String] { deliverers.map(\.rawValue) }
}
