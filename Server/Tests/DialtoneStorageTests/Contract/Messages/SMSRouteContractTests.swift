import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing
import PhoneNumbers

@Suite struct SMSRouteContractTests {
    private func gateway(_ name: String, seconds: Int64 = 0) -> SMSGatewayRecord {
        SMSGatewayRecord(
            name: name,
            kind: .smpp,
            settings: ["host": "smsc.example"],
            sealedSecrets: [1, 2, 0, 3],
            createdAt: .start + .seconds(seconds),
            updatedAt: .start + .seconds(seconds)
        )
    }

    private func route(
        _ scope: NumberScope,
        of project: ProjectID? = nil,
        _ mode: SMSRoute.Mode = .ordinary
    ) -> SMSRoute {
        SMSRoute(
            projectID: project,
            scope: scope,
            steps: [[SMSRoute.Target(gateway: "a", weight: 3)], [SMSRoute.Target(gateway: "b")]],
            mode: mode,
            updatedAt: .start
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `gateways are read in the order of their creation`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let (late, early) = (gateway("a", seconds: 9), gateway("b"))
            let added = try await store.write { data in
                try [late, early, late].map { try data.insert($0) }
            }
            #expect(added == [true, true, false])
            #expect(try await store.read { try $0.smsGateways() } == [early, late])
            let changed = SMSGatewayRecord(
                name: "b",
                kind: .webhook,
                settings: [:],
                sealedSecrets: [],
                createdAt: early.createdAt,
                updatedAt: .start + .days(1)
            )
            #expect(try await store.write { try $0.update(changed) })
            #expect(try await store.write { try !$0.update(gateway("c")) })
            #expect(try await store.read { try $0.smsGateways() } == [changed, late])
            #expect(try await store.write { try $0.deleteSMSGateway("a") })
            #expect(try await store.write { try !$0.deleteSMSGateway("a") })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a project has one route per scope, deleted with the project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let routes = [
                route(.everywhere), route(.prefix("+49")), route(.region("DE"), of: .sample),
            ]
            try await store.write { data in for route in routes { try data.save(route) } }
            let saved = try await store.read { Set(try $0.smsRoutes()) }
            #expect(saved == Set(routes))
            let harder = route(.prefix("+49"), of: nil, .hard)
            try await store.write { try $0.save(harder) }
            #expect(try await store.read { try $0.smsRoutes() }.count == 3)
            #expect(try await store.read { try $0.smsRoutes() }.contains(harder))
            _ = try await store.write { try $0.deleteProject(.sample) }
            #expect(try await store.read { try $0.smsRoutes() }.count == 2)
            let wasThere = try await store.write {
                try $0.deleteSMSRoute(.prefix("+49"), of: nil)
            }
            #expect(wasThere)
            #expect(try await store.write { try !$0.deleteSMSRoute(.prefix("+49"), of: nil) })
        }
    }
}
