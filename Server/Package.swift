// swift-tools-version: 6.2
import PackageDescription

/// The packages of the products that targets use; a dependency of another name is a target.
let packages = [
    "ArgumentParser": "swift-argument-parser",
    "AsyncHTTPClient": "async-http-client",
    "Configuration": "swift-configuration",
    "CoreMetrics": "swift-metrics",
    "Crypto": "swift-crypto",
    "CryptoExtras": "swift-crypto",
    "DialtoneAuth": "dialtone",
    "HTTPTypes": "swift-http-types",
    "Hummingbird": "hummingbird",
    "HummingbirdCore": "hummingbird",
    "HummingbirdHTTP2": "hummingbird",
    "HummingbirdTesting": "hummingbird",
    "IdentityToolkit": "dialtone",
    "IdentityToolkitAdmin": "dialtone",
    "InMemoryLogging": "swift-log",
    "JWTKit": "jwt-kit",
    "Logging": "swift-log",
    "Metrics": "swift-metrics",
    "Mustache": "swift-mustache",
    "NIOCore": "swift-nio",
    "NIOEmbedded": "swift-nio",
    "NIOHTTP1": "swift-nio",
    "NIOHTTP2": "swift-nio-http2",
    "NIOHTTPTypes": "swift-nio-extras",
    "NIOPosix": "swift-nio",
    "NIOSSL": "swift-nio-ssl",
    "NIOTLS": "swift-nio",
    "ServiceLifecycle": "swift-service-lifecycle",
    "SwiftASN1": "swift-asn1",
    "Tracing": "swift-distributed-tracing",
    "UnixSignals": "swift-service-lifecycle",
    "WireFixtures": "dialtone",
    "X509": "swift-certificates",
    "Yams": "Yams",
]

let package = Package(
    name: "dialtone-server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "dialtone", targets: ["dialtone"]),
        .executable(name: "send-guard-simulator", targets: ["SendGuardSimulator"]),
    ],
    dependencies: [
        .package(name: "dialtone", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(
            url: "https://github.com/apple/swift-configuration",
            from: "1.4.0",
            traits: [.defaults, "YAML", "CommandLineArguments"]
        ),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.0"),
    ],
    targets: [
        .systemLibrary(name: "CArgon2", pkgConfig: "libargon2"),
        .systemLibrary(name: "CCrypt", pkgConfig: "libxcrypt"),
        .systemLibrary(name: "CLibpq", pkgConfig: "libpq"),
        .systemLibrary(name: "CLibcrypto", pkgConfig: "libcrypto"),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
        .target(
            name: "CBatchSigning",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .target(name: "CCommonPasswords", exclude: ["common-passwords.bin"]),
        .target(name: "CServerFiles", exclude: ["entry.inc"]),
        .target(name: "CFileStatus"),
        .target(name: "CSystemClock"),
        .target(name: "EmbeddedFiles", dependencies: ["CServerFiles"]),
        .target(
            name: "CPhoneNumbers",
            exclude: ["numbering-plan.bin"],
            linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("protobuf")]
        ),
        .target(name: "PhoneNumbers", dependencies: ["CPhoneNumbers", "Crypto"]),
        .target(
            name: "CXMLSecurity",
            // What pkg-config says of libxmlsec1 has definitions, which the package manager
            // refuses with a warning on every build.
            cSettings: [
                .unsafeFlags([
                    "-I/usr/include/xmlsec1", "-I/usr/include/libxml2",
                    "-I/opt/homebrew/include/xmlsec1",
                    "-I/opt/homebrew/opt/libxml2/include/libxml2",
                ])
            ],
            linkerSettings: [
                .linkedLibrary("xmlsec1-openssl"), .linkedLibrary("xmlsec1"),
                .linkedLibrary("xml2"), .linkedLibrary("crypto"),
            ]
        ),
        .target(name: "SAML", dependencies: ["CXMLSecurity"]),
        .target(
            name: "DialtoneBasics",
            dependencies: ["CFileStatus", "Crypto", "NIOCore", "NIOPosix"]
        ),
        .target(name: "WebAuthn", dependencies: ["DialtoneBasics", "Crypto", "CryptoExtras"]),
        .target(
            name: "DialtonePasswords",
            dependencies: [
                "CArgon2", "CCommonPasswords", "CCrypt", "DialtoneBasics", "DialtoneModel",
                "Crypto", "CryptoExtras", "Logging", "NIOPosix",
            ]
        ),
        .target(name: "DialtoneSendGuard", dependencies: ["DialtoneBasics", "PhoneNumbers"]),
        .target(
            name: "DialtoneModel",
            dependencies: [
                "DialtoneBasics", "DialtoneSendGuard", "PhoneNumbers", "Crypto", "Logging",
            ]
        ),
        .target(
            name: "DialtoneMetrics",
            dependencies: ["DialtoneBasics", "DialtoneModel", "CoreMetrics"]
        ),
        .target(
            name: "DialtoneTracing",
            dependencies: ["DialtoneBasics", "Logging", "Tracing"]
        ),
        .target(
            name: "DialtoneIDTokens",
            dependencies: [
                "CBatchSigning", "CLibcrypto", "DialtoneBasics", "DialtoneModel", "PhoneNumbers",
                "Crypto", "CryptoExtras", "SwiftASN1", "X509",
            ]
        ),
        .target(
            name: "DialtoneFederation",
            dependencies: [
                "DialtoneBasics", "DialtoneIDTokens", "DialtoneModel", "SAML", "Crypto", "JWTKit",
                "SwiftASN1", "X509",
            ]
        ),
        .target(
            name: "DialtoneFlows",
            dependencies: [
                "DialtoneBasics", "DialtoneFederation", "DialtoneIDTokens", "DialtoneModel",
                "DialtonePasswords", "DialtoneSendGuard", "PhoneNumbers", "SAML", "WebAuthn",
                "Crypto", "CryptoExtras", "Logging", "Tracing",
            ]
        ),
        .target(
            name: "DialtoneStorage",
            dependencies: [
                "CLibpq", "CSQLite", "DialtoneBasics", "DialtoneModel", "DialtoneSendGuard",
                "PhoneNumbers", "Crypto", "CryptoExtras", "Logging",
            ]
        ),
        .target(
            name: "DialtoneInbox",
            dependencies: ["DialtoneBasics", "DialtoneModel", "PhoneNumbers"]
        ),
        .target(
            name: "DialtoneMail",
            dependencies: [
                "DialtoneBasics", "DialtoneModel", "DialtoneTracing", "EmbeddedFiles", "Logging",
                "NIOCore", "NIOPosix", "NIOSSL", "NIOTLS",
            ]
        ),
        .target(
            name: "DialtoneSMPP",
            dependencies: [
                "DialtoneBasics", "DialtoneModel", "PhoneNumbers", "Logging", "NIOCore", "NIOPosix",
                "NIOSSL", "NIOTLS",
            ]
        ),
        .target(
            name: "DialtoneSMS",
            dependencies: [
                "DialtoneBasics", "DialtoneInbox", "DialtoneModel", "DialtoneOutbound",
                "DialtoneSMPP", "DialtoneSendGuard", "DialtoneTracing", "EmbeddedFiles",
                "PhoneNumbers", "Crypto",
                "CryptoExtras", "Logging", "NIOCore", "NIOPosix", "NIOSSL", "SwiftASN1", "X509",
            ]
        ),
        .target(
            name: "DialtonePush",
            dependencies: [
                "CLibcrypto", "DialtoneBasics", "DialtoneModel", "DialtonePasswords",
                "DialtoneTracing", "AsyncHTTPClient", "Crypto", "Logging", "NIOCore", "NIOHTTP1",
                "NIOSSL",
                "SwiftASN1", "X509",
            ]
        ),
        .target(
            name: "DialtoneChallenges",
            dependencies: ["DialtoneBasics", "DialtoneModel", "Crypto", "CryptoExtras"]
        ),
        .target(
            name: "DialtoneAppVerification",
            dependencies: [
                "DialtoneBasics", "DialtoneChallenges", "DialtoneModel", "Crypto", "CryptoExtras",
                "SwiftASN1", "X509",
            ]
        ),
        .target(
            name: "DialtoneOutbound",
            dependencies: [
                "DialtoneBasics", "DialtoneTracing", "AsyncHTTPClient", "NIOCore", "NIOHTTP1",
                "NIOPosix", "NIOSSL",
                "NIOTLS",
            ]
        ),
        .target(
            name: "DialtoneTransfer",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneModel", "DialtonePasswords",
                "PhoneNumbers", "Crypto", "IdentityToolkit", "IdentityToolkitAdmin",
            ]
        ),
        .target(
            name: "DialtoneDiagnostics",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneModel", "DialtoneSMS",
                "DialtoneSendGuard", "PhoneNumbers", "IdentityToolkit", "IdentityToolkitAdmin",
            ]
        ),
        .target(
            name: "DialtoneServer",
            dependencies: [
                "CQREncode", "CZlib", "DialtoneBasics", "DialtoneChallenges", "DialtoneDiagnostics",
                "DialtoneFederation", "DialtoneFlows", "DialtoneIDTokens", "DialtoneInbox",
                "DialtoneMetrics",
                "DialtoneModel",
                "DialtonePasswords", "DialtonePush", "DialtoneSendGuard", "DialtoneTracing",
                "DialtoneTransfer",
                "EmbeddedFiles", "PhoneNumbers", "Crypto", "HTTPTypes", "Hummingbird",
                "HummingbirdCore", "HummingbirdHTTP2", "IdentityToolkit", "IdentityToolkitAdmin",
                "Logging", "Metrics",
                "Mustache", "NIOCore", "NIOHTTP1", "NIOHTTP2", "NIOHTTPTypes", "NIOPosix", "NIOSSL",
                "NIOTLS", "ServiceLifecycle", "SwiftASN1", "Tracing", "X509",
            ],
            exclude: ["OpenAPI/Document", "Pages/Assets", "Pages/Templates"]
        ),
        .target(
            name: "DialtoneNode",
            dependencies: [
                "DialtoneAppVerification", "DialtoneBasics", "DialtoneChallenges",
                "DialtoneDiagnostics",
                "DialtoneFederation", "DialtoneFlows", "DialtoneIDTokens", "DialtoneMail",
                "DialtoneMetrics", "DialtoneModel", "DialtoneOutbound", "DialtonePasswords",
                "DialtonePush",
                "DialtoneSMS", "DialtoneServer", "DialtoneStorage", "DialtoneTracing",
                "DialtoneTransfer", "PhoneNumbers", "CoreMetrics", "Logging", "NIOCore", "NIOPosix",
                "ServiceLifecycle", "Tracing", "UnixSignals",
            ]
        ),
        .executableTarget(
            name: "dialtone",
            dependencies: [
                "DialtoneAppVerification", "DialtoneBasics", "DialtoneDiagnostics",
                "DialtoneFederation", "DialtoneFlows", "DialtoneIDTokens", "DialtoneInbox",
                "DialtoneMail", "DialtoneModel", "DialtoneNode", "DialtoneOutbound",
                "DialtonePasswords", "DialtonePush", "DialtoneSMS", "DialtoneSendGuard",
                "DialtoneServer", "DialtoneStorage", "DialtoneTracing", "DialtoneTransfer",
                "PhoneNumbers", "ArgumentParser", "Configuration", "Crypto", "IdentityToolkit",
                "IdentityToolkitAdmin", "Logging", "NIOSSL",
                "ServiceLifecycle", "Yams", "CSystemClock",
            ]
        ),
        .target(name: "CChildProcess", path: "Tests/CChildProcess"),
        .executableTarget(
            name: "SendGuardSimulator",
            dependencies: [
                "DialtoneBasics", "DialtoneSendGuard", "PhoneNumbers", "ArgumentParser",
            ],
            path: "Benchmarks/SendGuardSimulator"
        ),
        .target(
            name: "DialtoneTestSupport",
            dependencies: [
                "CChildProcess", "CLibpq", "DialtoneBasics", "DialtoneModel", "DialtoneOutbound",
                "DialtoneSMPP", "DialtoneSendGuard", "DialtoneStorage", "PhoneNumbers", "Crypto",
                "CryptoExtras", "Logging", "NIOCore", "NIOHTTP1", "NIOHTTP2", "NIOPosix", "NIOSSL",
                "SwiftASN1", "X509",
            ],
            path: "Tests/DialtoneTestSupport"
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "CLibpq", "CSQLite", "DialtoneBasics", "DialtoneDiagnostics", "DialtoneFlows",
                "DialtoneModel", "DialtoneNode", "DialtoneSendGuard", "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTestSupport", "PhoneNumbers", "dialtone", "ArgumentParser",
                "Configuration", "Crypto", "IdentityToolkitAdmin", "Logging",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "DialtoneAppVerificationTests",
            dependencies: [
                "DialtoneAppVerification", "DialtoneBasics", "DialtoneModel", "DialtoneTestSupport",
                "PhoneNumbers", "Crypto", "X509",
            ]
        ),
        .testTarget(
            name: "DialtoneBasicsTests",
            dependencies: ["DialtoneBasics", "DialtoneTestSupport", "Crypto"]
        ),
        .testTarget(
            name: "DialtoneChallengesTests",
            dependencies: [
                "DialtoneBasics", "DialtoneChallenges", "DialtoneModel", "DialtoneTestSupport",
                "Crypto", "CryptoExtras",
            ]
        ),
        .testTarget(
            name: "DialtoneFederationTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFederation", "DialtoneModel", "DialtoneTestSupport",
            ]
        ),
        .testTarget(
            name: "DialtoneFlowsTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneModel", "DialtoneSendGuard",
                "DialtoneTestSupport", "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "DialtoneIDTokensTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneIDTokens", "DialtoneModel",
                "DialtoneTestSupport", "PhoneNumbers", "Crypto", "JWTKit",
            ]
        ),
        .testTarget(
            name: "DialtoneInboxTests",
            dependencies: [
                "DialtoneBasics", "DialtoneInbox", "DialtoneModel", "DialtoneTestSupport", "Crypto",
            ]
        ),
        .testTarget(
            name: "DialtoneMailTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneMail", "DialtoneModel", "DialtoneSMS",
                "DialtoneSendGuard", "DialtoneTestSupport", "DialtoneTracing", "InMemoryLogging",
                "Logging", "NIOCore", "NIOPosix", "NIOSSL", "Tracing",
            ]
        ),
        .testTarget(
            name: "DialtoneMetricsTests",
            dependencies: ["CoreMetrics", "DialtoneBasics", "DialtoneMetrics", "DialtoneModel"]
        ),
        .testTarget(
            name: "DialtoneModelTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneModel", "DialtoneSendGuard",
                "DialtoneTestSupport", "PhoneNumbers", "Crypto", "Logging",
            ]
        ),
        .testTarget(
            name: "DialtoneNodeTests",
            dependencies: [
                "DialtoneBasics", "DialtoneIDTokens", "DialtoneInbox", "DialtoneMail",
                "DialtoneModel", "DialtoneNode", "DialtoneOutbound", "DialtoneSMS",
                "DialtoneServer", "DialtoneStorage", "DialtoneTestSupport", "InMemoryLogging",
                "Logging", "ServiceLifecycle", "UnixSignals",
            ]
        ),
        .testTarget(
            name: "DialtoneOutboundTests",
            dependencies: [
                "DialtoneBasics", "DialtoneOutbound", "DialtoneTestSupport", "Crypto", "NIOHTTP1",
                "NIOSSL", "SwiftASN1", "X509",
            ]
        ),
        .testTarget(
            name: "DialtonePasswordsTests",
            dependencies: [
                "DialtoneBasics", "DialtoneModel", "DialtonePasswords", "DialtoneTestSupport",
                "Crypto",
            ]
        ),
        .testTarget(
            name: "DialtonePushTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneModel", "DialtonePush",
                "DialtoneTestSupport", "PhoneNumbers", "Crypto", "CryptoExtras", "SwiftASN1",
                "X509",
            ]
        ),
        .testTarget(
            name: "DialtoneSMPPTests",
            dependencies: [
                "DialtoneBasics", "DialtoneModel", "DialtoneSMPP", "DialtoneTestSupport", "NIOCore",
                "NIOPosix",
            ]
        ),
        .testTarget(
            name: "DialtoneSMSTests",
            dependencies: [
                "DialtoneBasics", "DialtoneInbox", "DialtoneModel", "DialtoneOutbound",
                "DialtoneSMPP", "DialtoneSMS", "DialtoneTestSupport", "DialtoneTracing",
                "PhoneNumbers", "Crypto",
                "CryptoExtras", "InMemoryLogging", "Logging", "NIOCore", "NIOSSL", "SwiftASN1",
                "Tracing", "X509",
            ],
            exclude: ["Texts/Fixtures"]
        ),
        .testTarget(
            name: "DialtoneSendGuardTests",
            dependencies: [
                "DialtoneBasics", "DialtoneSendGuard", "DialtoneTestSupport", "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "DialtoneServerTests",
            dependencies: [
                "DialtoneAppVerification", "DialtoneBasics", "DialtoneFederation", "DialtoneFlows",
                "DialtoneIDTokens", "DialtoneInbox", "DialtoneMail", "DialtoneMetrics",
                "DialtoneModel",
                "DialtoneNode", "DialtoneOutbound", "DialtonePasswords", "DialtonePush",
                "DialtoneSMPP", "DialtoneSMS", "DialtoneSendGuard", "DialtoneServer",
                "DialtoneStorage", "DialtoneTestSupport", "DialtoneTransfer", "EmbeddedFiles",
                "PhoneNumbers", "Crypto", "CryptoExtras", "DialtoneAuth", "HTTPTypes",
                "Hummingbird", "HummingbirdTesting",
                "IdentityToolkit", "InMemoryLogging", "JWTKit", "Logging", "NIOCore", "NIOEmbedded",
                "NIOHTTP1", "NIOHTTPTypes", "NIOPosix", "NIOSSL", "NIOTLS", "ServiceLifecycle",
                "WireFixtures",
            ]
        ),
        .testTarget(
            name: "DialtoneStorageTests",
            dependencies: [
                "CSQLite", "DialtoneBasics", "DialtoneFlows", "DialtoneIDTokens", "DialtoneModel",
                "DialtoneSendGuard", "DialtoneStorage", "DialtoneTestSupport", "PhoneNumbers",
                "Crypto", "Logging", "NIOCore", "NIOPosix",
            ]
        ),
        .testTarget(
            name: "DialtoneTracingTests",
            dependencies: [
                "DialtoneBasics", "DialtoneTestSupport", "DialtoneTracing", "InMemoryLogging",
                "Logging", "Tracing",
            ]
        ),
        .testTarget(
            name: "DialtoneTransferTests",
            dependencies: [
                "DialtoneBasics", "DialtoneFlows", "DialtoneModel", "DialtonePasswords",
                "DialtoneStorage", "DialtoneTestSupport", "DialtoneTransfer", "PhoneNumbers",
            ]
        ),
        .testTarget(name: "PhoneNumbersTests", dependencies: ["CPhoneNumbers", "PhoneNumbers"]),
        .testTarget(
            name: "SAMLTests",
            dependencies: ["DialtoneTestSupport", "SAML", "Crypto", "X509"]
        ),
        .testTarget(
            name: "WebAuthnTests",
            dependencies: ["DialtoneBasics", "DialtoneTestSupport", "WebAuthn"],
            exclude: ["Vectors/make-vectors.py", "Vectors/vectors.json"]
        ),
        .testTarget(
            name: "SendGuardSimulatorTests",
            dependencies: ["DialtoneSendGuard", "PhoneNumbers", "SendGuardSimulator"]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.dependencies = target.dependencies.map { dependency in
        guard case .byNameItem(let name, _) = dependency, let package = packages[name] else {
            return dependency
        }
        return .product(name: name, package: package)
    }
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}

/// Tests simulate weeks of attacks on the guard, which takes minutes without optimization.
let simulated = ["DialtoneSendGuard", "SendGuardSimulator"]

for target in package.targets where simulated.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}
