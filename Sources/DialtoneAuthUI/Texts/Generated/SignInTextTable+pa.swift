// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let pa = #"""
        ADDRESS_LIMIT	ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਤੋਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਸੁਨੇਹਿਆਂ ਦੀ ਬੇਨਤੀ ਕੀਤੀ ਗਈ ਹੈ।
        ADMIN_ONLY_OPERATION	ਇੱਥੇ ਨਵੇਂ ਖਾਤੇ ਨਹੀਂ ਬਣਾਏ ਜਾ ਸਕਦੇ।
        APP_LIMIT	ਫ਼ਿਲਹਾਲ ਹੋਰ ਸੁਨੇਹੇ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ।
        BLOCKING_FUNCTION_ERROR_RESPONSE	ਐਪ ਨੇ ਇਸ ਸਾਈਨ-ਇਨ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਦਿੱਤੀ ਜਾਂ ਇਸਦੀ ਜਾਂਚ ਨਹੀਂ ਕਰ ਸਕੀ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        CAPTCHA_CHECK_FAILED	ਇਹ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕੀ ਕਿ ਤੁਸੀਂ ਰੋਬੋਟ ਨਹੀਂ ਹੋ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        CODE_EXPIRED	ਇਸ ਕੋਡ ਦੀ ਮਿਆਦ ਪੁੱਗ ਗਈ ਹੈ। ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        CODE_SUPERSEDED	ਇਸ ਕੋਡ ਦੀ ਥਾਂ ਇੱਕ ਨਵਾਂ ਕੋਡ ਆ ਗਿਆ ਹੈ। ਇੱਥੇ ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        CODE_USED	ਇਹ ਕੋਡ ਪਹਿਲਾਂ ਹੀ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        COUNTRY_LIMIT	ਇਸ ਦੇਸ਼ ਦੇ ਨੰਬਰਾਂ ’ਤੇ ਫ਼ਿਲਹਾਲ SMS ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ ({country})।
        CREDENTIAL_ALREADY_IN_USE	ਇਹ ਪਾਸਕੀ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਖਾਤੇ ਦੀ ਹੈ।
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	ਇਸ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        EMAIL_EXISTS	ਇਸ ਈਮੇਲ ਪਤੇ ਦਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਮੌਜੂਦ ਹੈ। ਉਸ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰੋ।
        ENROLLMENT_LATE	ਇਸ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ। ਅਗਲੀ ਵਾਰ ਸਾਈਨ ਇਨ ਕਰਨ ਵੇਲੇ ਤੁਸੀਂ ਦੂਜਾ ਪੜਾਅ ਸ਼ਾਮਲ ਕਰ ਸਕਦੇ ਹੋ।
        ENROLLMENT_REFUSED	ਇਸ ਖਾਤੇ ਵਿੱਚ ਦੂਜਾ ਪੜਾਅ ਸ਼ਾਮਲ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।
        FICTIONAL_NUMBER_LIMIT	ਇਸ ਨੰਬਰ ਲਈ ਬਹੁਤ ਵਾਰ ਗਲਤ ਕੋਡ ਦਾਖਲ ਕੀਤੇ ਗਏ ਹਨ।
        INSTANCE_LIMIT	ਇਸ ਡੀਵਾਈਸ ਤੋਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਸੁਨੇਹਿਆਂ ਦੀ ਬੇਨਤੀ ਕੀਤੀ ਗਈ ਹੈ।
        INVALID_API_KEY	ਸਰਵਰ ਇਸ ਐਪ ਨੂੰ ਨਹੀਂ ਪਛਾਣਦਾ।
        INVALID_AUTHENTICATOR_RESPONSE	ਪਾਸਕੀ ਨਹੀਂ ਵਰਤੀ ਜਾ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        INVALID_CODE	ਉਹ ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ।
        INVALID_EMAIL	ਇਹ ਈਮੇਲ ਪਤਾ ਨਹੀਂ ਹੈ।
        INVALID_ID_TOKEN	ਇਹ ਸਾਈਨ-ਇਨ ਖਤਮ ਹੋ ਗਿਆ ਹੈ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        INVALID_LOGIN_CREDENTIALS	ਈਮੇਲ ਪਤਾ ਜਾਂ ਪਾਸਵਰਡ ਗਲਤ ਹੈ।
        INVALID_MFA_PENDING_CREDENTIAL	ਇਸ ਸਾਈਨ-ਇਨ ਦੀ ਮਿਆਦ ਪੁੱਗ ਗਈ ਹੈ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        INVALID_PENDING_TOKEN	ਇਸ ਸਾਈਨ-ਇਨ ਦੀ ਮਿਆਦ ਪੁੱਗ ਗਈ ਹੈ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        INVALID_PHONE_NUMBER	ਇਸ ਫ਼ੋਨ ਨੰਬਰ ’ਤੇ SMS ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ।
        INVALID_SESSION_INFO	ਇਹ ਕੋਡ ਹੁਣ ਵੈਧ ਨਹੀਂ ਹੈ। ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        LINK_OF_OTHER_EMAIL	ਇਹ ਲਿੰਕ ਕਿਸੇ ਹੋਰ ਪਤੇ ’ਤੇ ਭੇਜਿਆ ਗਿਆ ਸੀ। ਉਹ ਪਤਾ ਦਾਖਲ ਕਰੋ।
        MESSAGE_NOT_SENT	ਸੁਨੇਹਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        MISSING_APP_CREDENTIAL	ਇਹ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕੀ ਕਿ ਇਹ ਐਪ ਅਸਲੀ ਹੈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        NETWORK_LIMIT	ਤੁਹਾਡੇ ਨੈੱਟਵਰਕ ਤੋਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਸੁਨੇਹਿਆਂ ਦੀ ਬੇਨਤੀ ਕੀਤੀ ਗਈ ਹੈ।
        NO_TRIES_LEFT	ਇਹ ਇਸ ਕੋਡ ਨਾਲ ਆਖਰੀ ਕੋਸ਼ਿਸ਼ ਸੀ। ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        NUMBER_CLAIM_WAITS	ਇਹ ਨੰਬਰ ਇੱਥੇ ਲੰਮੇ ਸਮੇਂ ਤੋਂ ਨਹੀਂ ਵਰਤਿਆ ਗਿਆ ਅਤੇ ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਇਹ ਹੁਣ ਕਿਸੇ ਹੋਰ ਦਾ ਹੋਵੇ। ਉਡੀਕ ਦੀ ਮਿਆਦ ਤੋਂ ਬਾਅਦ ਤੁਸੀਂ ਇਸ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰ ਸਕਦੇ ਹੋ।
        NUMBER_HAS_EXTENSION	ਐਕਸਟੈਂਸ਼ਨਾਂ ’ਤੇ SMS ਨਹੀਂ ਪਹੁੰਚਦੇ। ਸਿੱਧਾ ਨੰਬਰ ਦਾਖਲ ਕਰੋ।
        NUMBER_IMPOSSIBLE	ਤੁਹਾਡੇ ਵੱਲੋਂ ਚੁਣੇ ਗਏ ਦੇਸ਼ ({country}) ਵਿੱਚ ਅਜਿਹਾ ਕੋਈ ਨੰਬਰ ਨਹੀਂ ਹੈ।
        NUMBER_INVALID	ਤੁਹਾਡੇ ਵੱਲੋਂ ਚੁਣੇ ਗਏ ਦੇਸ਼ ({country}) ਵਿੱਚ ਅਜਿਹਾ ਕੋਈ ਨੰਬਰ ਨਹੀਂ ਹੈ।
        NUMBER_KIND_NOT_ALLOWED	ਅਸੀਂ ਸਿਰਫ਼ ਮੋਬਾਈਲ ਨੰਬਰਾਂ ’ਤੇ SMS ਭੇਜ ਸਕਦੇ ਹਾਂ। ਕੋਈ ਹੋਰ ਨੰਬਰ ਦਾਖਲ ਕਰੋ।
        NUMBER_OPTED_OUT	ਇਸ ਨੰਬਰ ਨੇ ਸਾਡੇ ਸੁਨੇਹੇ ਪ੍ਰਾਪਤ ਕਰਨਾ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ।
        NUMBER_SUSPENDED	ਇਸ ਨੰਬਰ ਲਈ ਬਹੁਤ ਵਾਰ ਗਲਤ ਕੋਡ ਦਾਖਲ ਕੀਤੇ ਗਏ ਹਨ।
        NUMBER_TOO_LONG	ਤੁਹਾਡੇ ਵੱਲੋਂ ਚੁਣੇ ਗਏ ਦੇਸ਼ ({country}) ਲਈ ਇਹ ਨੰਬਰ ਬਹੁਤ ਲੰਮਾ ਹੈ।
        NUMBER_TOO_SHORT	ਤੁਹਾਡੇ ਵੱਲੋਂ ਚੁਣੇ ਗਏ ਦੇਸ਼ ({country}) ਲਈ ਇਹ ਨੰਬਰ ਬਹੁਤ ਛੋਟਾ ਹੈ।
        NUMBER_WITHOUT_COUNTRY	ਇਸ ਨੰਬਰ ਦਾ ਦੇਸ਼ ਚੁਣੋ।
        OPERATION_NOT_ALLOWED	ਸਾਈਨ ਇਨ ਕਰਨ ਦਾ ਇਹ ਤਰੀਕਾ ਇੱਥੇ ਬੰਦ ਹੈ।
        OTHER_PROOF_REQUIRED	ਇਹ ਨੰਬਰ ਇੱਥੇ ਲੰਮੇ ਸਮੇਂ ਤੋਂ ਨਹੀਂ ਵਰਤਿਆ ਗਿਆ। ਕਿਸੇ ਹੋਰ ਤਰੀਕੇ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ।
        PASSKEY_CHALLENGE_EXPIRED	ਇਸ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        PASSKEY_CREDENTIAL_NOT_FOUND	ਇਹ ਪਾਸਕੀ ਹੁਣ ਕਿਸੇ ਖਾਤੇ ਦੀ ਨਹੀਂ ਹੈ। ਕਿਸੇ ਹੋਰ ਤਰੀਕੇ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ।
        PASSKEY_LIMIT_EXCEEDED	ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਹੋਰ ਪਾਸਕੀਆਂ ਸ਼ਾਮਲ ਨਹੀਂ ਕੀਤੀਆਂ ਜਾ ਸਕਦੀਆਂ।
        PASSKEY_UNAVAILABLE	ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਪਾਸਕੀਆਂ ਨਹੀਂ ਵਰਤੀਆਂ ਜਾ ਸਕਦੀਆਂ।
        PASSKEY_USER_NOT_VERIFIED	ਤੁਹਾਡੇ ਡੀਵਾਈਸ ਨੇ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕੀਤੀ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ। ਆਪਣੇ ਚਿਹਰੇ, ਫਿੰਗਰਪ੍ਰਿੰਟ ਜਾਂ ਸਕ੍ਰੀਨ ਲਾਕ ਨਾਲ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	ਇਹ ਪਾਸਵਰਡ ਐਪ ਦੇ ਨਿਯਮਾਂ ਮੁਤਾਬਕ ਨਹੀਂ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।
        PREFIX_HELD	ਇਸ ਤਰ੍ਹਾਂ ਦੇ ਨੰਬਰਾਂ ’ਤੇ ਫ਼ਿਲਹਾਲ SMS ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ।
        PREFIX_LIMIT	ਇਸ ਤਰ੍ਹਾਂ ਦੇ ਨੰਬਰਾਂ ’ਤੇ ਫ਼ਿਲਹਾਲ SMS ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ।
        PROJECT_LIMIT	ਫ਼ਿਲਹਾਲ ਹੋਰ ਸੁਨੇਹੇ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ।
        PROOF_REQUIRED	ਇਸ ਨੰਬਰ ਲਈ ਬਹੁਤ ਵਾਰ ਗਲਤ ਕੋਡ ਦਾਖਲ ਕੀਤੇ ਗਏ ਹਨ।
        QUOTA_EXCEEDED	ਫ਼ਿਲਹਾਲ ਹੋਰ ਸੁਨੇਹੇ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ।
        REGION_NOT_ALLOWED	ਹਾਲੇ ਇਸ ਦੇਸ਼ ਦੇ ਨੰਬਰਾਂ ’ਤੇ SMS ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ ({country})।
        SECOND_CODE_REQUIRED	ਕੋਡ ਸਹੀ ਹੈ। ਇਸ ਨੰਬਰ ਲਈ ਕਈ ਗਲਤ ਕੋਡ ਦਾਖਲ ਕੀਤੇ ਜਾਣ ਕਰਕੇ, ਤੁਹਾਨੂੰ ਦੂਜੇ ਕੋਡ ਦੀ ਲੋੜ ਹੈ। ਹੁਣੇ ਉਸਦੀ ਬੇਨਤੀ ਕਰੋ।
        SECOND_FACTOR_EXISTS	ਇਹ ਨੰਬਰ ਪਹਿਲਾਂ ਹੀ ਤੁਹਾਡੇ ਖਾਤੇ ਦਾ ਹੈ। ਕੋਈ ਹੋਰ ਨੰਬਰ ਦਾਖਲ ਕਰੋ।
        SECOND_FACTOR_LIMIT_EXCEEDED	ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਦੂਜੇ ਪੜਾਵਾਂ ਦੀ ਵੱਧ ਤੋਂ ਵੱਧ ਗਿਣਤੀ ਹੋ ਗਈ ਹੈ।
        SECOND_FACTOR_SUSPENDED	ਇਸ ਐਪ ਤੋਂ ਬਹੁਤ ਵਾਰ ਗਲਤ ਕੋਡ ਦਾਖਲ ਕੀਤੇ ਗਏ ਹਨ। ਕੋਈ ਹੋਰ ਤਰੀਕਾ ਵਰਤੋ ਜਾਂ ਸਹਾਇਤਾ ਟੀਮ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।
        SEND_COOLDOWN	ਅਸੀਂ ਹੁਣੇ ਹੀ ਇਸ ਨੰਬਰ ’ਤੇ ਸੁਨੇਹਾ ਭੇਜਿਆ ਹੈ।
        SEND_DAILY_LIMIT	ਇਸ ਨੰਬਰ ਲਈ ਰੋਜ਼ਾਨਾ ਸੁਨੇਹਿਆਂ ਦੀ ਸੀਮਾ ਪੂਰੀ ਹੋ ਗਈ ਹੈ।
        SEND_HOURLY_LIMIT	ਇਸ ਨੰਬਰ ਲਈ ਹਰ ਘੰਟੇ ਦੇ ਸੁਨੇਹਿਆਂ ਦੀ ਸੀਮਾ ਪੂਰੀ ਹੋ ਗਈ ਹੈ।
        SESSION_EXPIRED	ਇਹ ਕੋਡ ਹੁਣ ਵੈਧ ਨਹੀਂ ਹੈ। ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        SPEND_CAP	ਫ਼ਿਲਹਾਲ ਹੋਰ ਸੁਨੇਹੇ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ।
        TOKEN_EXPIRED	ਇਸ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗ ਗਿਆ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        TOO_MANY_ATTEMPTS_TRY_LATER	ਬਹੁਤ ਜ਼ਿਆਦਾ ਕੋਸ਼ਿਸ਼ਾਂ ਹੋ ਗਈਆਂ ਹਨ।
        TOO_MANY_ENROLLMENT_ATTEMPTS	ਬਹੁਤ ਵਾਰ ਗਲਤ ਕੋਡ ਦਾਖਲ ਕੀਤੇ ਗਏ ਹਨ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        TOTP_CHALLENGE_TIMEOUT	ਇਸ ਸਾਈਨ-ਇਨ ਦੀ ਮਿਆਦ ਪੁੱਗ ਗਈ ਹੈ। ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ।
        UNSUPPORTED_FIRST_FACTOR	ਇਸ ਖਾਤੇ ਵਿੱਚ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਸਾਈਨ ਇਨ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ। ਐਪ ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਤਰੀਕੇ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ।
        UNVERIFIED_EMAIL	ਇਸ ਪਤੇ ਦੀ ਹਾਲੇ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ। ਸਾਡੀ ਈਮੇਲ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ।
        USER_DISABLED	ਇਹ ਖਾਤਾ ਬੰਦ ਕੀਤਾ ਹੋਇਆ ਹੈ। ਸਹਾਇਤਾ ਟੀਮ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।
        USER_MISMATCH	ਇਹ ਕੋਈ ਹੋਰ ਖਾਤਾ ਹੈ। ਉਸ ਖਾਤੇ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰੋ ਜੋ ਤੁਸੀਂ ਵਰਤ ਰਹੇ ਹੋ।
        USER_NOT_FOUND	ਇਹ ਖਾਤਾ ਹੁਣ ਮੌਜੂਦ ਨਹੀਂ ਹੈ।
        WEAK_PASSWORD	ਇਹ ਪਾਸਵਰਡ ਬਹੁਤ ਕਮਜ਼ੋਰ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।
        WRONG_CODE	ਉਹ ਕੋਡ ਸਹੀ ਨਹੀਂ ਹੈ।
        appName	ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ
        asGuest	ਮਹਿਮਾਨ ਵਜੋਂ ਜਾਰੀ ਰੱਖੋ
        back	ਪਿੱਛੇ
        callingCodeUnknown	ਇਹ ਕਿਸੇ ਵੀ ਦੇਸ਼ ਦਾ ਕੋਡ ਨਹੀਂ ਹੈ। “+” ਤੋਂ ਬਾਅਦ ਦੇ ਅੰਕਾਂ ਦੀ ਜਾਂਚ ਕਰੋ।
        changeNumber	ਨੰਬਰ ਬਦਲੋ
        codeExpiresIn	ਕੋਡ {time} ਤੱਕ ਵੈਧ ਹੈ।
        codeLabel	{count} ਅੰਕਾਂ ਦਾ ਕੋਡ
        codeLead	{number} ’ਤੇ ਭੇਜਿਆ ਗਿਆ
        codeShort	ਕੋਡ ਵਿੱਚ {count} ਅੰਕ ਹੁੰਦੇ ਹਨ।
        codeSubmit	ਸਾਈਨ ਇਨ ਕਰੋ
        codeSubmitting	ਜਾਂਚ ਕੀਤੀ ਜਾ ਰਹੀ ਹੈ…
        codeTitle	{count} ਅੰਕਾਂ ਦਾ ਕੋਡ ਦਾਖਲ ਕਰੋ
        confirmEmailTitle	ਆਪਣੇ ਈਮੇਲ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ
        conflictLead	ਇਹ ਸਾਈਨ-ਇਨ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਦਾ ਹੈ। ਜੇ ਤੁਸੀਂ ਉਸ ’ਤੇ ਸਵਿੱਚ ਕਰਦੇ ਹੋ, ਤਾਂ ਤੁਸੀਂ ਮਹਿਮਾਨ ਖਾਤਾ ਛੱਡ ਦੇਵੋਗੇ।
        conflictSubmit	ਉਸ ਖਾਤੇ ’ਤੇ ਸਵਿੱਚ ਕਰੋ
        conflictTitle	ਤੁਹਾਡੇ ਕੋਲ ਪਹਿਲਾਂ ਹੀ ਖਾਤਾ ਹੈ
        countryButton	ਦੇਸ਼: {name}, +{code}
        countryChanged	ਦੇਸ਼ ਬਦਲ ਦਿੱਤਾ ਗਿਆ ਹੈ: {name}।
        countryClose	ਬੰਦ ਕਰੋ
        countryCount	ਨਤੀਜੇ: {count}
        countryNone	“{query}” ਨਾਲ ਮੇਲ ਖਾਂਦਾ ਕੋਈ ਦੇਸ਼ ਨਹੀਂ ਮਿਲਿਆ।
        countrySearch	ਨਾਮ ਜਾਂ ਕੋਡ ਨਾਲ ਖੋਜੋ
        countryTitle	ਦੇਸ਼ ਚੁਣੋ
        doneTitle	ਤੁਸੀਂ ਸਾਈਨ ਇਨ ਕੀਤਾ ਹੋਇਆ ਹੈ
        emailLabel	ਈਮੇਲ ਪਤਾ
        emailMissing	ਆਪਣਾ ਈਮੇਲ ਪਤਾ ਦਾਖਲ ਕਰੋ।
        enrollApp	ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ
        enrollAppLead	ਇਸ ਸੈੱਟਅੱਪ ਕੁੰਜੀ ਨਾਲ ਆਪਣੀ ਐਪ ਵਿੱਚ ਖਾਤਾ ਸ਼ਾਮਲ ਕਰੋ। ਫਿਰ ਐਪ ਵੱਲੋਂ ਦਿਖਾਇਆ ਗਿਆ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਦਾਖਲ ਕਰੋ।
        enrollAppNote	ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੀ ਕਿਸੇ ਐਪ ਤੋਂ ਕੋਡ
        enrollAppScan	ਆਪਣੀ ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ ਨਾਲ ਇਸ QR ਕੋਡ ਨੂੰ ਸਕੈਨ ਕਰੋ ਜਾਂ ਸੈੱਟਅੱਪ ਕੁੰਜੀ ਨਾਲ ਉਸ ਵਿੱਚ ਖਾਤਾ ਸ਼ਾਮਲ ਕਰੋ। ਫਿਰ ਐਪ ਵੱਲੋਂ ਦਿਖਾਇਆ ਗਿਆ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਦਾਖਲ ਕਰੋ।
        enrollAppTitle	ਆਪਣੀ ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ ਦਾ ਸੈੱਟਅੱਪ ਕਰੋ
        enrollLead	ਤੁਹਾਡੇ ਨੰਬਰ ਦੀ ਪੁਸ਼ਟੀ ਹੋ ਗਈ ਹੈ। ਇਸ ਐਪ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰਨ ਲਈ ਦੂਜੇ ਪੜਾਅ ਦੀ ਵੀ ਲੋੜ ਹੈ। ਪੂਰਾ ਕਰਨ ਲਈ ਕੋਈ ਇੱਕ ਤਰੀਕਾ ਚੁਣੋ।
        enrollOfferLead	ਦੂਜਾ ਪੜਾਅ ਤੁਹਾਡੇ ਖਾਤੇ ਦੀ ਬਿਹਤਰ ਸੁਰੱਖਿਆ ਕਰਦਾ ਹੈ। ਕੋਈ ਇੱਕ ਤਰੀਕਾ ਚੁਣੋ ਜਾਂ ਇਸ ਤੋਂ ਬਿਨਾਂ ਜਾਰੀ ਰੱਖੋ।
        enrollPhone	ਕੋਈ ਹੋਰ ਫ਼ੋਨ ਨੰਬਰ
        enrollPhoneLead	ਉਸ ਨੰਬਰ ਤੋਂ ਵੱਖਰਾ ਨੰਬਰ ਵਰਤੋ ਜਿਸ ਨਾਲ ਤੁਸੀਂ ਸਾਈਨ ਇਨ ਕਰਦੇ ਹੋ। ਉਸਦੀ ਪੁਸ਼ਟੀ ਕਰਨ ਲਈ, ਅਸੀਂ SMS ਰਾਹੀਂ ਇੱਕ ਕੋਡ ਭੇਜਾਂਗੇ।
        enrollPhoneNote	SMS ਰਾਹੀਂ ਕੋਡ
        enrollRequiredLead	ਇਸ ਐਪ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰਨ ਲਈ ਦੂਜੇ ਪੜਾਅ ਦੀ ਲੋੜ ਹੈ। ਪੂਰਾ ਕਰਨ ਲਈ ਕੋਈ ਇੱਕ ਤਰੀਕਾ ਚੁਣੋ।
        enrollSubmit	ਪੂਰਾ ਕਰੋ
        enrollTitle	ਦੂਜਾ ਪੜਾਅ ਸ਼ਾਮਲ ਕਰੋ
        existingLead	{email} ਅਜਿਹੇ ਖਾਤੇ ਦਾ ਹੈ ਜਿਸ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰਨ ਦਾ ਤਰੀਕਾ ਵੱਖਰਾ ਹੈ। ਉਸ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰੋ, ਫਿਰ ਅਸੀਂ ਇਹ ਤਰੀਕਾ ਸ਼ਾਮਲ ਕਰਾਂਗੇ।
        factorApp	ਆਪਣੀ ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ ਵਰਤੋ
        factorAppLead	ਆਪਣੀ ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ ਖੋਲ੍ਹੋ ਅਤੇ ਉਹ ਕੋਡ ਦਾਖਲ ਕਰੋ ਜੋ ਇਹ ਇਸ ਖਾਤੇ ਲਈ ਦਿਖਾਉਂਦੀ ਹੈ।
        factorCodeLead	{number} ਨਾਲ ਖਤਮ ਹੋਣ ਵਾਲੇ ਤੁਹਾਡੇ ਨੰਬਰ ’ਤੇ ਭੇਜਿਆ ਗਿਆ
        factorLead	ਇਸ ਖਾਤੇ ਲਈ ਦੂਜੇ ਪੜਾਅ ਦੀ ਲੋੜ ਹੈ। ਕੋਈ ਇੱਕ ਤਰੀਕਾ ਚੁਣੋ।
        factorLost	ਜੇ ਤੁਸੀਂ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਵੀ ਨਹੀਂ ਵਰਤ ਸਕਦੇ, ਤਾਂ ਸਹਾਇਤਾ ਟੀਮ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।
        factorPhone	{number} ਨਾਲ ਖਤਮ ਹੋਣ ਵਾਲੇ ਨੰਬਰ ’ਤੇ SMS ਰਾਹੀਂ ਕੋਡ ਭੇਜੋ
        factorTitle	ਪੁਸ਼ਟੀ ਕਰੋ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ
        help	ਮਦਦ ਪ੍ਰਾਪਤ ਕਰੋ
        linkConfirmLead	ਉਹ ਪਤਾ ਦਾਖਲ ਕਰੋ ਜਿਸ ’ਤੇ ਸਾਈਨ-ਇਨ ਲਿੰਕ ਭੇਜਿਆ ਗਿਆ ਸੀ।
        linkSent	ਅਸੀਂ {email} ’ਤੇ ਸਾਈਨ-ਇਨ ਲਿੰਕ ਭੇਜਿਆ ਹੈ। ਉਸਨੂੰ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਖੋਲ੍ਹੋ।
        linkSubmit	ਲਿੰਕ ਭੇਜੋ
        linkTitle	ਈਮੇਲ ਰਾਹੀਂ ਸਾਈਨ ਇਨ ਕਰੋ
        messageDelivered	ਸੁਨੇਹਾ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਆਪਣੇ ਸੁਨੇਹਿਆਂ ਵਿੱਚ ਦੇਖੋ, ਅਗਿਆਤ ਭੇਜਣ ਵਾਲਿਆਂ ਦੇ ਸੁਨੇਹਿਆਂ ਵਿੱਚ ਵੀ।
        messageFailed	ਇਸ ਨੰਬਰ ’ਤੇ ਸੁਨੇਹਾ ਨਹੀਂ ਪਹੁੰਚਾਇਆ ਜਾ ਸਕਿਆ। ਨੰਬਰ ਦੀ ਜਾਂਚ ਕਰੋ ਜਾਂ ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰੋ।
        messagePending	ਸੁਨੇਹਾ ਹਾਲੇ ਰਸਤੇ ਵਿੱਚ ਹੈ। ਇਸ ਵਿੱਚ ਕੁਝ ਮਿੰਟ ਲੱਗ ਸਕਦੇ ਹਨ।
        methodsTitle	ਸਾਈਨ ਇਨ ਕਰੋ
        nameLabel	ਤੁਹਾਡਾ ਨਾਮ
        nameMissing	ਆਪਣਾ ਨਾਮ ਦਾਖਲ ਕਰੋ।
        noMessage	ਸੁਨੇਹਾ ਨਹੀਂ ਮਿਲਿਆ?
        numberExample	ਉਦਾਹਰਨ: {number}
        numberLabel	ਫ਼ੋਨ ਨੰਬਰ
        numberLead	ਇਹ ਪੱਕਾ ਕਰਨ ਲਈ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ, ਅਸੀਂ SMS ਰਾਹੀਂ ਇੱਕ ਕੋਡ ਭੇਜਾਂਗੇ।
        numberMissing	ਆਪਣਾ ਫ਼ੋਨ ਨੰਬਰ ਦਾਖਲ ਕਰੋ।
        numberNotice	ਜਾਰੀ ਰੱਖ ਕੇ ਤੁਸੀਂ SMS ਪ੍ਰਾਪਤ ਕਰਨ ਲਈ ਸਹਿਮਤ ਹੁੰਦੇ ਹੋ। ਸੁਨੇਹੇ ਅਤੇ ਡਾਟੇ ਦੇ ਖਰਚੇ ਲਾਗੂ ਹੋ ਸਕਦੇ ਹਨ।
        numberSent	ਅਸੀਂ {number} ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ।
        numberSubmit	ਕੋਡ ਭੇਜੋ
        numberSubmitting	ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ…
        numberTitle	ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ
        offline	ਸਰਵਰ ਨਾਲ ਕਨੈਕਟ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਆਪਣਾ ਕਨੈਕਸ਼ਨ ਜਾਂਚੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        oneMoment	ਥੋੜ੍ਹਾ ਰੁਕੋ…
        openApp	ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਪ੍ਰਮਾਣੀਕਰਤਾ ਐਪ ਖੋਲ੍ਹੋ
        otherWay	ਕੋਈ ਹੋਰ ਤਰੀਕਾ ਚੁਣੋ
        passkeyContinue	ਜਾਰੀ ਰੱਖੋ
        passkeyDoneLead	ਹੁਣ ਤੋਂ ਤੁਸੀਂ ਇਸ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰ ਸਕਦੇ ਹੋ।
        passkeyDoneTitle	ਤੁਹਾਡੀ ਪਾਸਕੀ ਰੱਖਿਅਤ ਹੋ ਗਈ ਹੈ
        passkeyLead	ਉਸੇ ਤਰ੍ਹਾਂ ਸਾਈਨ ਇਨ ਕਰਨ ਲਈ ਪਾਸਕੀ ਬਣਾਓ ਜਿਵੇਂ ਤੁਸੀਂ ਆਪਣਾ ਡੀਵਾਈਸ ਅਣਲਾਕ ਕਰਦੇ ਹੋ: ਆਪਣੇ ਚਿਹਰੇ, ਫਿੰਗਰਪ੍ਰਿੰਟ ਜਾਂ ਸਕ੍ਰੀਨ ਲਾਕ ਨਾਲ।
        passkeySubmit	ਪਾਸਕੀ ਬਣਾਓ
        passkeyTitle	ਅਗਲੀ ਵਾਰ ਵਧੇਰੇ ਤੇਜ਼ੀ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ
        passwordForgotten	ਕੀ ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?
        passwordHide	ਪਾਸਵਰਡ ਲੁਕਾਓ
        passwordLabel	ਪਾਸਵਰਡ
        passwordMissing	ਆਪਣਾ ਪਾਸਵਰਡ ਦਾਖਲ ਕਰੋ।
        passwordNew	ਨਵਾਂ ਪਾਸਵਰਡ
        passwordRulesDigit	ਇੱਕ ਅੰਕ
        passwordRulesLongest	ਵੱਧ ਤੋਂ ਵੱਧ {count} ਅੱਖਰ-ਚਿੰਨ੍ਹ
        passwordRulesLowercase	ਇੱਕ ਛੋਟਾ ਅੱਖਰ
        passwordRulesSentence	ਪਾਸਵਰਡ ਲਈ ਨਿਯਮ: {rules}।
        passwordRulesSeparator	, 
        passwordRulesShortest	ਘੱਟੋ-ਘੱਟ {count} ਅੱਖਰ-ਚਿੰਨ੍ਹ
        passwordRulesSymbol	ਇੱਕ ਚਿੰਨ੍ਹ
        passwordRulesUppercase	ਇੱਕ ਵੱਡਾ ਅੱਖਰ
        passwordShow	ਪਾਸਵਰਡ ਦਿਖਾਓ
        passwordTitle	ਆਪਣੇ ਪਾਸਵਰਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ
        phoneName	ਫ਼ੋਨ
        privacy	ਪਰਦੇਦਾਰੀ ਨੀਤੀ
        reauthLead	ਤੁਹਾਡੀ ਸੁਰੱਖਿਆ ਲਈ, ਜਾਰੀ ਰੱਖਣ ਵਾਸਤੇ ਦੁਬਾਰਾ ਸਾਈਨ ਇਨ ਕਰੋ।
        resend	ਨਵਾਂ ਕੋਡ ਭੇਜੋ
        resendIn	{time} ਵਿੱਚ ਨਵਾਂ ਕੋਡ
        resendReady	ਹੁਣ ਤੁਸੀਂ ਨਵੇਂ ਕੋਡ ਦੀ ਬੇਨਤੀ ਕਰ ਸਕਦੇ ਹੋ।
        resent	ਨਵਾਂ ਕੋਡ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ।
        resentSame	ਸਾਡੇ ਵੱਲੋਂ ਭੇਜਿਆ ਗਿਆ ਕੋਡ ਹਾਲੇ ਵੀ ਵੈਧ ਹੈ।
        resetLead	ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਲਈ ਅਸੀਂ ਤੁਹਾਨੂੰ ਇੱਕ ਲਿੰਕ ਭੇਜਾਂਗੇ।
        resetSent	ਜੇ {email} ਲਈ ਕੋਈ ਖਾਤਾ ਹੈ, ਤਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਲਈ ਅਸੀਂ ਉੱਥੇ ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਹੈ।
        resetTitle	ਆਪਣਾ ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰੋ
        retryIn	{time} ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        retryOn	{time} ਤੋਂ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        setupCode	ਸੈੱਟਅੱਪ ਕੁੰਜੀ ਵਾਲਾ QR ਕੋਡ
        setupKey	ਸੈੱਟਅੱਪ ਕੁੰਜੀ
        signUp	ਖਾਤਾ ਬਣਾਓ
        signUpInstead	ਮੇਰੇ ਕੋਲ ਖਾਤਾ ਹੈ
        signUpSubmit	ਖਾਤਾ ਬਣਾਓ
        skip	ਹਾਲੇ ਨਹੀਂ
        startOver	ਮੁੜ-ਸ਼ੁਰੂ ਕਰੋ
        terms	ਸੇਵਾ ਦੇ ਨਿਯਮ
        triesLeftOne	{count} ਕੋਸ਼ਿਸ਼ ਬਾਕੀ ਹੈ।
        triesLeftOther	{count} ਕੋਸ਼ਿਸ਼ਾਂ ਬਾਕੀ ਹਨ।
        unknown	ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
        verifyLead	ਦੂਜਾ ਪੜਾਅ ਸ਼ਾਮਲ ਕਰਨ ਲਈ ਪੁਸ਼ਟੀ ਕੀਤੇ ਈਮੇਲ ਪਤੇ ਦੀ ਲੋੜ ਹੈ। {email} ’ਤੇ ਭੇਜੀ ਗਈ ਈਮੇਲ ਵਿਚਲਾ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਫਿਰ ਇੱਥੇ ਵਾਪਸ ਆਓ।
        verifyResend	ਲਿੰਕ ਦੁਬਾਰਾ ਭੇਜੋ
        verifySent	ਅਸੀਂ {email} ’ਤੇ ਲਿੰਕ ਭੇਜਿਆ ਹੈ।
        verifySubmit	ਮੈਂ ਲਿੰਕ ਖੋਲ੍ਹ ਲਿਆ ਹੈ
        withLink	ਈਮੇਲ ਲਿੰਕ ਨਾਲ ਜਾਰੀ ਰੱਖੋ
        withPasskey	ਪਾਸਕੀ ਨਾਲ ਜਾਰੀ ਰੱਖੋ
        withPassword	ਪਾਸਵਰਡ ਨਾਲ ਜਾਰੀ ਰੱਖੋ
        withPhone	ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਜਾਰੀ ਰੱਖੋ
        withProvider	{provider} ਨਾਲ ਜਾਰੀ ਰੱਖੋ
        """#
}
