package import DialtoneModel
import DialtoneSMS
import ArgumentParser
import Foundation

/// The configuration of a gateway, as options.
struct SMSGatewayFields: ParsableArguments {
    @Option(
        help: ArgumentHelp("A field that is not secret; may be repeated.", valueName: "name=value")
    )
    var set: [String] = []

    @Option(
        help: ArgumentHelp(
            "A secret field, read from a file; may be repeated. - reads a line of standard input.",
            valueName: "name=file"
        )
    )
    var secretFile: [String] = []

    func settings() throws -> [String: String] {
        try Self.pairs(set, option: "--set")
    }

    func secrets() throws -> [String: String] {
        try Self.pairs(secretFile, option: "--secret-file").mapValues(Self.secret)
    }

    /// Reads a secret that is in no file from standard input.
    static func typedSecret(_ field: String) throws -> String {
        do {
            return try TypedSecret.read()
        } catch {
            throw CommandFailure(
                "\(field): is missing. Pass it with --secret-file \(field)=FILE, or on a line of "
                    + "standard input.",
                exitCode: .validationFailure
            )
        }
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
                throw ValidationError("\(option) must have the form NAME=VALUE.")
            }
            pairs[String(parts[0])] = String(parts[1])
        }
    }
}

extension SMSGatewayKind: ExpressibleByArgument {
    /// The gateway kinds that help texts list.
    ///
    /// The inbox is left out, because it sends no messages, and development servers have it anyway.
    static let deliverers = GatewayCatalog.kinds.filter { $0 != .inbox }

    package static var allValueStrings: [String] { deliverers.map(\.rawValue) }
}
