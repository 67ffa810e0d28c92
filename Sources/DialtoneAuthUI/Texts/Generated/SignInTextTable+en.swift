// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let en = #"""
        ADDRESS_LIMIT	Too many messages were requested from your connection.
        ADMIN_ONLY_OPERATION	New accounts can’t be created here.
        APP_LIMIT	No more messages can be sent right now.
        BLOCKING_FUNCTION_ERROR_RESPONSE	The app didn’t allow this sign-in, or couldn’t check it. Try again later.
        CAPTCHA_CHECK_FAILED	We couldn’t confirm you’re not a robot. Try again.
        CODE_EXPIRED	This code has expired. Request a new one.
        CODE_SUPERSEDED	A newer code replaced this one. Request a new one here.
        CODE_USED	This code was already used. Request a new one.
        COUNTRY_LIMIT	We can’t text numbers in this country right now ({country}).
        CREDENTIAL_ALREADY_IN_USE	This passkey already belongs to an account.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	This took too long. Start over.
        EMAIL_EXISTS	This e-mail address already has an account. Sign in to it.
        ENROLLMENT_LATE	This took too long. You can add a second step the next time you sign in.
        ENROLLMENT_REFUSED	A second step can’t be added to this account.
        FICTIONAL_NUMBER_LIMIT	There were too many wrong codes for this number.
        INSTANCE_LIMIT	Too many messages were requested from this device.
        INVALID_API_KEY	The server doesn’t know this app.
        INVALID_AUTHENTICATOR_RESPONSE	The passkey couldn’t be used. Try again.
        INVALID_CODE	That code isn’t right.
        INVALID_EMAIL	This isn’t an e-mail address.
        INVALID_ID_TOKEN	This sign-in has ended. Start over.
        INVALID_LOGIN_CREDENTIALS	The e-mail address or the password is wrong.
        INVALID_MFA_PENDING_CREDENTIAL	This sign-in has expired. Start over.
        INVALID_PENDING_TOKEN	This sign-in has expired. Start over.
        INVALID_PHONE_NUMBER	This isn’t a phone number we can text.
        INVALID_SESSION_INFO	This code is no longer valid. Request a new one.
        LINK_OF_OTHER_EMAIL	This link was sent to another address. Enter that one.
        MESSAGE_NOT_SENT	The message could not be sent. Try again in a moment.
        MISSING_APP_CREDENTIAL	We couldn’t confirm that this app is genuine. Try again.
        NETWORK_LIMIT	Too many messages were requested from your network.
        NO_TRIES_LEFT	That was the last try with this code. Request a new one.
        NUMBER_CLAIM_WAITS	This number hasn’t been used here for a long time and may have a new owner. You can sign in with it after a waiting period.
        NUMBER_HAS_EXTENSION	Text messages don’t reach extensions. Enter a direct number.
        NUMBER_IMPOSSIBLE	The country you chose ({country}) has no such number.
        NUMBER_INVALID	The country you chose ({country}) has no such number.
        NUMBER_KIND_NOT_ALLOWED	We can only text mobile numbers. Enter another number.
        NUMBER_OPTED_OUT	This number has opted out of our messages.
        NUMBER_SUSPENDED	There were too many wrong codes for this number.
        NUMBER_TOO_LONG	This number is too long for the country you chose ({country}).
        NUMBER_TOO_SHORT	This number is too short for the country you chose ({country}).
        NUMBER_WITHOUT_COUNTRY	Choose the country of this number.
        OPERATION_NOT_ALLOWED	This way to sign in is turned off here.
        OTHER_PROOF_REQUIRED	This number hasn’t been used here for a long time. Sign in another way.
        PASSKEY_CHALLENGE_EXPIRED	This took too long. Try again.
        PASSKEY_CREDENTIAL_NOT_FOUND	This passkey no longer belongs to an account. Sign in another way.
        PASSKEY_LIMIT_EXCEEDED	Your account can’t have more passkeys.
        PASSKEY_UNAVAILABLE	Passkeys can’t be used on this device.
        PASSKEY_USER_NOT_VERIFIED	Your device didn’t confirm that it’s you. Try again with your face, your fingerprint or your screen lock.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	This password doesn’t meet the app’s rules. Choose another one.
        PREFIX_HELD	We can’t text numbers like this one right now.
        PREFIX_LIMIT	We can’t text numbers like this one right now.
        PROJECT_LIMIT	No more messages can be sent right now.
        PROOF_REQUIRED	There were too many wrong codes for this number.
        QUOTA_EXCEEDED	No more messages can be sent right now.
        REGION_NOT_ALLOWED	We can’t text numbers in this country yet ({country}).
        SECOND_CODE_REQUIRED	The code is correct. Because there were many wrong codes for this number, you need a second code. Request it now.
        SECOND_FACTOR_EXISTS	This number already belongs to your account. Enter another one.
        SECOND_FACTOR_LIMIT_EXCEEDED	Your account has the maximum number of second steps.
        SECOND_FACTOR_SUSPENDED	There were too many wrong codes from this app. Use another way, or contact support.
        SEND_COOLDOWN	We just sent a message to this number.
        SEND_DAILY_LIMIT	This number has reached its daily limit of messages.
        SEND_HOURLY_LIMIT	This number has reached its hourly limit of messages.
        SESSION_EXPIRED	This code is no longer valid. Request a new one.
        SPEND_CAP	No more messages can be sent right now.
        TOKEN_EXPIRED	This took too long. Start over.
        TOO_MANY_ATTEMPTS_TRY_LATER	Too many attempts.
        TOO_MANY_ENROLLMENT_ATTEMPTS	There were too many wrong codes. Start over.
        TOTP_CHALLENGE_TIMEOUT	This sign-in has expired. Start over.
        UNSUPPORTED_FIRST_FACTOR	This account can’t sign in by phone number. Sign in another way in the app.
        UNVERIFIED_EMAIL	This address isn’t confirmed yet. Open the link in our e-mail.
        USER_DISABLED	This account is disabled. Contact support.
        USER_MISMATCH	This is another account. Sign in to the one you’re using.
        USER_NOT_FOUND	This account no longer exists.
        WEAK_PASSWORD	This password is too weak. Choose another one.
        WRONG_CODE	That code isn’t right.
        appName	Authenticator app
        asGuest	Continue as guest
        back	Back
        callingCodeUnknown	No country has this calling code. Check the digits after the “+”.
        changeNumber	Change number
        codeExpiresIn	The code is valid for {time}.
        codeLabel	{count}-digit code
        codeLead	Sent to {number}
        codeShort	The code has {count} digits.
        codeSubmit	Sign in
        codeSubmitting	Checking…
        codeTitle	Enter the {count}-digit code
        confirmEmailTitle	Confirm your e-mail address
        conflictLead	This sign-in belongs to another account. If you switch to it, you leave the guest account.
        conflictSubmit	Switch to that account
        conflictTitle	You already have an account
        countryButton	Country: {name}, +{code}
        countryChanged	Country changed to {name}.
        countryClose	Close
        countryCount	Results: {count}
        countryNone	No country matches “{query}”.
        countrySearch	Search by name or code
        countryTitle	Choose a country
        doneTitle	You’re signed in
        emailLabel	E-mail address
        emailMissing	Enter your e-mail address.
        enrollApp	Authenticator app
        enrollAppLead	Add an account in your app with this setup key. Then enter the 6-digit code that the app shows.
        enrollAppNote	Codes from an app on your phone
        enrollAppScan	Scan this QR code with your authenticator app, or add an account there with the setup key. Then enter the 6-digit code that the app shows.
        enrollAppTitle	Set up your authenticator app
        enrollLead	Your number is confirmed. This app also requires a second step when you sign in. Choose one to finish.
        enrollOfferLead	A second step protects your account better. Choose one, or continue without it.
        enrollPhone	Another phone number
        enrollPhoneLead	Use a different number from the one you sign in with. We’ll text you a code to confirm it.
        enrollPhoneNote	Codes by text message
        enrollRequiredLead	This app requires a second step when you sign in. Choose one to finish.
        enrollSubmit	Finish
        enrollTitle	Add a second step
        existingLead	{email} belongs to an account with another way to sign in. Sign in to it, and we’ll add this one.
        factorApp	Use your authenticator app
        factorAppLead	Open your authenticator app and enter the code that it shows for this account.
        factorCodeLead	Sent to your number ending in {number}
        factorLead	This account requires a second step. Choose one.
        factorLost	If you can’t use any of these, contact support.
        factorPhone	Text a code to the number ending in {number}
        factorTitle	Confirm it’s you
        help	Get help
        linkConfirmLead	Enter the address that the sign-in link was sent to.
        linkSent	We sent a sign-in link to {email}. Open it on this device.
        linkSubmit	Send link
        linkTitle	Sign in by e-mail
        messageDelivered	The message has reached your phone. Look through your messages, including those from unknown senders.
        messageFailed	The message couldn’t be delivered to this number. Check the number, or request a new code.
        messagePending	The message is still on its way. This can take a few minutes.
        methodsTitle	Sign in
        nameLabel	Your name
        nameMissing	Enter your name.
        noMessage	No message?
        numberExample	Example: {number}
        numberLabel	Phone number
        numberLead	We’ll text you a code to confirm it’s you.
        numberMissing	Enter your phone number.
        numberNotice	By continuing you agree to receive a text message. Message and data rates may apply.
        numberSent	We’ll send the code to {number}.
        numberSubmit	Send code
        numberSubmitting	Sending…
        numberTitle	Sign in with your phone
        offline	We can’t reach the server. Check your connection and try again.
        oneMoment	One moment…
        openApp	Open an authenticator app on this device
        otherWay	Choose another way
        passkeyContinue	Continue
        passkeyDoneLead	You can sign in with it from now on.
        passkeyDoneTitle	Your passkey is saved
        passkeyLead	Create a passkey to sign in the way you unlock your device: with your face, your fingerprint or your screen lock.
        passkeySubmit	Create passkey
        passkeyTitle	Sign in faster next time
        passwordForgotten	Forgot your password?
        passwordHide	Hide password
        passwordLabel	Password
        passwordMissing	Enter your password.
        passwordNew	New password
        passwordRulesDigit	a digit
        passwordRulesLongest	at most {count} characters
        passwordRulesLowercase	a lowercase letter
        passwordRulesSentence	The password needs {rules}.
        passwordRulesSeparator	, 
        passwordRulesShortest	at least {count} characters
        passwordRulesSymbol	a symbol
        passwordRulesUppercase	an uppercase letter
        passwordShow	Show password
        passwordTitle	Sign in with your password
        phoneName	Phone
        privacy	Privacy Policy
        reauthLead	For your security, sign in again to continue.
        resend	Send a new code
        resendIn	New code in {time}
        resendReady	You can request a new code now.
        resent	A new code is on its way.
        resentSame	The code we sent is still valid.
        resetLead	We’ll send you a link to choose a new password.
        resetSent	If there is an account for {email}, we sent a link there to choose a new password.
        resetTitle	Reset your password
        retryIn	Try again in {time}.
        retryOn	Try again after {time}.
        setupCode	QR code with the setup key
        setupKey	Setup key
        signUp	Create an account
        signUpInstead	I have an account
        signUpSubmit	Create account
        skip	Not now
        startOver	Start over
        terms	Terms of Service
        triesLeftOne	{count} try left.
        triesLeftOther	{count} tries left.
        unknown	Something went wrong. Try again in a moment.
        verifyLead	Adding a second step requires a confirmed e-mail address. Open the link in the e-mail to {email}, then come back here.
        verifyResend	Send the link again
        verifySent	We sent a link to {email}.
        verifySubmit	I opened the link
        withLink	Continue with e-mail link
        withPasskey	Continue with passkey
        withPassword	Continue with password
        withPhone	Continue with phone number
        withProvider	Continue with {provider}
        """#
}
