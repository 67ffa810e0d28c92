package import DialtoneBasics
package import DialtoneModel

/// A line of an exported audit log: an entry or a checkpoint as a JSON object.
package enum AuditLine: Sendable {
    case entry(AuditEntry)
    case checkpoint(AuditCheckpoint)

    /// The line without its end.
    package var text: String {
        switch self {
        case .entry(let entry): CanonicalJSON.text(of: .object(entry.members))
        case .checkpoint(let checkpoint): CanonicalJSON.text(of: .object(checkpoint.members))
        }
    }
}

extension AuditEntry {
    /// The members of the entry's JSON object.
    package var members: [String: JSONValue] {
        var members: [String: JSONValue] = [
            "type": .string("entry"), "chain": .string(chain.rawValue), "seq": .integer(seq),
            "version": .integer(Int64(version)), "at": .string(event.at.rfc3339),
            "atMillis": .integer(event.at.milliseconds), "actor": .object(event.actor.members),
            "via": .string(event.origin.via.rawValue), "action": .string(event.action.rawValue),
            "outcome": .string(event.errorCode == nil ? "done" : "refused"),
            "changedMembers": .array(event.members.map(JSONValue.string)),
            "previousHash": .string(Hex.encode(previousHash)), "hash": .string(Hex.encode(hash)),
        ]
        members["ip"] = event.origin.address.map(JSONValue.string)
        members["requestId"] = event.origin.requestID.map(JSONValue.string)
        members["tenantId"] = event.tenantID.map(JSONValue.string)
        members["errorCode"] = event.errorCode.map(JSONValue.string)
        members["detailsHash"] = detailsHash.map { .string(Hex.encode($0)) }
        if let kind = event.targetKind {
            var target: [String: JSONValue] = ["kind": .string(kind.rawValue)]
            target["id"] = targetID.map(JSONValue.string)
            members["target"] = .object(target)
        }
        if let details {
            members["changes"] = .array(details.changes.map(\.json))
        } else if detailsHash != nil {
            members["isErased"] = .boolean(true)
        }
        return members
    }
}

extension AuditActor {
    fileprivate var members: [String: JSONValue] {
        var members: [String: JSONValue] = ["kind": .string(kind.rawValue)]
        members["id"] = id.map(JSONValue.string)
        members["role"] = (role?.rawValue).map(JSONValue.string)
        return members
    }
}

extension AuditCheckpoint {
    package var members: [String: JSONValue] {
        [
            "type": .string(kind.rawValue), "chain": .string(chain.rawValue),
            "seq": .integer(seq), "hash": .string(Hex.encode(hash)),
            "at": .integer(at.milliseconds), "signature": .string(Hex.encode(signature)),
        ]
    }

    /// Parses a line of an export, or the checkpoint of the server's log; `nil` for other lines.
    ///
    /// The log writes numbers as text.
    package init?(line: some StringProtocol) {
        guard let value = JSONValue(parsing: line.utf8) else { return nil }
        let fields = value["metadata"] ?? value
        func number(_ name: String) -> Int64? {
            switch value[name] ?? fields[name] {
            case .integer(let number): number
            case .string(let text): Int64(text)
            default: nil
            }
        }
        func text(_ name: String) -> String? {
            if case .string(let text) = value[name] ?? fields[name] { text } else { nil }
        }
        guard let kind = text("type").flatMap(Kind.init(rawValue:)),
            let chain = text("chain").flatMap(AuditChain.init(rawValue:)),
            let seq = number("seq"), seq > 0, let at = number("at"),
            let hash = text("hash").flatMap(Hex.decode),
            let signature = text("signature").flatMap(Hex.decode)
        else { return nil }
        self.init(
            kind: kind,
            chain: chain,
            seq: seq,
            hash: hash,
            at: Timestamp(milliseconds: at),
            signature: signature
        )
    }
}
