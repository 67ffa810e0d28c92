import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension NumberRequest: WireInput {}
extension ChangeOptOutRequest: WireInput {}

extension AdminCaller {
    fileprivate func number(in input: NumberRequest) throws -> PhoneNumber {
        try number(input.phoneNumber, region: input.regionCode)
    }
}

extension NumberResponse {
    fileprivate init(_ number: PhoneNumber) {
        self.init()
        phoneNumber = number.e164
    }
}

/// Resets a number's unanswered messages and wrong codes.
struct ClearNumber: Endpoint {
    let numbers: NumberAdministration

    func respond(to input: NumberRequest, from caller: AdminCaller) async throws -> NumberResponse {
        let number = try caller.number(in: input)
        try await numbers.clear(number, in: caller.project.id)
        return NumberResponse(number)
    }
}

/// Blocks messages to a number.
struct AddOptOut: Endpoint {
    let numbers: NumberAdministration

    func respond(
        to input: ChangeOptOutRequest,
        from caller: AdminCaller
    ) async throws -> NumberResponse {
        let number = try caller.number(input.phoneNumber, region: input.regionCode)
        try await numbers.optOut(
            number,
            of: caller.project.id,
            by: caller.identity.name,
            reason: input.reason
        )
        return NumberResponse(number)
    }
}

/// Allows messages to a number again.
struct RemoveOptOut: Endpoint {
    let numbers: NumberAdministration

    func respond(
        to input: ChangeOptOutRequest,
        from caller: AdminCaller
    ) async throws -> NumberResponse {
        let number = try caller.number(input.phoneNumber, region: input.regionCode)
        let wasThere = try await numbers.removeOptOut(
            of: number,
            in: caller.project.id,
            reason: input.reason
        )
        guard wasThere else {
            throw RequestRefusal.noSuchResource("The number has not opted out.")
        }
        return NumberResponse(number)
    }
}

/// The query of the list of opt-outs.
struct ListOptOutsInput: WireInput {
    let phoneNumber: String?
    let regionCode: String?
    let pageSize: Int?
    let pageToken: String?
}

/// Lists the numbers that have opted out, newest first, or the opt-out of one number.
struct ListOptOuts: Endpoint {
    private static let pages = PageSizes(standard: 100, limit: 1_000)

    let source: DiagnosisSource

    func respond(
        to input: ListOptOutsInput,
        from caller: AdminCaller
    ) async throws -> ListOptOutsResponse {
        let size = try Self.pages.size(input.pageSize)
        let (project, now) = (caller.project.id, source.clock.now)
        if let text = input.phoneNumber.nonEmpty {
            let number = try caller.number(text, region: input.regionCode)
            let optOut = try await source.store.read { data in
                try data.ledger(of: number, in: project).optOut
            }
            return ListOptOutsResponse {
                $0.optOuts = [optOut].compactMap(\.self).filter { $0.isInForce(at: now) }.map {
                    OptedOutNumberInfo(OptedOutNumber(phoneNumber: number, optOut: $0))
                }
            }
        }
        let last = try input.pageToken.nonEmpty.map { text in
            guard let position = OptOutPosition(token: text) else {
                throw Refusal.invalidPageToken
            }
            return position
        }
        let found = try await source.store.read { data in
            try data.optedOutNumbers(of: project, after: last, limit: size + 1)
        }
        let page = found.prefix(size)
        return ListOptOutsResponse {
            $0.optOuts = page.filter { $0.optOut.isInForce(at: now) }
                .map(OptedOutNumberInfo.init)
            $0.nextPageToken = found.count > size ? page.last?.position.token : nil
        }
    }
}
