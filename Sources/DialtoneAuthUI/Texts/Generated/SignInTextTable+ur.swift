// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ur = #"""
        ADDRESS_LIMIT	آپ کے انٹرنیٹ کنکشن سے بہت زیادہ پیغامات منگوائے گئے ہیں۔
        ADMIN_ONLY_OPERATION	یہاں نئے اکاؤنٹ نہیں بنائے جا سکتے۔
        APP_LIMIT	فی الحال مزید پیغامات نہیں بھیجے جا سکتے۔
        BLOCKING_FUNCTION_ERROR_RESPONSE	ایپ نے سائن ان کی اجازت نہیں دی یا وہ اسے چیک نہیں کر سکی۔ بعد میں دوبارہ کوشش کریں۔
        CAPTCHA_CHECK_FAILED	اس بات کی تصدیق نہیں ہو سکی کہ آپ روبوٹ نہیں ہیں۔ دوبارہ کوشش کریں۔
        CODE_EXPIRED	اس کوڈ کی میعاد ختم ہو گئی ہے۔ نیا کوڈ منگوائیں۔
        CODE_SUPERSEDED	اس کوڈ کی جگہ ایک نیا کوڈ آ چکا ہے۔ یہاں سے نیا کوڈ منگوائیں۔
        CODE_USED	یہ کوڈ پہلے ہی استعمال ہو چکا ہے۔ نیا کوڈ منگوائیں۔
        COUNTRY_LIMIT	اس ملک کے نمبروں پر فی الحال SMS نہیں بھیجا جا سکتا ({country})۔
        CREDENTIAL_ALREADY_IN_USE	یہ پاس کی پہلے سے کسی اکاؤنٹ میں شامل ہے۔
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	اس میں بہت زیادہ وقت لگ گیا۔ دوبارہ شروع کریں۔
        EMAIL_EXISTS	اس ای میل پتے کا پہلے سے ایک اکاؤنٹ ہے۔ اس میں سائن ان کریں۔
        ENROLLMENT_LATE	اس میں بہت زیادہ وقت لگ گیا۔ اگلی بار سائن ان کرتے وقت آپ دوسرا مرحلہ شامل کر سکتے ہیں۔
        ENROLLMENT_REFUSED	اس اکاؤنٹ میں دوسرا مرحلہ شامل نہیں کیا جا سکتا۔
        FICTIONAL_NUMBER_LIMIT	اس نمبر کے لیے کئی بار غلط کوڈ درج کیا گیا ہے۔
        INSTANCE_LIMIT	اس ڈیوائس سے بہت زیادہ پیغامات منگوائے گئے ہیں۔
        INVALID_API_KEY	سرور اس ایپ کو نہیں پہچانتا۔
        INVALID_AUTHENTICATOR_RESPONSE	پاس کی استعمال نہیں کی جا سکی۔ دوبارہ کوشش کریں۔
        INVALID_CODE	یہ کوڈ درست نہیں ہے۔
        INVALID_EMAIL	یہ ای میل پتہ درست نہیں ہے۔
        INVALID_ID_TOKEN	یہ سائن ان سیشن ختم ہو گیا ہے۔ دوبارہ شروع کریں۔
        INVALID_LOGIN_CREDENTIALS	ای میل پتہ یا پاس ورڈ غلط ہے۔
        INVALID_MFA_PENDING_CREDENTIAL	سائن ان کرنے کی میعاد ختم ہو گئی ہے۔ دوبارہ شروع کریں۔
        INVALID_PENDING_TOKEN	سائن ان کرنے کی میعاد ختم ہو گئی ہے۔ دوبارہ شروع کریں۔
        INVALID_PHONE_NUMBER	اس فون نمبر پر SMS نہیں بھیجا جا سکتا۔
        INVALID_SESSION_INFO	یہ کوڈ اب کارآمد نہیں رہا۔ نیا کوڈ منگوائیں۔
        LINK_OF_OTHER_EMAIL	یہ لنک کسی اور پتے پر بھیجا گیا تھا۔ وہ پتہ درج کریں۔
        MESSAGE_NOT_SENT	پیغام نہیں بھیجا جا سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔
        MISSING_APP_CREDENTIAL	اس بات کی تصدیق نہیں ہو سکی کہ یہ ایپ اصلی ہے۔ دوبارہ کوشش کریں۔
        NETWORK_LIMIT	آپ کے نیٹ ورک سے بہت زیادہ پیغامات منگوائے گئے ہیں۔
        NO_TRIES_LEFT	اس کوڈ کے ساتھ یہ آخری کوشش تھی۔ نیا کوڈ منگوائیں۔
        NUMBER_CLAIM_WAITS	یہ نمبر یہاں کافی عرصے سے استعمال نہیں ہوا اور شاید اب کسی اور کا ہو۔ انتظار کی مدت کے بعد آپ اس سے سائن ان کر سکتے ہیں۔
        NUMBER_HAS_EXTENSION	ایکسٹینشن والے نمبر پر SMS نہیں پہنچتا۔ براہ راست نمبر درج کریں۔
        NUMBER_IMPOSSIBLE	منتخب کردہ ملک ({country}) میں ایسا کوئی نمبر نہیں ہوتا۔
        NUMBER_INVALID	منتخب کردہ ملک ({country}) میں ایسا کوئی نمبر نہیں ہوتا۔
        NUMBER_KIND_NOT_ALLOWED	SMS صرف موبائل نمبر پر بھیجا جا سکتا ہے۔ کوئی اور نمبر درج کریں۔
        NUMBER_OPTED_OUT	اس نمبر پر ہمارے پیغامات بند کر دیے گئے ہیں۔
        NUMBER_SUSPENDED	اس نمبر کے لیے کئی بار غلط کوڈ درج کیا گیا ہے۔
        NUMBER_TOO_LONG	منتخب کردہ ملک ({country}) کے لحاظ سے یہ نمبر بہت لمبا ہے۔
        NUMBER_TOO_SHORT	منتخب کردہ ملک ({country}) کے لحاظ سے یہ نمبر بہت چھوٹا ہے۔
        NUMBER_WITHOUT_COUNTRY	اس نمبر کا ملک منتخب کریں۔
        OPERATION_NOT_ALLOWED	سائن ان کرنے کا یہ طریقہ یہاں بند ہے۔
        OTHER_PROOF_REQUIRED	یہ نمبر یہاں کافی عرصے سے استعمال نہیں ہوا۔ کسی اور طریقے سے سائن ان کریں۔
        PASSKEY_CHALLENGE_EXPIRED	اس میں بہت زیادہ وقت لگ گیا۔ دوبارہ کوشش کریں۔
        PASSKEY_CREDENTIAL_NOT_FOUND	یہ پاس کی اب کسی اکاؤنٹ میں شامل نہیں ہے۔ کسی اور طریقے سے سائن ان کریں۔
        PASSKEY_LIMIT_EXCEEDED	آپ کے اکاؤنٹ میں مزید پاس کیز شامل نہیں کی جا سکتیں۔
        PASSKEY_UNAVAILABLE	اس ڈیوائس پر پاس کیز استعمال نہیں کی جا سکتیں۔
        PASSKEY_USER_NOT_VERIFIED	آپ کی ڈیوائس نے تصدیق نہیں کی کہ یہ آپ ہی ہیں۔ چہرے، فنگر پرنٹ یا اسکرین لاک سے دوبارہ کوشش کریں۔
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	یہ پاس ورڈ ایپ کے اصولوں کے مطابق نہیں ہے۔ کوئی اور پاس ورڈ منتخب کریں۔
        PREFIX_HELD	اس طرح کے نمبروں پر فی الحال SMS نہیں بھیجا جا سکتا۔
        PREFIX_LIMIT	اس طرح کے نمبروں پر فی الحال SMS نہیں بھیجا جا سکتا۔
        PROJECT_LIMIT	فی الحال مزید پیغامات نہیں بھیجے جا سکتے۔
        PROOF_REQUIRED	اس نمبر کے لیے کئی بار غلط کوڈ درج کیا گیا ہے۔
        QUOTA_EXCEEDED	فی الحال مزید پیغامات نہیں بھیجے جا سکتے۔
        REGION_NOT_ALLOWED	اس ملک کے نمبروں پر SMS بھیجنے کی سہولت ابھی دستیاب نہیں ({country})۔
        SECOND_CODE_REQUIRED	کوڈ درست ہے۔ چونکہ اس نمبر کے لیے کئی بار غلط کوڈ درج کیا گیا ہے، اس لیے ایک اور کوڈ ضروری ہے۔ اسے ابھی منگوائیں۔
        SECOND_FACTOR_EXISTS	یہ نمبر پہلے سے آپ کے اکاؤنٹ میں شامل ہے۔ کوئی اور نمبر درج کریں۔
        SECOND_FACTOR_LIMIT_EXCEEDED	آپ کے اکاؤنٹ میں مزید کوئی دوسرا مرحلہ شامل نہیں کیا جا سکتا۔
        SECOND_FACTOR_SUSPENDED	اس ایپ سے کئی بار غلط کوڈ درج کیا گیا ہے۔ کوئی اور طریقہ استعمال کریں یا سپورٹ سے رابطہ کریں۔
        SEND_COOLDOWN	ہم نے ابھی ابھی اس نمبر پر ایک پیغام بھیجا ہے۔
        SEND_DAILY_LIMIT	اس نمبر کے لیے روزانہ پیغامات کی حد پوری ہو گئی ہے۔
        SEND_HOURLY_LIMIT	اس نمبر کے لیے فی گھنٹہ پیغامات کی حد پوری ہو گئی ہے۔
        SESSION_EXPIRED	یہ کوڈ اب کارآمد نہیں رہا۔ نیا کوڈ منگوائیں۔
        SPEND_CAP	فی الحال مزید پیغامات نہیں بھیجے جا سکتے۔
        TOKEN_EXPIRED	اس میں بہت زیادہ وقت لگ گیا۔ دوبارہ شروع کریں۔
        TOO_MANY_ATTEMPTS_TRY_LATER	بہت زیادہ بار کوشش کی گئی ہے۔
        TOO_MANY_ENROLLMENT_ATTEMPTS	کئی بار غلط کوڈ درج کیا گیا ہے۔ دوبارہ شروع کریں۔
        TOTP_CHALLENGE_TIMEOUT	سائن ان کرنے کی میعاد ختم ہو گئی ہے۔ دوبارہ شروع کریں۔
        UNSUPPORTED_FIRST_FACTOR	اس اکاؤنٹ میں فون نمبر سے سائن ان نہیں کیا جا سکتا۔ ایپ میں کسی اور طریقے سے سائن ان کریں۔
        UNVERIFIED_EMAIL	اس پتے کی ابھی تصدیق نہیں ہوئی۔ ہماری ای میل کا لنک کھولیں۔
        USER_DISABLED	یہ اکاؤنٹ بند کر دیا گیا ہے۔ سپورٹ سے رابطہ کریں۔
        USER_MISMATCH	یہ دوسرا اکاؤنٹ ہے۔ اس میں سائن ان کریں جسے آپ استعمال کر رہے ہیں۔
        USER_NOT_FOUND	یہ اکاؤنٹ اب موجود نہیں ہے۔
        WEAK_PASSWORD	یہ پاس ورڈ بہت کمزور ہے۔ کوئی اور پاس ورڈ منتخب کریں۔
        WRONG_CODE	یہ کوڈ درست نہیں ہے۔
        appName	تصدیق کنندہ ایپ
        asGuest	بطور مہمان جاری رکھیں
        back	واپس جائیں
        callingCodeUnknown	یہ کسی ملک کا کوڈ نہیں ہے۔ ”+“ کے بعد کے ہندسے چیک کریں۔
        changeNumber	نمبر تبدیل کریں
        codeExpiresIn	کوڈ مزید {time} تک کارآمد ہے۔
        codeLabel	{count} ہندسوں کا کوڈ
        codeLead	{number} پر بھیجا گیا
        codeShort	کوڈ {count} ہندسوں کا ہے۔
        codeSubmit	سائن ان کریں
        codeSubmitting	چیک کیا جا رہا ہے…
        codeTitle	{count} ہندسوں کا کوڈ درج کریں
        confirmEmailTitle	اپنے ای میل پتے کی تصدیق کریں
        conflictLead	سائن ان کی یہ معلومات کسی اور اکاؤنٹ کی ہیں۔ اس اکاؤنٹ پر سوئچ کرنے سے مہمان اکاؤنٹ چھوٹ جائے گا۔
        conflictSubmit	اس اکاؤنٹ پر سوئچ کریں
        conflictTitle	آپ کا پہلے سے ایک اکاؤنٹ ہے
        countryButton	ملک: {name}، ‎+{code}
        countryChanged	ملک تبدیل ہو گیا: {name}۔
        countryClose	بند کریں
        countryCount	نتائج: {count}
        countryNone	”{query}“ سے ملتا جلتا کوئی ملک نہیں ملا۔
        countrySearch	نام یا کوڈ سے تلاش کریں
        countryTitle	ملک منتخب کریں
        doneTitle	آپ نے سائن ان کر لیا ہے
        emailLabel	ای میل پتہ
        emailMissing	اپنا ای میل پتہ درج کریں۔
        enrollApp	تصدیق کنندہ ایپ
        enrollAppLead	اس سیٹ اپ کلید سے اپنی ایپ میں ایک اکاؤنٹ شامل کریں۔ پھر ایپ میں نظر آنے والا 6 ہندسوں کا کوڈ درج کریں۔
        enrollAppNote	آپ کے فون کی کسی ایپ سے کوڈ
        enrollAppScan	اپنی تصدیق کنندہ ایپ سے یہ QR کوڈ اسکین کریں یا سیٹ اپ کلید سے اس میں ایک اکاؤنٹ شامل کریں۔ پھر ایپ میں نظر آنے والا 6 ہندسوں کا کوڈ درج کریں۔
        enrollAppTitle	اپنی تصدیق کنندہ ایپ سیٹ اپ کریں
        enrollLead	آپ کے نمبر کی تصدیق ہو گئی ہے۔ اس ایپ میں سائن ان کرنے کے لیے دوسرا مرحلہ بھی ضروری ہے۔ مکمل کرنے کے لیے ایک طریقہ منتخب کریں۔
        enrollOfferLead	دوسرا مرحلہ آپ کے اکاؤنٹ کو بہتر تحفظ دیتا ہے۔ ایک طریقہ منتخب کریں یا اس کے بغیر جاری رکھیں۔
        enrollPhone	دوسرا فون نمبر
        enrollPhoneLead	سائن ان والے نمبر کے بجائے کوئی اور نمبر استعمال کریں۔ اس کی تصدیق کے لیے ہم SMS سے ایک کوڈ بھیجیں گے۔
        enrollPhoneNote	SMS سے کوڈ
        enrollRequiredLead	اس ایپ میں سائن ان کرنے کے لیے دوسرا مرحلہ ضروری ہے۔ مکمل کرنے کے لیے ایک طریقہ منتخب کریں۔
        enrollSubmit	مکمل کریں
        enrollTitle	دوسرا مرحلہ شامل کریں
        existingLead	{email} ایسے اکاؤنٹ کا ہے جس میں سائن ان کرنے کا طریقہ مختلف ہے۔ اس میں سائن ان کریں اور ہم یہ طریقہ بھی شامل کر دیں گے۔
        factorApp	تصدیق کنندہ ایپ استعمال کریں
        factorAppLead	اپنی تصدیق کنندہ ایپ کھولیں اور وہ کوڈ درج کریں جو اس اکاؤنٹ کے لیے نظر آ رہا ہے۔
        factorCodeLead	{number} پر ختم ہونے والے آپ کے نمبر پر بھیجا گیا
        factorLead	اس اکاؤنٹ کے لیے دوسرا مرحلہ ضروری ہے۔ ایک طریقہ منتخب کریں۔
        factorLost	اگر آپ ان میں سے کوئی بھی استعمال نہیں کر سکتے تو سپورٹ سے رابطہ کریں۔
        factorPhone	{number} پر ختم ہونے والے نمبر پر SMS سے کوڈ حاصل کریں
        factorTitle	اپنی شناخت کی تصدیق کریں
        help	مدد حاصل کریں
        linkConfirmLead	وہ پتہ درج کریں جس پر سائن ان لنک بھیجا گیا تھا۔
        linkSent	ہم نے {email} پر سائن ان لنک بھیجا ہے۔ اسے اسی ڈیوائس پر کھولیں۔
        linkSubmit	لنک بھیجیں
        linkTitle	ای میل سے سائن ان کریں
        messageDelivered	پیغام آپ کے فون پر پہنچ گیا ہے۔ اپنے پیغامات دیکھیں، نامعلوم بھیجنے والوں کے بھی۔
        messageFailed	اس نمبر پر پیغام نہیں پہنچ سکا۔ نمبر چیک کریں یا نیا کوڈ طلب کریں۔
        messagePending	پیغام ابھی راستے میں ہے۔ اس میں چند منٹ لگ سکتے ہیں۔
        methodsTitle	سائن ان کریں
        nameLabel	آپ کا نام
        nameMissing	اپنا نام درج کریں۔
        noMessage	پیغام نہیں آیا؟
        numberExample	مثال: {number}
        numberLabel	فون نمبر
        numberLead	آپ کی شناخت کی تصدیق کے لیے ہم SMS سے ایک کوڈ بھیجیں گے۔
        numberMissing	اپنا فون نمبر درج کریں۔
        numberNotice	جاری رکھنے کا مطلب ہے کہ آپ SMS موصول کرنے پر متفق ہیں۔ پیغام اور ڈیٹا کے چارجز لاگو ہو سکتے ہیں۔
        numberSent	ہم {number} پر کوڈ بھیجیں گے۔
        numberSubmit	کوڈ بھیجیں
        numberSubmitting	بھیجا جا رہا ہے…
        numberTitle	اپنے فون سے سائن ان کریں
        offline	سرور سے رابطہ نہیں ہو پا رہا۔ اپنا انٹرنیٹ کنکشن چیک کریں اور دوبارہ کوشش کریں۔
        oneMoment	ایک لمحہ…
        openApp	اس ڈیوائس پر تصدیق کنندہ ایپ کھولیں
        otherWay	دوسرا طریقہ منتخب کریں
        passkeyContinue	جاری رکھیں
        passkeyDoneLead	اب سے آپ اس سے سائن ان کر سکتے ہیں۔
        passkeyDoneTitle	آپ کی پاس کی محفوظ ہو گئی ہے
        passkeyLead	پاس کی بنائیں تاکہ آپ اسی طرح سائن ان کریں جیسے اپنی ڈیوائس کھولتے ہیں: چہرے، فنگر پرنٹ یا اسکرین لاک سے۔
        passkeySubmit	پاس کی بنائیں
        passkeyTitle	اگلی بار زیادہ تیزی سے سائن ان کریں
        passwordForgotten	پاس ورڈ یاد نہیں؟
        passwordHide	پاس ورڈ چھپائیں
        passwordLabel	پاس ورڈ
        passwordMissing	اپنا پاس ورڈ درج کریں۔
        passwordNew	نیا پاس ورڈ
        passwordRulesDigit	ایک ہندسہ
        passwordRulesLongest	زیادہ سے زیادہ {count} کریکٹرز
        passwordRulesLowercase	ایک چھوٹا حرف (مثلاً a)
        passwordRulesSentence	پاس ورڈ میں یہ ہونا ضروری ہے: {rules}۔
        passwordRulesSeparator	، 
        passwordRulesShortest	کم از کم {count} کریکٹرز
        passwordRulesSymbol	ایک علامت
        passwordRulesUppercase	ایک بڑا حرف (مثلاً A)
        passwordShow	پاس ورڈ دکھائیں
        passwordTitle	اپنے پاس ورڈ سے سائن ان کریں
        phoneName	فون
        privacy	رازداری کی پالیسی
        reauthLead	آپ کی حفاظت کے لیے، جاری رکھنے سے پہلے دوبارہ سائن ان کریں۔
        resend	نیا کوڈ بھیجیں
        resendIn	{time} میں نیا کوڈ
        resendReady	اب نیا کوڈ منگوایا جا سکتا ہے۔
        resent	نیا کوڈ بھیج دیا گیا ہے۔
        resentSame	ہمارا بھیجا ہوا کوڈ اب بھی کارآمد ہے۔
        resetLead	نیا پاس ورڈ منتخب کرنے کے لیے ہم آپ کو ایک لنک بھیجیں گے۔
        resetSent	اگر {email} کا کوئی اکاؤنٹ موجود ہے تو ہم نے اس پتے پر نیا پاس ورڈ منتخب کرنے کا لنک بھیج دیا ہے۔
        resetTitle	اپنا پاس ورڈ ری سیٹ کریں
        retryIn	{time} بعد دوبارہ کوشش کریں۔
        retryOn	اس وقت کے بعد دوبارہ کوشش کریں: {time}۔
        setupCode	سیٹ اپ کلید والا QR کوڈ
        setupKey	سیٹ اپ کلید
        signUp	نیا اکاؤنٹ بنائیں
        signUpInstead	میرا اکاؤنٹ موجود ہے
        signUpSubmit	اکاؤنٹ بنائیں
        skip	ابھی نہیں
        startOver	دوبارہ شروع کریں
        terms	سروس کی شرائط
        triesLeftOne	مزید {count} بار کوشش کی جا سکتی ہے۔
        triesLeftOther	مزید {count} بار کوشش کی جا سکتی ہے۔
        unknown	کچھ غلط ہو گیا۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔
        verifyLead	دوسرا مرحلہ شامل کرنے کے لیے تصدیق شدہ ای میل پتہ ضروری ہے۔ {email} پر بھیجی گئی ای میل کا لنک کھولیں، پھر یہاں واپس آئیں۔
        verifyResend	لنک دوبارہ بھیجیں
        verifySent	ہم نے {email} پر ایک لنک بھیجا ہے۔
        verifySubmit	میں نے لنک کھول لیا
        withLink	ای میل لنک سے جاری رکھیں
        withPasskey	پاس کی سے جاری رکھیں
        withPassword	پاس ورڈ سے جاری رکھیں
        withPhone	فون نمبر سے جاری رکھیں
        withProvider	{provider} کے ساتھ جاری رکھیں
        """#
}
