// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let ar = #"""
        ADDRESS_LIMIT	طُلبت رسائل كثيرة جدًا من اتصالك.
        ADMIN_ONLY_OPERATION	لا يمكن إنشاء حسابات جديدة هنا.
        APP_LIMIT	لا يمكن إرسال المزيد من الرسائل حاليًا.
        BLOCKING_FUNCTION_ERROR_RESPONSE	لم يسمح التطبيق بتسجيل الدخول هذا أو تعذّر عليه التحقق منه. حاول لاحقًا.
        CAPTCHA_CHECK_FAILED	لم نتمكن من التأكد من أنك لست روبوتًا. حاول مجددًا.
        CODE_EXPIRED	انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.
        CODE_SUPERSEDED	حلّ رمز أحدث محل هذا الرمز. اطلب رمزًا جديدًا هنا.
        CODE_USED	استُخدم هذا الرمز من قبل. اطلب رمزًا جديدًا.
        COUNTRY_LIMIT	لا يمكننا حاليًا إرسال رسائل إلى هذه الدولة ({country}).
        CREDENTIAL_ALREADY_IN_USE	مفتاح المرور هذا مرتبط بحساب بالفعل.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	استغرق ذلك وقتًا طويلًا. ابدأ من جديد.
        EMAIL_EXISTS	لهذا البريد الإلكتروني حساب بالفعل. سجّل الدخول إليه.
        ENROLLMENT_LATE	استغرق ذلك وقتًا طويلًا. يمكنك إضافة خطوة ثانية عند تسجيل الدخول في المرة القادمة.
        ENROLLMENT_REFUSED	لا يمكن إضافة خطوة ثانية إلى هذا الحساب.
        FICTIONAL_NUMBER_LIMIT	أُدخلت رموز خاطئة كثيرة لهذا الرقم.
        INSTANCE_LIMIT	طُلبت رسائل كثيرة جدًا من هذا الجهاز.
        INVALID_API_KEY	لا يعرف الخادم هذا التطبيق.
        INVALID_AUTHENTICATOR_RESPONSE	تعذّر استخدام مفتاح المرور. حاول مرة أخرى.
        INVALID_CODE	الرمز غير صحيح.
        INVALID_EMAIL	هذا ليس عنوان بريد إلكتروني.
        INVALID_ID_TOKEN	انتهى تسجيل الدخول هذا. ابدأ من جديد.
        INVALID_LOGIN_CREDENTIALS	البريد الإلكتروني أو كلمة المرور غير صحيحة.
        INVALID_MFA_PENDING_CREDENTIAL	انتهت مهلة تسجيل الدخول هذا. ابدأ من جديد.
        INVALID_PENDING_TOKEN	انتهت مهلة تسجيل الدخول هذا. ابدأ من جديد.
        INVALID_PHONE_NUMBER	لا يمكننا مراسلة هذا الرقم.
        INVALID_SESSION_INFO	لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.
        LINK_OF_OTHER_EMAIL	أُرسل هذا الرابط إلى عنوان آخر. أدخل ذلك العنوان.
        MESSAGE_NOT_SENT	تعذّر إرسال الرسالة. حاول مجددًا بعد قليل.
        MISSING_APP_CREDENTIAL	لم نتمكن من التأكد من أن هذا التطبيق أصلي. حاول مرة أخرى.
        NETWORK_LIMIT	طُلبت رسائل كثيرة جدًا من شبكتك.
        NO_TRIES_LEFT	كانت هذه آخر محاولة بهذا الرمز. اطلب رمزًا جديدًا.
        NUMBER_CLAIM_WAITS	لم يُستخدم هذا الرقم هنا منذ مدة طويلة، وربما أصبح لشخص آخر. يمكنك تسجيل الدخول به بعد فترة انتظار.
        NUMBER_HAS_EXTENSION	لا تصل الرسائل النصية إلى الأرقام الداخلية. أدخل رقمًا مباشرًا.
        NUMBER_IMPOSSIBLE	لا يوجد رقم كهذا في الدولة المختارة ({country}).
        NUMBER_INVALID	لا يوجد رقم كهذا في الدولة المختارة ({country}).
        NUMBER_KIND_NOT_ALLOWED	لا يمكننا مراسلة إلا أرقام الهواتف المحمولة. أدخل رقمًا آخر.
        NUMBER_OPTED_OUT	ألغى هذا الرقم استلام رسائلنا.
        NUMBER_SUSPENDED	أُدخلت رموز خاطئة كثيرة لهذا الرقم.
        NUMBER_TOO_LONG	هذا الرقم أطول من اللازم للدولة المختارة ({country}).
        NUMBER_TOO_SHORT	هذا الرقم أقصر من اللازم للدولة المختارة ({country}).
        NUMBER_WITHOUT_COUNTRY	اختر دولة هذا الرقم.
        OPERATION_NOT_ALLOWED	طريقة تسجيل الدخول هذه متوقفة هنا.
        OTHER_PROOF_REQUIRED	لم يُستخدم هذا الرقم هنا منذ مدة طويلة. سجّل الدخول بطريقة أخرى.
        PASSKEY_CHALLENGE_EXPIRED	استغرق ذلك وقتًا طويلًا. حاول مرة أخرى.
        PASSKEY_CREDENTIAL_NOT_FOUND	لم يعد مفتاح المرور هذا مرتبطًا بأي حساب. سجّل الدخول بطريقة أخرى.
        PASSKEY_LIMIT_EXCEEDED	لا يمكن إضافة مفاتيح مرور أخرى إلى حسابك.
        PASSKEY_UNAVAILABLE	لا يمكن استخدام مفاتيح المرور على هذا الجهاز.
        PASSKEY_USER_NOT_VERIFIED	لم يؤكد جهازك هويتك. حاول مرة أخرى بالوجه أو بصمة الإصبع أو قفل الشاشة.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	كلمة المرور هذه لا تستوفي قواعد التطبيق. اختر غيرها.
        PREFIX_HELD	لا يمكننا حاليًا مراسلة أرقام كهذا الرقم.
        PREFIX_LIMIT	لا يمكننا حاليًا مراسلة أرقام كهذا الرقم.
        PROJECT_LIMIT	لا يمكن إرسال المزيد من الرسائل حاليًا.
        PROOF_REQUIRED	أُدخلت رموز خاطئة كثيرة لهذا الرقم.
        QUOTA_EXCEEDED	لا يمكن إرسال المزيد من الرسائل حاليًا.
        REGION_NOT_ALLOWED	لا يمكننا بعد إرسال رسائل إلى هذه الدولة ({country}).
        SECOND_CODE_REQUIRED	الرمز صحيح. لكن أُدخلت رموز خاطئة كثيرة لهذا الرقم، لذلك يلزم رمز ثانٍ. اطلبه الآن.
        SECOND_FACTOR_EXISTS	هذا الرقم مرتبط بحسابك بالفعل. أدخل رقمًا آخر.
        SECOND_FACTOR_LIMIT_EXCEEDED	لا يمكن إضافة خطوة ثانية أخرى إلى حسابك.
        SECOND_FACTOR_SUSPENDED	أُدخلت رموز خاطئة كثيرة من هذا التطبيق. استخدم طريقة أخرى أو تواصل مع الدعم.
        SEND_COOLDOWN	أرسلنا رسالة إلى هذا الرقم قبل لحظات.
        SEND_DAILY_LIMIT	بلغ هذا الرقم الحد الأقصى للرسائل في اليوم.
        SEND_HOURLY_LIMIT	بلغ هذا الرقم الحد الأقصى للرسائل في الساعة.
        SESSION_EXPIRED	لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.
        SPEND_CAP	لا يمكن إرسال المزيد من الرسائل حاليًا.
        TOKEN_EXPIRED	استغرق ذلك وقتًا طويلًا. ابدأ من جديد.
        TOO_MANY_ATTEMPTS_TRY_LATER	محاولات كثيرة جدًا.
        TOO_MANY_ENROLLMENT_ATTEMPTS	أُدخلت رموز خاطئة كثيرة. ابدأ من جديد.
        TOTP_CHALLENGE_TIMEOUT	انتهت مهلة تسجيل الدخول هذا. ابدأ من جديد.
        UNSUPPORTED_FIRST_FACTOR	لا يمكن تسجيل الدخول إلى هذا الحساب برقم الهاتف. استخدم طريقة أخرى في التطبيق.
        UNVERIFIED_EMAIL	لم يُؤكَّد هذا العنوان بعد. افتح الرابط في رسالتنا.
        USER_DISABLED	هذا الحساب معطّل. تواصل مع الدعم.
        USER_MISMATCH	هذا حساب آخر. سجّل الدخول إلى الحساب الذي تستخدمه.
        USER_NOT_FOUND	لم يعد هذا الحساب موجودًا.
        WEAK_PASSWORD	كلمة المرور هذه ضعيفة جدًا. اختر غيرها.
        WRONG_CODE	الرمز غير صحيح.
        appName	تطبيق المصادقة
        asGuest	المتابعة كضيف
        back	رجوع
        callingCodeUnknown	لا توجد دولة لها رمز الاتصال هذا. تحقق من الأرقام بعد علامة «+».
        changeNumber	تغيير الرقم
        codeExpiresIn	الرمز صالح لمدة {time}.
        codeLabel	الرمز (عدد الأرقام: {count})
        codeLead	أُرسل إلى {number}
        codeShort	عدد أرقام الرمز: {count}.
        codeSubmit	تسجيل الدخول
        codeSubmitting	جارٍ التحقق…
        codeTitle	أدخل الرمز (عدد الأرقام: {count})
        confirmEmailTitle	أكّد عنوان بريدك الإلكتروني
        conflictLead	تسجيل الدخول هذا يخص حسابًا آخر. إذا انتقلت إليه فستغادر حساب الضيف.
        conflictSubmit	الانتقال إلى ذلك الحساب
        conflictTitle	لديك حساب بالفعل
        countryButton	الدولة: {name}، ‎+{code}
        countryChanged	تغيّرت الدولة إلى {name}.
        countryClose	إغلاق
        countryCount	عدد النتائج: {count}
        countryNone	لا توجد دولة تطابق «{query}».
        countrySearch	ابحث بالاسم أو برمز الاتصال
        countryTitle	اختر دولة
        doneTitle	تم تسجيل دخولك
        emailLabel	البريد الإلكتروني
        emailMissing	أدخل بريدك الإلكتروني.
        enrollApp	تطبيق المصادقة
        enrollAppLead	أضف حسابًا في تطبيقك بهذا المفتاح، ثم أدخل الرمز المكوّن من 6 أرقام الذي يعرضه التطبيق.
        enrollAppNote	رموز من تطبيق على هاتفك
        enrollAppScan	امسح رمز QR هذا بتطبيقك، أو أضف فيه حسابًا بالمفتاح، ثم أدخل الرمز المكوّن من 6 أرقام الذي يعرضه التطبيق.
        enrollAppTitle	إعداد تطبيق المصادقة
        enrollLead	تم تأكيد رقمك. يتطلب هذا التطبيق أيضًا خطوة ثانية عند تسجيل الدخول. اختر واحدة لإنهاء التسجيل.
        enrollOfferLead	تحمي الخطوة الثانية حسابك على نحو أفضل. اختر واحدة أو تابع من دونها.
        enrollPhone	رقم هاتف آخر
        enrollPhoneLead	استخدم رقمًا غير الذي تسجّل الدخول به. سنرسل إليه رمزًا لتأكيده.
        enrollPhoneNote	رموز في رسائل نصية
        enrollRequiredLead	يتطلب هذا التطبيق خطوة ثانية عند تسجيل الدخول. اختر واحدة لإنهاء التسجيل.
        enrollSubmit	إنهاء
        enrollTitle	أضف خطوة ثانية
        existingLead	العنوان {email} تابع لحساب له طريقة أخرى لتسجيل الدخول. سجّل الدخول إليه، وسنضيف هذه الطريقة.
        factorApp	استخدام تطبيق المصادقة
        factorAppLead	افتح تطبيق المصادقة وأدخل الرمز الذي يعرضه لهذا الحساب.
        factorCodeLead	أُرسل إلى رقمك المنتهي بـ {number}
        factorLead	يتطلب هذا الحساب خطوة ثانية. اختر واحدة.
        factorLost	إذا تعذّر عليك استخدام أي منها، فتواصل مع الدعم.
        factorPhone	إرسال رمز إلى الرقم المنتهي بـ {number}
        factorTitle	أكّد هويتك
        help	الحصول على مساعدة
        linkConfirmLead	أدخل العنوان الذي أُرسل إليه رابط تسجيل الدخول.
        linkSent	أرسلنا رابط تسجيل الدخول إلى {email}. افتحه على هذا الجهاز.
        linkSubmit	إرسال الرابط
        linkTitle	تسجيل الدخول بالبريد الإلكتروني
        messageDelivered	وصلت الرسالة إلى هاتفك. ابحث عنها في رسائلك، ومنها الرسائل من مرسلين غير معروفين.
        messageFailed	تعذّر تسليم الرسالة إلى هذا الرقم. تحقق من الرقم أو اطلب رمزًا جديدًا.
        messagePending	لا تزال الرسالة في الطريق. قد يستغرق ذلك بضع دقائق.
        methodsTitle	تسجيل الدخول
        nameLabel	اسمك
        nameMissing	أدخل اسمك.
        noMessage	لم تصلك الرسالة؟
        numberExample	مثال: {number}
        numberLabel	رقم الهاتف
        numberLead	سنرسل إليك رمزًا في رسالة نصية للتأكد من هويتك.
        numberMissing	أدخل رقم هاتفك.
        numberNotice	بالمتابعة، توافق على استلام رسالة نصية. قد تُطبَّق رسوم الرسائل والبيانات.
        numberSent	سنرسل الرمز إلى {number}.
        numberSubmit	إرسال الرمز
        numberSubmitting	جارٍ الإرسال…
        numberTitle	تسجيل الدخول برقم الهاتف
        offline	تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مجددًا.
        oneMoment	لحظة…
        openApp	فتح تطبيق مصادقة على هذا الجهاز
        otherWay	اختيار طريقة أخرى
        passkeyContinue	متابعة
        passkeyDoneLead	يمكنك تسجيل الدخول به من الآن فصاعدًا.
        passkeyDoneTitle	تم حفظ مفتاح المرور
        passkeyLead	أنشئ مفتاح مرور لتسجيل الدخول بالطريقة التي تفتح بها قفل جهازك: بالوجه أو بصمة الإصبع أو قفل الشاشة.
        passkeySubmit	إنشاء مفتاح مرور
        passkeyTitle	سجّل الدخول أسرع في المرة القادمة
        passwordForgotten	هل نسيت كلمة المرور؟
        passwordHide	إخفاء كلمة المرور
        passwordLabel	كلمة المرور
        passwordMissing	أدخل كلمة المرور.
        passwordNew	كلمة المرور الجديدة
        passwordRulesDigit	رقمًا
        passwordRulesLongest	عدد أحرف لا يزيد على {count}
        passwordRulesLowercase	حرفًا صغيرًا
        passwordRulesSentence	تتطلب كلمة المرور: {rules}.
        passwordRulesSeparator	، 
        passwordRulesShortest	عدد أحرف لا يقل عن {count}
        passwordRulesSymbol	رمزًا
        passwordRulesUppercase	حرفًا كبيرًا
        passwordShow	إظهار كلمة المرور
        passwordTitle	تسجيل الدخول بكلمة المرور
        phoneName	الهاتف
        privacy	سياسة الخصوصية
        reauthLead	حفاظًا على أمانك، سجّل الدخول مجددًا للمتابعة.
        resend	إرسال رمز جديد
        resendIn	رمز جديد بعد {time}
        resendReady	يمكنك الآن طلب رمز جديد.
        resent	رمز جديد في طريقه إليك.
        resentSame	الرمز الذي أرسلناه ما زال صالحًا.
        resetLead	سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.
        resetSent	إن كان هناك حساب للعنوان {email}، فقد أرسلنا إليه رابطًا لاختيار كلمة مرور جديدة.
        resetTitle	إعادة تعيين كلمة المرور
        retryIn	حاول مجددًا بعد {time}.
        retryOn	حاول مجددًا بعد هذا الموعد: {time}.
        setupCode	رمز QR يحتوي على مفتاح الإعداد
        setupKey	مفتاح الإعداد
        signUp	إنشاء حساب
        signUpInstead	لديّ حساب بالفعل
        signUpSubmit	إنشاء الحساب
        skip	ليس الآن
        startOver	البدء من جديد
        terms	شروط الخدمة
        triesLeftFew	بقيت {count} محاولات.
        triesLeftMany	بقيت {count} محاولة.
        triesLeftOne	بقيت محاولة واحدة.
        triesLeftOther	بقيت {count} محاولة.
        triesLeftTwo	بقيت محاولتان.
        unknown	حدث خطأ ما. حاول مجددًا بعد قليل.
        verifyLead	تتطلب إضافة خطوة ثانية عنوان بريد إلكتروني مؤكَّدًا. افتح الرابط في الرسالة المرسلة إلى {email}، ثم عُد إلى هنا.
        verifyResend	إرسال الرابط مجددًا
        verifySent	أرسلنا رابطًا إلى {email}.
        verifySubmit	فتحتُ الرابط
        withLink	المتابعة برابط في البريد الإلكتروني
        withPasskey	المتابعة بمفتاح مرور
        withPassword	المتابعة بكلمة المرور
        withPhone	المتابعة برقم الهاتف
        withProvider	المتابعة باستخدام {provider}
        """#
}
