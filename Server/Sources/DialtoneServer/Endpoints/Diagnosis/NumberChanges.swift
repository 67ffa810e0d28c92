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

    func respond(to input: NumberRequest, from caller: AdminCaller) async throws -> NumberResponse {
        let number = try caller.number(in: input)
        try await numbers.optOut(number, of: caller.project.id)
        return NumberResponse(number)
    }
}

/// Allows messages to a number again.
struct RemoveOptOut: Endpoint {
    let numbers: NumberAdministration

    func respond(to input: NumberRequest, from caller: AdminCaller) async throws -> NumberResponse {
        let number = try caller.number(in: input)
        guard try await numbers.removeOptOut(of: number, in: caller.project.id) else {
            throw RequestRefusal.noSuchResource("The number has not opted out.")
        }
        return NumberResponse(number)
    }
}

/// Lists the numbers that have opted out, in order.
struct ListOptOuts: Endpoint {
    private static let pages = PageSizes(standard: 100, limit: 1_000)

    let source: DiagnosisSource

    func respond(to input: ListInput, from caller: AdminCaller) async throws -> ListOptOutsResponse
    {
        let size = try Self.pages.size(input.pageSize)
        let last = try input.pageToken.flatMap { $0.isEmpty ? nil : $0 }.map { text in
            guard let number = try? PhoneNumber(parsing: text), number.e164 == text else {
                throw Refusal.invalidPageToken
            }
            return number
        }
        let (project, now) = (caller.project.id, source.clock.now)
        let found = try await source.store.read { data in
            try data.optedOutNumbers(of: project, after: last, limit: size + 1)
        }
        let page = found.prefix(size)
        return ListOptOutsResponse {
            $0.optOuts = page.filter { $0.optOut.isInForce(at: now) }
                .map(OptedOutNumberInfo.init)
            $0.nextPageToken = found.count > size ? page.last?.phoneNumber.e164 : nil
        }
    }
}
