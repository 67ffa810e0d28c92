import DialtoneSMPP
import NIOCore

/// The shared state of the connections to a ``VirtualSMSC``.
final class SMSCExchange: Sendable {
    private struct Connection: Sendable {
        let channel: any Channel
        var kind: SMPPBindKind?
        var load = 0
        var sequence: UInt32 = 0
    }

    let plan: Watched<SMSCPlan>
    let record = Watched(SMSCRecord())
    private let connections = Watched<[Int: Connection]>([:])

    init(_ plan: SMSCPlan) {
        self.plan = Watched(plan)
    }

    var channels: [any Channel] { connections.value.values.map(\.channel) }

    func connect(_ channel: any Channel) -> Int {
        let number = record.change { record in
            record.connectionCount += 1
            record.openCount += 1
            return record.connectionCount
        }
        connections.change { $0[number] = Connection(channel: channel) }
        return number
    }

    func disconnect(_ number: Int) {
        connections.change { $0[number] = nil }
        record.change { $0.openCount -= 1 }
    }

    /// Returns the error status for a bind; `nil` if it is accepted.
    func refusal(of credentials: SMPPCredentials, as kind: SMPPBindKind) -> SMPPStatus? {
        let plan = plan.value
        record.change { $0.visitors.append(credentials) }
        if credentials.systemID != plan.credentials.systemID { return .invalidSystemID }
        if credentials.password != plan.credentials.password { return .invalidPassword }
        return plan.bindKinds.contains(kind) ? nil : .bindFailed
    }

    func bind(_ number: Int, as kind: SMPPBindKind) {
        connections.change { $0[number]?.kind = kind }
        record.change { $0.binds.append(kind) }
    }

    /// Records a message, and returns how to react to it.
    func take(_ message: SMPPMessage, on connection: Int) -> (SMSCSubmission, SMSCReaction) {
        let load = connections.change { connections in
            connections[connection]?.load += 1
            return connections[connection]?.load ?? 0
        }
        let onSubmit = plan.value.onSubmit
        return record.change { record in
            let number = record.submissions.count
            let reaction = onSubmit(number, message)
            let submission = SMSCSubmission(
                number: number,
                connection: connection,
                message: message,
                isTaken: reaction.takes
            )
            record.submissions.append(submission)
            record.largestLoad = max(record.largestLoad, load)
            return (submission, reaction)
        }
    }

    func answered(on connection: Int) {
        connections.change { $0[connection]?.load -= 1 }
    }

    /// Sends a message to one of the clients bound as receivers.
    func deliver(_ message: SMPPMessage) {
        let way = connections.change { connections -> (any Channel, UInt32)? in
            guard
                let number = connections.keys.sorted().first(where: {
                    connections[$0]?.kind?.receives == true
                }),
                var connection = connections[number]
            else { return nil }
            connection.sequence += 1
            connections[number] = connection
            return (connection.channel, connection.sequence)
        }
        guard let (channel, sequence) = way else { return }
        let pdu = SMPPPDU(.deliver(message), sequence: sequence)
        channel.writeAndFlush(pdu.encoded, promise: nil)
    }
}

extension SMSCReaction {
    fileprivate var takes: Bool {
        switch self {
        case .accept, .acceptAfter, .acceptWhenTold, .takeAndHangUp: true
        case .refuse, .silence, .hangUp, .octets: false
        }
    }
}
