import IdentityToolkit
import IdentityToolkitAdmin
import WireFixtures

/// The types of one call.
struct WireTypes {
    let request: (any Codable.Type)?
    let answer: any Codable.Type

    /// `nil` where the path is none of the protocol's.
    init?(_ fixture: WireFixture) {
        let path = String(fixture.path.prefix { $0 != "?" })
        guard let types = Self.byPath[path] ?? Self.byMethod["\(fixture.method) \(path)"] else {
            return nil
        }
        request = types.0
        answer = types.1
    }

    private struct Empty: Codable, Sendable {}

    private typealias Types = ((any Codable.Type)?, any Codable.Type)

    private static var byPath: [String: Types] {
        [
            "v1/accounts:createAuthUri": (CreateAuthURIRequest.self, CreateAuthURIResponse.self),
            "v2/accounts/passkeyEnrollment:start": (
                StartPasskeyEnrollmentRequest.self, StartPasskeyEnrollmentResponse.self
            ),
            "v2/accounts/passkeyEnrollment:finalize": (
                FinalizePasskeyEnrollmentRequest.self, FinalizePasskeyEnrollmentResponse.self
            ),
            "v2/accounts/passkeySignIn:start": (
                StartPasskeySignInRequest.self, StartPasskeySignInResponse.self
            ),
            "v2/accounts/passkeySignIn:finalize": (
                FinalizePasskeySignInRequest.self, FinalizePasskeySignInResponse.self
            ),
            "v1/accounts:delete": (DeleteAccountRequest.self, DeleteAccountResponse.self),
            "v1/accounts:lookup": (LookUpAccountsRequest.self, LookUpAccountsResponse.self),
            "v1/accounts:resetPassword": (ResetPasswordRequest.self, ResetPasswordResponse.self),
            "v1/accounts:sendOobCode": (SendOOBCodeRequest.self, SendOOBCodeResponse.self),
            "v1/accounts:sendVerificationCode": (
                SendVerificationCodeRequest.self, SendVerificationCodeResponse.self
            ),
            "v1/accounts:signInWithCustomToken": (
                SignInWithCustomTokenRequest.self, SignInWithCustomTokenResponse.self
            ),
            "v1/accounts:signInWithEmailLink": (
                SignInWithEmailLinkRequest.self, SignInWithEmailLinkResponse.self
            ),
            "v1/accounts:signInWithIdp": (SignInWithIDPRequest.self, SignInWithIDPResponse.self),
            "v1/accounts:signInWithPassword": (
                SignInWithPasswordRequest.self, SignInWithPasswordResponse.self
            ),
            "v1/accounts:signInWithPhoneNumber": (
                SignInWithPhoneNumberRequest.self, SignInWithPhoneNumberResponse.self
            ),
            "v1/accounts:signUp": (SignUpRequest.self, SignUpResponse.self),
            "v1/accounts:update": (UpdateAccountRequest.self, UpdateAccountResponse.self),
            "dialtone/v1/appVerification:poll": (
                PollAppVerificationRequest.self, PollAppVerificationResponse.self
            ),
            "dialtone/v1/challenge": (nil, ShowChallengeResponse.self),
            "dialtone/v1/challenge:verify": (
                VerifyChallengeRequest.self, VerifyChallengeResponse.self
            ),
            "dialtone/v1/accounts:listSessions": (
                ListSessionsRequest.self, ListSessionsResponse.self
            ),
            "dialtone/v1/accounts:createRecoveryCodes": (
                CreateRecoveryCodesRequest.self, CreateRecoveryCodesResponse.self
            ),
            "dialtone/v1/accounts:revokeSessions": (
                RevokeSessionsRequest.self, RevokeSessionsResponse.self
            ),
            "v1/token": (ExchangeTokenRequest.self, ExchangeTokenResponse.self),
            "v1/projects": (nil, ProjectConfigResponse.self),
            "v1/recaptchaParams": (nil, RecaptchaParamsResponse.self),
            "dialtone/v1/appVerification": (nil, AppVerificationResponse.self),
            "dialtone/v1/signInOptions": (nil, SignInOptionsResponse.self),
            "v1/accounts:verifyIosClient": (
                VerifyIOSClientRequest.self, VerifyIOSClientResponse.self
            ),
            "dialtone/v1/accounts:messageStatus": (
                MessageStatusRequest.self, MessageStatusResponse.self
            ),
            "dialtone/v1/accounts:pushStatus": (PushStatusRequest.self, PushStatusResponse.self),
            "dialtone/v1/appAttest:challenge": (Empty.self, AppAttestChallengeResponse.self),
            "dialtone/v1/appAttest:register": (RegisterAppAttestKeyRequest.self, Empty.self),
            "dialtone/v1/projects/<project>/appVerification": (
                nil, AppVerificationReportResponse.self
            ),
            "v2/recaptchaConfig": (nil, RecaptchaConfigResponse.self),
            "v2/passwordPolicy": (nil, PasswordPolicyResponse.self),
            "v2/defaultSupportedIdps": (nil, ListDefaultSupportedIDPsResponse.self),
            "v2/accounts:revokeToken": (RevokeTokenRequest.self, RevokeTokenResponse.self),
            "v2/accounts/mfaEnrollment:start": (
                StartSecondFactorEnrollmentRequest.self, StartSecondFactorEnrollmentResponse.self
            ),
            "v2/accounts/mfaEnrollment:finalize": (
                FinalizeSecondFactorEnrollmentRequest.self,
                FinalizeSecondFactorEnrollmentResponse.self
            ),
            "v2/accounts/mfaEnrollment:withdraw": (
                WithdrawSecondFactorRequest.self, WithdrawSecondFactorResponse.self
            ),
            "v2/accounts/mfaSignIn:start": (
                StartSecondFactorSignInRequest.self, StartSecondFactorSignInResponse.self
            ),
            "v2/accounts/mfaSignIn:finalize": (
                FinalizeSecondFactorSignInRequest.self, FinalizeSecondFactorSignInResponse.self
            ),
            "v1/projects/<project>/accounts": (SignUpRequest.self, SignUpResponse.self),
            "v1/projects/<project>/accounts:lookup": (
                LookUpAccountsRequest.self, LookUpAccountsResponse.self
            ),
            "v1/projects/<project>/accounts:update": (
                UpdateAccountRequest.self, UpdateAccountResponse.self
            ),
            "v1/projects/<project>/accounts:delete": (
                DeleteAccountRequest.self, DeleteAccountResponse.self
            ),
            "v1/projects/<project>/accounts:batchDelete": (
                DeleteAccountsRequest.self, DeleteAccountsResponse.self
            ),
            "v1/projects/<project>/accounts:batchGet": (nil, ListAccountsResponse.self),
            "v1/projects/<project>/accounts:batchCreate": (
                ImportAccountsRequest.self, ImportAccountsResponse.self
            ),
            "v1/projects/<project>/accounts:query": (
                QueryAccountsRequest.self, QueryAccountsResponse.self
            ),
            "v1/projects/<project>:queryAccounts": (
                QueryAccountsRequest.self, QueryAccountsResponse.self
            ),
            "v1/projects/<project>/accounts:sendOobCode": (
                SendOOBCodeRequest.self, SendOOBCodeResponse.self
            ),
            "v1/projects/<project>:createSessionCookie": (
                CreateSessionCookieRequest.self, CreateSessionCookieResponse.self
            ),
            "v2/projects/<project>/config": (AdminProjectConfig.self, AdminProjectConfig.self),
            "v2/projects/<project>/passkeyConfig": (PasskeyConfig.self, PasskeyConfig.self),
            "dialtone/v1/projects/<project>/branding": (BrandingConfig.self, BrandingConfig.self),
            "emulator/v1/projects/<project>/verificationCodes": (
                nil, VerificationCodesResponse.self
            ),
            "emulator/v1/projects/<project>/oobCodes": (nil, OOBCodesResponse.self),
            "emulator/v1/projects/<project>/inbox": (nil, InboxListing.self),
            "emulator/v1/projects/<project>/messages": (nil, SentMessages.self),
            "emulator/v1/projects/<project>/config": (EmulatorConfig.self, EmulatorConfig.self),
        ]
    }

    /// Resources, whose path means another thing by each method.
    private static var byMethod: [String: Types] {
        [
            "POST dialtone/v1/projects/<project>/apnsCredentials": (
                CreateAPNsCredentialRequest.self, APNsCredentialInfo.self
            ),
            "GET dialtone/v1/projects/<project>/apnsCredentials": (
                nil, ListAPNsCredentialsResponse.self
            ),
            "DELETE dialtone/v1/projects/<project>/apnsCredentials/KEY1234567": (nil, Empty.self),
            "POST dialtone/v1/projects/<project>/apps": (AppRequest.self, RegisteredApp.self),
            "GET dialtone/v1/projects/<project>/apps": (nil, ListAppsResponse.self),
            "GET dialtone/v1/projects/<project>/apps/<appId>": (nil, RegisteredApp.self),
            "PATCH dialtone/v1/projects/<project>/apps/<appId>": (
                AppRequest.self, RegisteredApp.self
            ),
            "DELETE dialtone/v1/projects/<project>/apps/<appId>": (nil, Empty.self),
            "POST dialtone/v1/projects/<project>/apps/<appId>/secret": (
                RotateAppSecretRequest.self, AppSecretResponse.self
            ),
            "POST dialtone/v1/projects/<project>/oauthClients": (
                OAuthClientRequest.self, OAuthClientSecretResponse.self
            ),
            "GET dialtone/v1/projects/<project>/oauthClients": (
                nil, ListOAuthClientsResponse.self
            ),
            "GET dialtone/v1/projects/<project>/oauthClients/<clientId>": (
                nil, OAuthClientInfo.self
            ),
            "PATCH dialtone/v1/projects/<project>/oauthClients/<clientId>": (
                OAuthClientRequest.self, OAuthClientInfo.self
            ),
            "DELETE dialtone/v1/projects/<project>/oauthClients/<clientId>": (nil, Empty.self),
            "POST dialtone/v1/projects/<project>/oauthClients/<clientId>/secret": (
                RotateOAuthClientSecretRequest.self, OAuthClientSecretResponse.self
            ),
            "GET dialtone/v1/projects/<project>/settings": (nil, ProjectSettingsInfo.self),
            "PATCH dialtone/v1/projects/<project>/settings": (
                UpdateProjectSettingsRequest.self, ProjectSettingsInfo.self
            ),
            "POST dialtone/v1/server/projects": (
                CreateProjectRequest.self, ServerProjectInfo.self
            ),
            "PATCH dialtone/v1/server/projects/<project>": (
                UpdateProjectRequest.self, ServerProjectInfo.self
            ),
            "DELETE dialtone/v1/server/projects/<project>": (nil, Empty.self),
            "GET dialtone/v1/server/operators": (nil, ListOperatorsResponse.self),
            "POST dialtone/v1/server/operators": (
                InviteOperatorRequest.self, InviteOperatorResponse.self
            ),
            "PATCH dialtone/v1/server/operators/<operatorId>": (
                UpdateOperatorRequest.self, OperatorInfo.self
            ),
            "DELETE dialtone/v1/server/operators/<operatorId>": (nil, Empty.self),
            "GET dialtone/v1/server/operators/<operatorId>/sessions": (
                nil, ListOperatorSessionsResponse.self
            ),
            "DELETE dialtone/v1/server/operators/<operatorId>/sessions": (
                nil, EndOperatorSessionsResponse.self
            ),
            "POST v2/projects/<project>/tenants": (Tenant.self, Tenant.self),
            "GET v2/projects/<project>/tenants": (nil, ListTenantsResponse.self),
            "GET v2/projects/<project>/tenants/<tenantId>": (nil, Tenant.self),
            "PATCH v2/projects/<project>/tenants/<tenantId>": (Tenant.self, Tenant.self),
            "DELETE v2/projects/<project>/tenants/<tenantId>": (nil, Empty.self),
            "POST v2/projects/<project>/oauthIdpConfigs": (
                OAuthIDPConfig.self, OAuthIDPConfig.self
            ),
            "GET v2/projects/<project>/oauthIdpConfigs": (nil, ListOAuthIDPConfigsResponse.self),
            "POST v2/projects/<project>/inboundSamlConfigs": (
                InboundSAMLConfig.self, InboundSAMLConfig.self
            ),
            "GET v2/projects/<project>/inboundSamlConfigs": (
                nil, ListInboundSAMLConfigsResponse.self
            ),
            "POST v2/projects/<project>/defaultSupportedIdpConfigs": (
                DefaultSupportedIDPConfig.self, DefaultSupportedIDPConfig.self
            ),
            "GET v2/projects/<project>/defaultSupportedIdpConfigs": (
                nil, ListDefaultSupportedIDPConfigsResponse.self
            ),
        ]
    }
}
