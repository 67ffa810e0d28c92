// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ko = #"""
        ADDRESS_LIMIT	사용 중인 연결에서 메시지를 너무 많이 요청했습니다.
        ADMIN_ONLY_OPERATION	여기에서는 새 계정을 만들 수 없습니다.
        APP_LIMIT	지금은 메시지를 더 보낼 수 없습니다.
        BLOCKING_FUNCTION_ERROR_RESPONSE	앱에서 이 로그인을 허용하지 않았거나 확인하지 못했습니다. 나중에 다시 시도하세요.
        CAPTCHA_CHECK_FAILED	로봇이 아님을 확인하지 못했습니다. 다시 시도하세요.
        CODE_EXPIRED	인증번호가 만료되었습니다. 새 인증번호를 요청하세요.
        CODE_SUPERSEDED	더 최근의 인증번호가 발급되어 이 인증번호는 사용할 수 없습니다. 여기에서 새 인증번호를 요청하세요.
        CODE_USED	이미 사용된 인증번호입니다. 새 인증번호를 요청하세요.
        COUNTRY_LIMIT	지금은 이 국가의 번호로 문자를 보낼 수 없습니다({country}).
        CREDENTIAL_ALREADY_IN_USE	이미 계정에 등록된 패스키입니다.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	시간이 너무 오래 걸렸습니다. 처음부터 다시 시작하세요.
        EMAIL_EXISTS	이 이메일 주소로 만든 계정이 이미 있습니다. 해당 계정으로 로그인하세요.
        ENROLLMENT_LATE	시간이 너무 오래 걸렸습니다. 다음에 로그인할 때 2단계 인증을 추가할 수 있습니다.
        ENROLLMENT_REFUSED	이 계정에는 2단계 인증을 추가할 수 없습니다.
        FICTIONAL_NUMBER_LIMIT	이 번호의 인증번호가 너무 여러 번 잘못 입력되었습니다.
        INSTANCE_LIMIT	이 기기에서 메시지를 너무 많이 요청했습니다.
        INVALID_API_KEY	서버에 등록되지 않은 앱입니다.
        INVALID_AUTHENTICATOR_RESPONSE	패스키를 사용하지 못했습니다. 다시 시도하세요.
        INVALID_CODE	인증번호가 올바르지 않습니다.
        INVALID_EMAIL	올바른 이메일 주소가 아닙니다.
        INVALID_ID_TOKEN	로그인이 종료되었습니다. 처음부터 다시 시작하세요.
        INVALID_LOGIN_CREDENTIALS	이메일 주소 또는 비밀번호가 올바르지 않습니다.
        INVALID_MFA_PENDING_CREDENTIAL	로그인 시간이 만료되었습니다. 처음부터 다시 시작하세요.
        INVALID_PENDING_TOKEN	로그인 시간이 만료되었습니다. 처음부터 다시 시작하세요.
        INVALID_PHONE_NUMBER	문자를 보낼 수 없는 전화번호입니다.
        INVALID_SESSION_INFO	더 이상 유효하지 않은 인증번호입니다. 새 인증번호를 요청하세요.
        LINK_OF_OTHER_EMAIL	이 링크는 다른 주소로 전송되었습니다. 그 주소를 입력하세요.
        MESSAGE_NOT_SENT	메시지를 보내지 못했습니다. 잠시 후 다시 시도하세요.
        MISSING_APP_CREDENTIAL	정식 앱인지 확인하지 못했습니다. 다시 시도하세요.
        NETWORK_LIMIT	사용 중인 네트워크에서 메시지를 너무 많이 요청했습니다.
        NO_TRIES_LEFT	이 인증번호로는 더 이상 시도할 수 없습니다. 새 인증번호를 요청하세요.
        NUMBER_CLAIM_WAITS	이 번호는 오랫동안 여기에서 사용되지 않아 소유자가 바뀌었을 수 있습니다. 대기 기간이 지나면 이 번호로 로그인할 수 있습니다.
        NUMBER_HAS_EXTENSION	내선 번호로는 문자를 받을 수 없습니다. 직통 번호를 입력하세요.
        NUMBER_IMPOSSIBLE	선택한 국가({country})에 없는 번호입니다.
        NUMBER_INVALID	선택한 국가({country})에 없는 번호입니다.
        NUMBER_KIND_NOT_ALLOWED	휴대전화 번호로만 문자를 보낼 수 있습니다. 다른 번호를 입력하세요.
        NUMBER_OPTED_OUT	메시지 수신을 거부한 번호입니다.
        NUMBER_SUSPENDED	이 번호의 인증번호가 너무 여러 번 잘못 입력되었습니다.
        NUMBER_TOO_LONG	선택한 국가({country})의 번호로는 너무 깁니다.
        NUMBER_TOO_SHORT	선택한 국가({country})의 번호로는 너무 짧습니다.
        NUMBER_WITHOUT_COUNTRY	이 번호의 국가를 선택하세요.
        OPERATION_NOT_ALLOWED	여기에서는 이 로그인 방법을 사용할 수 없습니다.
        OTHER_PROOF_REQUIRED	이 번호는 오랫동안 여기에서 사용되지 않았습니다. 다른 방법으로 로그인하세요.
        PASSKEY_CHALLENGE_EXPIRED	시간이 너무 오래 걸렸습니다. 다시 시도하세요.
        PASSKEY_CREDENTIAL_NOT_FOUND	더 이상 계정에 등록되어 있지 않은 패스키입니다. 다른 방법으로 로그인하세요.
        PASSKEY_LIMIT_EXCEEDED	계정에 패스키를 더 추가할 수 없습니다.
        PASSKEY_UNAVAILABLE	이 기기에서는 패스키를 사용할 수 없습니다.
        PASSKEY_USER_NOT_VERIFIED	기기에서 본인 확인이 되지 않았습니다. 얼굴, 지문 또는 화면 잠금으로 다시 시도하세요.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	비밀번호가 앱의 규칙에 맞지 않습니다. 다른 비밀번호를 정하세요.
        PREFIX_HELD	지금은 이와 같은 번호로 문자를 보낼 수 없습니다.
        PREFIX_LIMIT	지금은 이와 같은 번호로 문자를 보낼 수 없습니다.
        PROJECT_LIMIT	지금은 메시지를 더 보낼 수 없습니다.
        PROOF_REQUIRED	이 번호의 인증번호가 너무 여러 번 잘못 입력되었습니다.
        QUOTA_EXCEEDED	지금은 메시지를 더 보낼 수 없습니다.
        REGION_NOT_ALLOWED	아직 이 국가의 번호로는 문자를 보낼 수 없습니다({country}).
        SECOND_CODE_REQUIRED	인증번호가 맞습니다. 하지만 이 번호의 인증번호가 여러 번 잘못 입력되어 인증번호가 하나 더 필요합니다. 지금 요청하세요.
        SECOND_FACTOR_EXISTS	이미 계정에 등록된 번호입니다. 다른 번호를 입력하세요.
        SECOND_FACTOR_LIMIT_EXCEEDED	계정에 추가할 수 있는 2단계 인증 수단의 한도에 도달했습니다.
        SECOND_FACTOR_SUSPENDED	이 인증 앱의 인증번호가 너무 여러 번 잘못 입력되었습니다. 다른 방법을 사용하거나 고객지원에 문의하세요.
        SEND_COOLDOWN	방금 이 번호로 메시지를 보냈습니다.
        SEND_DAILY_LIMIT	이 번호로 하루에 보낼 수 있는 메시지 한도에 도달했습니다.
        SEND_HOURLY_LIMIT	이 번호로 한 시간에 보낼 수 있는 메시지 한도에 도달했습니다.
        SESSION_EXPIRED	더 이상 유효하지 않은 인증번호입니다. 새 인증번호를 요청하세요.
        SPEND_CAP	지금은 메시지를 더 보낼 수 없습니다.
        TOKEN_EXPIRED	시간이 너무 오래 걸렸습니다. 처음부터 다시 시작하세요.
        TOO_MANY_ATTEMPTS_TRY_LATER	시도 횟수가 너무 많습니다.
        TOO_MANY_ENROLLMENT_ATTEMPTS	인증번호가 너무 여러 번 잘못 입력되었습니다. 처음부터 다시 시작하세요.
        TOTP_CHALLENGE_TIMEOUT	로그인 시간이 만료되었습니다. 처음부터 다시 시작하세요.
        UNSUPPORTED_FIRST_FACTOR	이 계정은 전화번호로 로그인할 수 없습니다. 앱에서 다른 방법으로 로그인하세요.
        UNVERIFIED_EMAIL	이 주소는 아직 확인되지 않았습니다. 이메일의 링크를 여세요.
        USER_DISABLED	사용 중지된 계정입니다. 고객지원에 문의하세요.
        USER_MISMATCH	다른 계정입니다. 지금 사용 중인 계정에 로그인하세요.
        USER_NOT_FOUND	더 이상 존재하지 않는 계정입니다.
        WEAK_PASSWORD	비밀번호가 너무 약합니다. 다른 비밀번호를 정하세요.
        WRONG_CODE	인증번호가 올바르지 않습니다.
        appName	인증 앱
        asGuest	게스트로 계속하기
        back	뒤로
        callingCodeUnknown	존재하지 않는 국가 번호입니다. ‘+’ 뒤의 숫자를 확인하세요.
        changeNumber	번호 변경
        codeExpiresIn	인증번호 유효 시간: {time}
        codeLabel	{count}자리 인증번호
        codeLead	받는 번호: {number}
        codeShort	인증번호는 {count}자리입니다.
        codeSubmit	로그인
        codeSubmitting	확인 중…
        codeTitle	{count}자리 인증번호 입력
        confirmEmailTitle	이메일 주소 확인
        conflictLead	이 로그인 정보는 다른 계정에 등록되어 있습니다. 해당 계정으로 전환하면 게스트 계정에서 나가게 됩니다.
        conflictSubmit	해당 계정으로 전환
        conflictTitle	이미 계정이 있습니다
        countryButton	국가: {name}, +{code}
        countryChanged	변경된 국가: {name}
        countryClose	닫기
        countryCount	검색 결과: {count}개
        countryNone	‘{query}’ 검색 결과가 없습니다.
        countrySearch	국가 이름 또는 번호로 검색
        countryTitle	국가 선택
        doneTitle	로그인되었습니다
        emailLabel	이메일 주소
        emailMissing	이메일 주소를 입력하세요.
        enrollApp	인증 앱
        enrollAppLead	인증 앱에서 이 설정 키로 계정을 추가하세요. 그런 다음 앱에 표시된 6자리 인증번호를 입력하세요.
        enrollAppNote	휴대전화의 앱에서 인증번호 확인
        enrollAppScan	인증 앱으로 이 QR 코드를 스캔하거나 앱에서 설정 키로 계정을 추가하세요. 그런 다음 앱에 표시된 6자리 인증번호를 입력하세요.
        enrollAppTitle	인증 앱 설정
        enrollLead	번호가 확인되었습니다. 이 앱에 로그인하려면 2단계 인증도 필요합니다. 방법을 선택하여 설정을 마치세요.
        enrollOfferLead	2단계 인증은 계정을 더 안전하게 보호합니다. 방법을 선택하거나 추가하지 않고 계속하세요.
        enrollPhone	다른 전화번호
        enrollPhoneLead	로그인할 때 쓰는 번호와 다른 번호를 입력하세요. 확인을 위해 문자로 인증번호를 보내 드립니다.
        enrollPhoneNote	문자로 인증번호 받기
        enrollRequiredLead	이 앱에 로그인하려면 2단계 인증이 필요합니다. 방법을 선택하여 설정을 마치세요.
        enrollSubmit	완료
        enrollTitle	2단계 인증 추가
        existingLead	{email} 주소는 다른 로그인 방법을 쓰는 계정의 주소입니다. 그 계정에 로그인하면 이 방법도 추가됩니다.
        factorApp	인증 앱 사용
        factorAppLead	인증 앱을 열고 이 계정에 표시된 인증번호를 입력하세요.
        factorCodeLead	끝자리가 {number}인 번호로 전송됨
        factorLead	이 계정에는 2단계 인증이 필요합니다. 방법을 선택하세요.
        factorLost	사용할 수 있는 방법이 없으면 고객지원에 문의하세요.
        factorPhone	끝자리가 {number}인 번호로 인증번호 문자 받기
        factorTitle	본인 확인
        help	도움받기
        linkConfirmLead	로그인 링크를 받은 주소를 입력하세요.
        linkSent	{email} 주소로 로그인 링크를 보냈습니다. 이 기기에서 링크를 여세요.
        linkSubmit	링크 받기
        linkTitle	이메일로 로그인
        messageDelivered	메시지가 휴대전화에 도착했습니다. 알 수 없는 발신자의 메시지도 포함하여 메시지를 확인하세요.
        messageFailed	이 번호로 메시지를 전달할 수 없습니다. 번호를 확인하거나 새 인증번호를 요청하세요.
        messagePending	메시지가 아직 전송 중입니다. 몇 분 정도 걸릴 수 있습니다.
        methodsTitle	로그인
        nameLabel	이름
        nameMissing	이름을 입력하세요.
        noMessage	메시지가 오지 않았나요?
        numberExample	예: {number}
        numberLabel	전화번호
        numberLead	본인 확인을 위해 문자로 인증번호를 보내 드립니다.
        numberMissing	전화번호를 입력하세요.
        numberNotice	계속하면 문자 메시지 수신에 동의하게 됩니다. 메시지 및 데이터 요금이 부과될 수 있습니다.
        numberSent	인증번호를 받을 번호: {number}
        numberSubmit	인증번호 받기
        numberSubmitting	보내는 중…
        numberTitle	전화번호로 로그인
        offline	서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
        oneMoment	잠시만 기다려 주세요…
        openApp	이 기기에서 인증 앱 열기
        otherWay	다른 방법 선택
        passkeyContinue	계속하기
        passkeyDoneLead	이제부터 이 패스키로 로그인할 수 있습니다.
        passkeyDoneTitle	패스키가 저장되었습니다
        passkeyLead	패스키를 만들면 기기 잠금을 해제하듯 얼굴, 지문 또는 화면 잠금으로 로그인할 수 있습니다.
        passkeySubmit	패스키 만들기
        passkeyTitle	다음부터 더 빠르게 로그인하세요
        passwordForgotten	비밀번호를 잊으셨나요?
        passwordHide	비밀번호 숨기기
        passwordLabel	비밀번호
        passwordMissing	비밀번호를 입력하세요.
        passwordNew	새 비밀번호
        passwordRulesDigit	숫자 포함
        passwordRulesLongest	{count}자 이하
        passwordRulesLowercase	소문자 포함
        passwordRulesSentence	비밀번호 조건: {rules}
        passwordRulesSeparator	, 
        passwordRulesShortest	{count}자 이상
        passwordRulesSymbol	기호 포함
        passwordRulesUppercase	대문자 포함
        passwordShow	비밀번호 표시
        passwordTitle	비밀번호로 로그인
        phoneName	휴대전화
        privacy	개인정보처리방침
        reauthLead	보안을 위해 계속하려면 다시 로그인하세요.
        resend	새 인증번호 받기
        resendIn	{time} 후 새 인증번호 요청 가능
        resendReady	이제 새 인증번호를 요청할 수 있습니다.
        resent	새 인증번호를 보냈습니다.
        resentSame	이전에 보낸 인증번호를 계속 사용할 수 있습니다.
        resetLead	새 비밀번호를 정할 수 있는 링크를 보내 드립니다.
        resetSent	{email} 계정이 있는 경우 해당 주소로 새 비밀번호를 정할 수 있는 링크를 보냈습니다.
        resetTitle	비밀번호 재설정
        retryIn	{time} 후에 다시 시도하세요.
        retryOn	{time} 이후에 다시 시도하세요.
        setupCode	설정 키가 담긴 QR 코드
        setupKey	설정 키
        signUp	계정 만들기
        signUpInstead	이미 계정이 있습니다
        signUpSubmit	계정 만들기
        skip	나중에
        startOver	처음부터 다시 시작
        terms	서비스 약관
        triesLeftOther	{count}번 더 시도할 수 있습니다.
        unknown	문제가 발생했습니다. 잠시 후 다시 시도하세요.
        verifyLead	2단계 인증을 추가하려면 확인된 이메일 주소가 필요합니다. {email} 주소로 보낸 이메일의 링크를 연 다음 여기로 돌아오세요.
        verifyResend	링크 다시 보내기
        verifySent	{email} 주소로 링크를 보냈습니다.
        verifySubmit	링크를 열었습니다
        withLink	이메일 링크로 계속하기
        withPasskey	패스키로 계속하기
        withPassword	비밀번호로 계속하기
        withPhone	전화번호로 계속하기
        withProvider	{provider} 계정으로 계속하기
        """#
}
