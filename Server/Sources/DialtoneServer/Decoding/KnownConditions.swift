import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkitAdmin

extension AccountListFilter {
    /// Throws for an unknown condition in the `filter` of a request.
    ///
    /// If a misspelled condition were ignored, the filter would select more users than intended.
    static func checkConditions(of decoder: any Decoder) throws {
        let request = try decoder.container(keyedBy: MemberName.self)
        let key = MemberName(stringValue: "filter")
        guard let filter = try request.decodeIfPresent(Self.self, forKey: key) else { return }
        let members = try request.nestedContainer(keyedBy: MemberName.self, forKey: key)
        if let name = try members.firstUnknown(in: filter) {
            throw Refusal.invalidArgument(
                field: "filter",
                problem: "\(name.prefix(80)) is not a condition"
            )
        }
    }
}

extension CreateAccountJobRequest {
    /// Throws for unknown members: with a misspelled `filter`, a job would be about all users.
    static func checkNames(of decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: MemberName.self)
        if let name = try members.firstUnknown(in: try Self(from: decoder)) {
            throw Refusal.invalidArgument(
                field: String(name.prefix(80)),
                problem: "is not a member of the request"
            )
        }
    }
}

extension KeyedDecodingContainer<MemberName> {
    /// Returns the name of a member with a value that the decoded object has dropped.
    fileprivate func firstUnknown(in object: some Encodable) throws -> String? {
        let encoded = try JSONDecoder().decode(
            JSONValue.self,
            from: JSONEncoder().encode(object)
        )
        return try allKeys.map(\.stringValue).sorted().first { name in
            // Every admin call may name its project; a member without a value demands nothing.
            guard name != "targetProjectId", encoded[name] == nil else { return false }
            return try !decodeNil(forKey: MemberName(stringValue: name))
        }
    }
}

/// The name of any member of an object.
private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}
