import DialtoneBasics
package import DialtoneFlows
import DialtoneModel
import DialtonePasswords
package import IdentityToolkitAdmin

/// The options of an import in the background, and what the preview shows of the first rows.
package struct ImportPlan: Codable, Sendable {
    package var options: CreateAccountImportRequest

    /// Whether the import may have password hashes and secrets of authenticator apps.
    ///
    /// Only the files of owners may: only their exports contain them.
    let allowsSecrets: Bool

    /// The names of the columns; empty if the format has none.
    var columns: [String] = []

    package var preview: [AccountImportPreviewRow] = []

    /// Throws if an option is not valid.
    init(_ options: CreateAccountImportRequest, allowsSecrets: Bool) throws {
        self.options = options
        self.allowsSecrets = allowsSecrets
        guard AccountFormat(rawValue: options.format ?? "") != nil else {
            let names = AccountFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal.invalidArgument(field: "format", problem: "must be one of \(names)")
        }
        guard options.existing.map({ ImportRules.Existing(rawValue: $0) != nil }) ?? true else {
            throw Refusal.invalidArgument(
                field: "existing",
                problem: "must be reject, keep or replace"
            )
        }
        let name = options.fileName ?? ""
        guard name.utf8.count <= 200, name.unicodeScalars.allSatisfy(\.staysInLine) else {
            throw Refusal.invalidArgument(
                field: "fileName",
                problem: "must have at most 200 bytes, and no characters that break lines or "
                    + "reorder text"
            )
        }
        guard !hasHashing || format.takesHashParameters else {
            throw Refusal.invalidArgument(
                field: "hashAlgorithm",
                problem: "is supported only with the formats firebase and firebase-csv"
            )
        }
        _ = try rules
    }

    package var format: AccountFormat { AccountFormat(rawValue: options.format ?? "") ?? .firebase }

    package var existing: ImportRules.Existing {
        options.existing.flatMap(ImportRules.Existing.init(rawValue:)) ?? .reject
    }

    package var hasHashing: Bool { !(options.hashAlgorithm ?? "").isEmpty }

    /// The rules of the import, which are those of the command.
    var rules: ImportRules {
        get throws(InvalidPasswordHash) {
            var request = ImportAccountsRequest()
            request.hashAlgorithm = options.hashAlgorithm?.uppercased()
            request.signerKey = options.signerKey
            request.saltSeparator = options.saltSeparator
            request.rounds = options.rounds
            request.memoryCost = options.memoryCost
            request.cpuMemCost = options.cpuMemCost
            request.parallelization = options.parallelization
            request.blockSize = options.blockSize
            request.passwordHashOrder = options.passwordHashOrder
            var rules = try ImportRules(request)
            rules.existing = existing
            // Users are imported as they are, because they cannot be asked to verify an address now.
            rules.requiresWayBack = false
            return rules
        }
    }
}
