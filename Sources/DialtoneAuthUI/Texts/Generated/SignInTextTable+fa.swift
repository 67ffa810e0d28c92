// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let fa = #"""
        ADDRESS_LIMIT	از اتصال شما پیامک‌های زیادی درخواست شده است.
        ADMIN_ONLY_OPERATION	در اینجا نمی‌توان حساب جدید ساخت.
        APP_LIMIT	فعلاً پیامک دیگری فرستاده نمی‌شود.
        BLOCKING_FUNCTION_ERROR_RESPONSE	برنامه این ورود را اجازه نداد یا نتوانست آن را بررسی کند. بعداً دوباره تلاش کنید.
        CAPTCHA_CHECK_FAILED	نتوانستیم تأیید کنیم که ربات نیستید. دوباره تلاش کنید.
        CODE_EXPIRED	این کد منقضی شده است. کد جدیدی درخواست کنید.
        CODE_SUPERSEDED	کد تازه‌تری جایگزین این کد شده است. اینجا کد جدیدی درخواست کنید.
        CODE_USED	این کد قبلاً استفاده شده است. کد جدیدی درخواست کنید.
        COUNTRY_LIMIT	فعلاً نمی‌توانیم به این کشور پیامک بفرستیم ({country}).
        CREDENTIAL_ALREADY_IN_USE	این گذرکلید از قبل به یک حساب تعلق دارد.
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	بیش از حد طول کشید. دوباره شروع کنید.
        EMAIL_EXISTS	این نشانی ایمیل از قبل حساب دارد. وارد همان حساب شوید.
        ENROLLMENT_LATE	بیش از حد طول کشید. دفعه بعد که وارد شدید می‌توانید مرحله دوم را اضافه کنید.
        ENROLLMENT_REFUSED	نمی‌توان به این حساب مرحله دوم اضافه کرد.
        FICTIONAL_NUMBER_LIMIT	برای این شماره کدهای نادرست زیادی وارد شده است.
        INSTANCE_LIMIT	از این دستگاه پیامک‌های زیادی درخواست شده است.
        INVALID_API_KEY	سرور این برنامه را نمی‌شناسد.
        INVALID_AUTHENTICATOR_RESPONSE	استفاده از گذرکلید ممکن نشد. دوباره تلاش کنید.
        INVALID_CODE	کد درست نیست.
        INVALID_EMAIL	این نشانی ایمیل نیست.
        INVALID_ID_TOKEN	این ورود پایان یافته است. دوباره شروع کنید.
        INVALID_LOGIN_CREDENTIALS	نشانی ایمیل یا گذرواژه نادرست است.
        INVALID_MFA_PENDING_CREDENTIAL	این ورود منقضی شده است. دوباره شروع کنید.
        INVALID_PENDING_TOKEN	این ورود منقضی شده است. دوباره شروع کنید.
        INVALID_PHONE_NUMBER	به این شماره نمی‌توانیم پیامک بفرستیم.
        INVALID_SESSION_INFO	این کد دیگر معتبر نیست. کد جدیدی درخواست کنید.
        LINK_OF_OTHER_EMAIL	این پیوند به نشانی دیگری فرستاده شده است. آن نشانی را وارد کنید.
        MESSAGE_NOT_SENT	پیامک فرستاده نشد. کمی بعد دوباره تلاش کنید.
        MISSING_APP_CREDENTIAL	نتوانستیم اصل بودن این برنامه را تأیید کنیم. دوباره تلاش کنید.
        NETWORK_LIMIT	از شبکه شما پیامک‌های زیادی درخواست شده است.
        NO_TRIES_LEFT	این آخرین تلاش با این کد بود. کد جدیدی درخواست کنید.
        NUMBER_CLAIM_WAITS	مدت زیادی است که از این شماره اینجا استفاده نشده و شاید اکنون برای شخص دیگری باشد. پس از یک دوره انتظار می‌توانید با آن وارد شوید.
        NUMBER_HAS_EXTENSION	پیامک به شماره داخلی نمی‌رسد. شماره مستقیم وارد کنید.
        NUMBER_IMPOSSIBLE	چنین شماره‌ای در کشور انتخاب‌شده ({country}) وجود ندارد.
        NUMBER_INVALID	چنین شماره‌ای در کشور انتخاب‌شده ({country}) وجود ندارد.
        NUMBER_KIND_NOT_ALLOWED	فقط به شماره‌های همراه پیامک می‌فرستیم. شماره دیگری وارد کنید.
        NUMBER_OPTED_OUT	این شماره دریافت پیامک‌های ما را لغو کرده است.
        NUMBER_SUSPENDED	برای این شماره کدهای نادرست زیادی وارد شده است.
        NUMBER_TOO_LONG	این شماره برای کشور انتخاب‌شده ({country}) بلند است.
        NUMBER_TOO_SHORT	این شماره برای کشور انتخاب‌شده ({country}) کوتاه است.
        NUMBER_WITHOUT_COUNTRY	کشور این شماره را انتخاب کنید.
        OPERATION_NOT_ALLOWED	این روش ورود در اینجا غیرفعال است.
        OTHER_PROOF_REQUIRED	مدت زیادی است که از این شماره اینجا استفاده نشده است. با روش دیگری وارد شوید.
        PASSKEY_CHALLENGE_EXPIRED	بیش از حد طول کشید. دوباره تلاش کنید.
        PASSKEY_CREDENTIAL_NOT_FOUND	این گذرکلید دیگر به حسابی تعلق ندارد. با روش دیگری وارد شوید.
        PASSKEY_LIMIT_EXCEEDED	حساب شما نمی‌تواند گذرکلید دیگری داشته باشد.
        PASSKEY_UNAVAILABLE	در این دستگاه نمی‌توان از گذرکلید استفاده کرد.
        PASSKEY_USER_NOT_VERIFIED	دستگاه شما هویتتان را تأیید نکرد. دوباره با چهره، اثر انگشت یا قفل صفحه تلاش کنید.
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	این گذرواژه با قواعد برنامه سازگار نیست. گذرواژه دیگری انتخاب کنید.
        PREFIX_HELD	فعلاً نمی‌توانیم به چنین شماره‌هایی پیامک بفرستیم.
        PREFIX_LIMIT	فعلاً نمی‌توانیم به چنین شماره‌هایی پیامک بفرستیم.
        PROJECT_LIMIT	فعلاً پیامک دیگری فرستاده نمی‌شود.
        PROOF_REQUIRED	برای این شماره کدهای نادرست زیادی وارد شده است.
        QUOTA_EXCEEDED	فعلاً پیامک دیگری فرستاده نمی‌شود.
        REGION_NOT_ALLOWED	هنوز نمی‌توانیم به این کشور پیامک بفرستیم ({country}).
        SECOND_CODE_REQUIRED	کد درست است. چون برای این شماره کدهای نادرست زیادی وارد شده، کد دومی هم لازم است. اکنون آن را درخواست کنید.
        SECOND_FACTOR_EXISTS	این شماره از قبل به حساب شما تعلق دارد. شماره دیگری وارد کنید.
        SECOND_FACTOR_LIMIT_EXCEEDED	حساب شما نمی‌تواند مرحله دوم دیگری داشته باشد.
        SECOND_FACTOR_SUSPENDED	کدهای نادرست زیادی از این برنامه وارد شده است. روش دیگری انتخاب کنید یا با پشتیبانی تماس بگیرید.
        SEND_COOLDOWN	همین حالا پیامکی به این شماره فرستادیم.
        SEND_DAILY_LIMIT	سقف پیامک روزانه این شماره پر شده است.
        SEND_HOURLY_LIMIT	سقف پیامک ساعتی این شماره پر شده است.
        SESSION_EXPIRED	این کد دیگر معتبر نیست. کد جدیدی درخواست کنید.
        SPEND_CAP	فعلاً پیامک دیگری فرستاده نمی‌شود.
        TOKEN_EXPIRED	بیش از حد طول کشید. دوباره شروع کنید.
        TOO_MANY_ATTEMPTS_TRY_LATER	تلاش‌های بیش از حد.
        TOO_MANY_ENROLLMENT_ATTEMPTS	کدهای نادرست زیادی وارد شد. دوباره شروع کنید.
        TOTP_CHALLENGE_TIMEOUT	این ورود منقضی شده است. دوباره شروع کنید.
        UNSUPPORTED_FIRST_FACTOR	این حساب نمی‌تواند با شماره تلفن وارد شود. در برنامه روش دیگری انتخاب کنید.
        UNVERIFIED_EMAIL	این نشانی هنوز تأیید نشده است. پیوند ایمیل ما را باز کنید.
        USER_DISABLED	این حساب غیرفعال است. با پشتیبانی تماس بگیرید.
        USER_MISMATCH	این حساب دیگری است. وارد حسابی شوید که از آن استفاده می‌کنید.
        USER_NOT_FOUND	این حساب دیگر وجود ندارد.
        WEAK_PASSWORD	این گذرواژه ضعیف است. گذرواژه دیگری انتخاب کنید.
        WRONG_CODE	کد درست نیست.
        appName	برنامه احراز هویت
        asGuest	ادامه به‌عنوان مهمان
        back	بازگشت
        callingCodeUnknown	هیچ کشوری این پیش‌شماره را ندارد. رقم‌های بعد از «+» را بررسی کنید.
        changeNumber	تغییر شماره
        codeExpiresIn	کد تا {time} دیگر معتبر است.
        codeLabel	کد {count} رقمی
        codeLead	ارسال شد به {number}
        codeShort	کد {count} رقم دارد.
        codeSubmit	ورود
        codeSubmitting	در حال بررسی…
        codeTitle	کد {count} رقمی را وارد کنید
        confirmEmailTitle	نشانی ایمیل خود را تأیید کنید
        conflictLead	این ورود به حساب دیگری تعلق دارد. اگر به آن بروید، از حساب مهمان خارج می‌شوید.
        conflictSubmit	رفتن به آن حساب
        conflictTitle	شما از قبل حساب دارید
        countryButton	کشور: {name}، ‎+{code}
        countryChanged	کشور به {name} تغییر کرد.
        countryClose	بستن
        countryCount	تعداد نتیجه‌ها: {count}
        countryNone	کشوری با «{query}» پیدا نشد.
        countrySearch	جستجوی نام یا پیش‌شماره
        countryTitle	کشور را انتخاب کنید
        doneTitle	وارد شدید
        emailLabel	نشانی ایمیل
        emailMissing	نشانی ایمیل خود را وارد کنید.
        enrollApp	برنامه احراز هویت
        enrollAppLead	در برنامه خود با این کلید حسابی اضافه کنید. سپس کد ۶ رقمی را که برنامه نشان می‌دهد وارد کنید.
        enrollAppNote	کد از برنامه‌ای در تلفن شما
        enrollAppScan	این کد QR را با برنامه خود اسکن کنید یا در آن با کلید حسابی اضافه کنید. سپس کد ۶ رقمی را که برنامه نشان می‌دهد وارد کنید.
        enrollAppTitle	راه‌اندازی برنامه احراز هویت
        enrollLead	شماره شما تأیید شد. این برنامه هنگام ورود به مرحله دوم هم نیاز دارد. برای پایان کار یکی را انتخاب کنید.
        enrollOfferLead	مرحله دوم از حساب شما بهتر محافظت می‌کند. یکی را انتخاب کنید یا بدون آن ادامه دهید.
        enrollPhone	شماره تلفن دیگر
        enrollPhoneLead	شماره‌ای غیر از شماره ورود خود وارد کنید. برای تأیید آن کدی می‌فرستیم.
        enrollPhoneNote	کد با پیامک
        enrollRequiredLead	این برنامه هنگام ورود به مرحله دوم نیاز دارد. برای پایان کار یکی را انتخاب کنید.
        enrollSubmit	پایان
        enrollTitle	افزودن مرحله دوم
        existingLead	{email} به حسابی تعلق دارد که روش ورود دیگری دارد. وارد آن حساب شوید تا این روش را هم اضافه کنیم.
        factorApp	استفاده از برنامه احراز هویت
        factorAppLead	برنامه احراز هویت را باز کنید و کدی را که برای این حساب نشان می‌دهد وارد کنید.
        factorCodeLead	ارسال شد به شماره شما که به {number} ختم می‌شود
        factorLead	این حساب به مرحله دوم نیاز دارد. یکی را انتخاب کنید.
        factorLost	اگر نمی‌توانید از هیچ‌کدام استفاده کنید، با پشتیبانی تماس بگیرید.
        factorPhone	ارسال کد به شماره‌ای که به {number} ختم می‌شود
        factorTitle	هویت خود را تأیید کنید
        help	دریافت کمک
        linkConfirmLead	نشانی‌ای را وارد کنید که پیوند ورود به آن فرستاده شده است.
        linkSent	پیوند ورود را به {email} فرستادیم. آن را در همین دستگاه باز کنید.
        linkSubmit	ارسال پیوند
        linkTitle	ورود با ایمیل
        messageDelivered	پیام به تلفن شما رسیده است. پیام‌های خود را ببینید، از جمله پیام‌های فرستنده‌های ناشناس.
        messageFailed	پیام به این شماره تحویل داده نشد. شماره را بررسی کنید یا کد جدیدی درخواست کنید.
        messagePending	پیام هنوز در راه است. ممکن است چند دقیقه طول بکشد.
        methodsTitle	ورود
        nameLabel	نام شما
        nameMissing	نام خود را وارد کنید.
        noMessage	پیامی نرسید؟
        numberExample	مثال: {number}
        numberLabel	شماره تلفن
        numberLead	برای تأیید هویت شما، کدی با پیامک می‌فرستیم.
        numberMissing	شماره تلفن خود را وارد کنید.
        numberNotice	با ادامه دادن، دریافت یک پیامک را می‌پذیرید. ممکن است هزینه پیامک و داده دریافت شود.
        numberSent	کد را به {number} می‌فرستیم.
        numberSubmit	ارسال کد
        numberSubmitting	در حال ارسال…
        numberTitle	ورود با شماره تلفن
        offline	به سرور دسترسی نداریم. اتصال خود را بررسی و دوباره تلاش کنید.
        oneMoment	یک لحظه…
        openApp	باز کردن برنامه احراز هویت در همین دستگاه
        otherWay	انتخاب روش دیگر
        passkeyContinue	ادامه
        passkeyDoneLead	از این پس می‌توانید با آن وارد شوید.
        passkeyDoneTitle	گذرکلید شما ذخیره شد
        passkeyLead	گذرکلیدی بسازید تا همان‌طور که قفل دستگاهتان را باز می‌کنید وارد شوید: با چهره، اثر انگشت یا قفل صفحه.
        passkeySubmit	ساختن گذرکلید
        passkeyTitle	دفعه بعد سریع‌تر وارد شوید
        passwordForgotten	گذرواژه خود را فراموش کرده‌اید؟
        passwordHide	پنهان کردن گذرواژه
        passwordLabel	گذرواژه
        passwordMissing	گذرواژه خود را وارد کنید.
        passwordNew	گذرواژه جدید
        passwordRulesDigit	یک رقم
        passwordRulesLongest	حداکثر {count} نویسه
        passwordRulesLowercase	یک حرف کوچک
        passwordRulesSentence	گذرواژه باید شامل این موارد باشد: {rules}.
        passwordRulesSeparator	، 
        passwordRulesShortest	دست‌کم {count} نویسه
        passwordRulesSymbol	یک نماد
        passwordRulesUppercase	یک حرف بزرگ
        passwordShow	نمایش گذرواژه
        passwordTitle	ورود با گذرواژه
        phoneName	تلفن
        privacy	سیاست حریم خصوصی
        reauthLead	برای حفظ امنیت شما، برای ادامه دوباره وارد شوید.
        resend	ارسال کد جدید
        resendIn	کد جدید تا {time} دیگر
        resendReady	اکنون می‌توانید کد جدید درخواست کنید.
        resent	کد جدید در راه است.
        resentSame	کدی که فرستادیم هنوز معتبر است.
        resetLead	پیوندی برای انتخاب گذرواژه جدید برایتان می‌فرستیم.
        resetSent	اگر حسابی برای {email} وجود داشته باشد، پیوندی برای انتخاب گذرواژه جدید به این نشانی فرستاده‌ایم.
        resetTitle	بازنشانی گذرواژه
        retryIn	{time} دیگر دوباره تلاش کنید.
        retryOn	پس از این زمان دوباره تلاش کنید: {time}.
        setupCode	کد QR با کلید راه‌اندازی
        setupKey	کلید راه‌اندازی
        signUp	ساخت حساب جدید
        signUpInstead	از قبل حساب دارم
        signUpSubmit	ساخت حساب
        skip	حالا نه
        startOver	شروع دوباره
        terms	شرایط استفاده
        triesLeftOne	{count} تلاش باقی مانده است.
        triesLeftOther	{count} تلاش باقی مانده است.
        unknown	مشکلی پیش آمد. کمی بعد دوباره تلاش کنید.
        verifyLead	برای افزودن مرحله دوم به نشانی ایمیل تأییدشده نیاز است. پیوندی را که در ایمیل به {email} آمده باز کنید و سپس به اینجا برگردید.
        verifyResend	ارسال دوباره پیوند
        verifySent	پیوندی به {email} فرستادیم.
        verifySubmit	پیوند را باز کردم
        withLink	ادامه با پیوند ایمیلی
        withPasskey	ادامه با گذرکلید
        withPassword	ادامه با گذرواژه
        withPhone	ادامه با شماره تلفن
        withProvider	ادامه با {provider}
        """#
}
