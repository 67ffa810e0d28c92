import CPhoneNumbers

extension NumberingPlan {
    /// A territory of a plan, or a global network.
    package struct Territory: Hashable, Sendable {
        /// An ISO 3166 code, or "001" for a global network.
        let id: String
        let callingCode: Int
    }

    /// The example numbers of the plan by territory; `nil` if the data is malformed.
    package var territories: [Territory: [String]]? {
        var found: [Territory: [String]] = [:]
        let isWellFormed = collection.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &found) { found in
                pn_visit_examples(
                    bytes.baseAddress,
                    bytes.count,
                    { context, id, callingCode, national in
                        guard let context, let id, let national else { return }
                        let territory = Territory(
                            id: String(cString: id),
                            callingCode: Int(callingCode)
                        )
                        let example = String(cString: national)
                        let numbers = example.isEmpty ? [] : ["+\(callingCode)\(example)"]
                        context.assumingMemoryBound(to: [Territory: [String]].self)
                            .pointee[territory, default: []].append(contentsOf: numbers)
                    },
                    found
                )
            }
        }
        return isWellFormed ? found : nil
    }

    /// Verifies that the plan, which must already be in use, can replace `present`.
    ///
    /// It must have all territories of `present`, and its example numbers must be valid by its own
    /// rules.
    package func verify(replacing present: NumberingPlan) throws(InvalidNumberingPlan) {
        guard let territories else { throw .malformed }
        let missing = Set((present.territories ?? [:]).keys).subtracting(territories.keys)
        guard missing.isEmpty else {
            throw .missingTerritories(missing.map { "\($0.id) (+\($0.callingCode))" }.sorted())
        }
        let refused = territories.values.joined().filter(Self.refuses)
        guard refused.isEmpty else { throw .refusedExamples(refused.sorted()) }
        let withoutExamples = territories.filter(\.value.isEmpty).map(\.key.id)
        guard withoutExamples.count < territories.count / 10 else {
            throw .missingExamples(withoutExamples.sorted())
        }
    }

    private static func refuses(_ example: String) -> Bool {
        do {
            _ = try PhoneNumber(parsing: example, as: .valid)
            return false
        } catch {
            // A few numbers, such as Canada's 310 1234, can be dialed only within their country.
            return error != .tooShort
        }
    }
}
