// swift-tools-version: 6.2
import PackageDescription

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
        .target(name: "CCommonPasswords", exclude: ["common-passwords.bin"]),
        .target(name: "CServerFiles", exclude: ["entry.inc"]),
        .target(name: "EmbeddedFiles", dependencies: ["CServerFiles"]),
        .target(
            name: "CPhoneNumbers",
            exclude: ["numbering-plan.bin"],
            linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("protobuf")]
        ),
        .target(
            name: "PhoneNumbers",
            dependencies: [
                "CPhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
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
            dependencies: [
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "WebAuthn",
            dependencies: [
                "DialtoneBasics",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]
        ),
        .target(
            name: "DialtonePasswords",
            dependencies: [
                "CArgon2",
                "CCommonPasswords",
                "CCrypt",
                "DialtoneBasics",
                "DialtoneModel",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "DialtoneSendGuard",
            dependencies: [
                "DialtoneBasics",
                "PhoneNumbers",
            ]
        ),
        .target(
            name: "DialtoneModel",
            dependencies: [
                "DialtoneBasics",
                "DialtoneSendGuard",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "DialtoneMetrics",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ]
        ),
        .target(
            name: "DialtoneIDTokens",
            dependencies: [
                "CLibcrypto",
                "DialtoneBasics",
                "DialtoneModel",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtoneFederation",
            dependencies: [
                "DialtoneBasics",
                "DialtoneIDTokens",
                "DialtoneModel",
                "SAML",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
            ]
        ),
        .target(
            name: "DialtoneFlows",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFederation",
                "DialtoneIDTokens",
                "DialtoneModel",
                "DialtonePasswords",
                "DialtoneSendGuard",
                "PhoneNumbers",
                "SAML",
                "WebAuthn",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "DialtoneStorage",
            dependencies: [
                "CLibpq",
                "CSQLite",
                "DialtoneBasics",
                "DialtoneModel",
                "DialtoneSendGuard",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "DialtoneInbox",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                "PhoneNumbers",
            ]
        ),
        .target(
            name: "DialtoneMail",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                "EmbeddedFiles",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
            ]
        ),
        .target(
            name: "DialtoneSMPP",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                "PhoneNumbers",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
            ]
        ),
        .target(
            name: "DialtoneSMS",
            dependencies: [
                "DialtoneBasics",
                "DialtoneInbox",
                "DialtoneModel",
                "DialtoneSMPP",
                "DialtoneSendGuard",
                "EmbeddedFiles",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtonePush",
            dependencies: [
                "CLibcrypto",
                "DialtoneBasics",
                "DialtoneModel",
                "DialtonePasswords",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtoneChallenges",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]
        ),
        .target(
            name: "DialtoneAppVerification",
            dependencies: [
                "DialtoneBasics",
                "DialtoneChallenges",
                "DialtoneModel",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtoneOutbound",
            dependencies: [
                "DialtoneBasics",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        .target(
            name: "DialtoneTransfer",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtonePasswords",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "IdentityToolkit", package: "dialtone"),
                .product(name: "IdentityToolkitAdmin", package: "dialtone"),
            ]
        ),
        .target(
            name: "DialtoneDiagnostics",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtoneSMS",
                "DialtoneSendGuard",
                "PhoneNumbers",
            ]
        ),
        .target(
            name: "DialtoneServer",
            dependencies: [
                "CQREncode",
                "DialtoneBasics",
                "DialtoneChallenges",
                "DialtoneFederation",
                "DialtoneFlows",
                "DialtoneIDTokens",
                "DialtoneInbox",
                "DialtoneMetrics",
                "DialtoneModel",
                "DialtonePasswords",
                "DialtonePush",
                "DialtoneSendGuard",
                "DialtoneTransfer",
                "EmbeddedFiles",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "IdentityToolkit", package: "dialtone"),
                .product(name: "IdentityToolkitAdmin", package: "dialtone"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            exclude: ["OpenAPI/Document", "Pages/Assets", "Pages/Templates"]
        ),
        .target(
            name: "DialtoneNode",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneBasics",
                "DialtoneChallenges",
                "DialtoneFederation",
                "DialtoneFlows",
                "DialtoneIDTokens",
                "DialtoneMail",
                "DialtoneMetrics",
                "DialtoneModel",
                "DialtoneOutbound",
                "DialtonePasswords",
                "DialtonePush",
                "DialtoneSMS",
                "DialtoneServer",
                "DialtoneStorage",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .executableTarget(
            name: "dialtone",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneBasics",
                "DialtoneDiagnostics",
                "DialtoneFederation",
                "DialtoneFlows",
                "DialtoneIDTokens",
                "DialtoneInbox",
                "DialtoneMail",
                "DialtoneModel",
                "DialtoneNode",
                "DialtoneOutbound",
                "DialtonePasswords",
                "DialtonePush",
                "DialtoneSMS",
                "DialtoneSendGuard",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTransfer",
                "PhoneNumbers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(name: "CChildProcess", path: "Tests/CChildProcess"),
        .executableTarget(
            name: "SendGuardSimulator",
            dependencies: [
                "DialtoneBasics",
                "DialtoneSendGuard",
                "PhoneNumbers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/SendGuardSimulator"
        ),
        .target(
            name: "DialtoneTestSupport",
            dependencies: [
                "CChildProcess",
                "CLibpq",
                "DialtoneBasics",
                "DialtoneModel",
                "DialtoneOutbound",
                "DialtoneSMPP",
                "DialtoneSendGuard",
                "DialtoneStorage",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            path: "Tests/DialtoneTestSupport"
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "CLibpq",
                "CSQLite",
                "DialtoneBasics",
                "DialtoneDiagnostics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtoneSendGuard",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "PhoneNumbers",
                "dialtone",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "DialtoneAppVerificationTests",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneBasics",
                "DialtoneModel",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "DialtoneBasicsTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneTestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .testTarget(
            name: "DialtoneChallengesTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneChallenges",
                "DialtoneModel",
                "DialtoneTestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]
        ),
        .testTarget(
            name: "DialtoneFederationTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFederation",
                "DialtoneModel",
                "DialtoneTestSupport",
            ]
        ),
        .testTarget(
            name: "DialtoneFlowsTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtoneSendGuard",
                "DialtoneTestSupport",
                "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "DialtoneIDTokensTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneIDTokens",
                "DialtoneModel",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
            ]
        ),
        .testTarget(
            name: "DialtoneInboxTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneInbox",
                "DialtoneModel",
                "DialtoneTestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .testTarget(
            name: "DialtoneMailTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneMail",
                "DialtoneModel",
                "DialtoneSMS",
                "DialtoneSendGuard",
                "DialtoneTestSupport",
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        .testTarget(
            name: "DialtoneMetricsTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneMetrics",
                "DialtoneModel",
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ]
        ),
        .testTarget(
            name: "DialtoneModelTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtoneSendGuard",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "DialtoneNodeTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneIDTokens",
                "DialtoneInbox",
                "DialtoneMail",
                "DialtoneModel",
                "DialtoneNode",
                "DialtoneOutbound",
                "DialtoneSMS",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTestSupport",
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "DialtoneOutboundTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneOutbound",
                "DialtoneTestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "DialtonePasswordsTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                "DialtonePasswords",
                "DialtoneTestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .testTarget(
            name: "DialtonePushTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtonePush",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "DialtoneSMPPTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneModel",
                "DialtoneSMPP",
                "DialtoneTestSupport",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "DialtoneSMSTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneInbox",
                "DialtoneModel",
                "DialtoneOutbound",
                "DialtoneSMPP",
                "DialtoneSMS",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            exclude: ["Texts/Fixtures"]
        ),
        .testTarget(
            name: "DialtoneSendGuardTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneSendGuard",
                "DialtoneTestSupport",
                "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "DialtoneServerTests",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneBasics",
                "DialtoneFederation",
                "DialtoneFlows",
                "DialtoneIDTokens",
                "DialtoneInbox",
                "DialtoneMail",
                "DialtoneModel",
                "DialtoneNode",
                "DialtoneOutbound",
                "DialtonePasswords",
                "DialtonePush",
                "DialtoneSMPP",
                "DialtoneSMS",
                "DialtoneSendGuard",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "EmbeddedFiles",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "DialtoneAuth", package: "dialtone"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "IdentityToolkit", package: "dialtone"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "WireFixtures", package: "dialtone"),
            ]
        ),
        .testTarget(
            name: "DialtoneStorageTests",
            dependencies: [
                "CSQLite",
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneIDTokens",
                "DialtoneModel",
                "DialtoneSendGuard",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "DialtoneTransferTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneFlows",
                "DialtoneModel",
                "DialtonePasswords",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "DialtoneTransfer",
                "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "PhoneNumbersTests",
            dependencies: [
                "CPhoneNumbers",
                "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "SAMLTests",
            dependencies: [
                "DialtoneTestSupport",
                "SAML",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "WebAuthnTests",
            dependencies: [
                "DialtoneBasics",
                "DialtoneTestSupport",
                "WebAuthn",
            ],
            exclude: ["Vectors/make-vectors.py", "Vectors/vectors.json"]
        ),
        .testTarget(
            name: "SendGuardSimulatorTests",
            dependencies: [
                "DialtoneSendGuard",
                "PhoneNumbers",
                "SendGuardSimulator",
            ]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
