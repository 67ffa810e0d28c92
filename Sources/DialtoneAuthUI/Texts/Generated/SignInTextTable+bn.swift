// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

extension SignInTextTable {
    static let bn = #"""
        ADDRESS_LIMIT	আপনার ইন্টারনেট সংযোগ থেকে খুব বেশি মেসেজ চাওয়া হয়েছে।
        ADMIN_ONLY_OPERATION	এখানে নতুন অ্যাকাউন্ট তৈরি করা যায় না।
        APP_LIMIT	এই মুহূর্তে আর মেসেজ পাঠানো যাচ্ছে না।
        BLOCKING_FUNCTION_ERROR_RESPONSE	অ্যাপটি এই সাইন ইনের অনুমতি দেয়নি বা এটি যাচাই করতে পারেনি। পরে আবার চেষ্টা করুন।
        CAPTCHA_CHECK_FAILED	আপনি যে রোবট নন, তা নিশ্চিত করা যায়নি। আবার চেষ্টা করুন।
        CODE_EXPIRED	এই কোডের মেয়াদ শেষ হয়ে গেছে। নতুন কোড চেয়ে নিন।
        CODE_SUPERSEDED	এই কোডের বদলে আরও নতুন একটি কোড পাঠানো হয়েছে। এখানে নতুন কোড চেয়ে নিন।
        CODE_USED	এই কোড আগেই ব্যবহার করা হয়েছে। নতুন কোড চেয়ে নিন।
        COUNTRY_LIMIT	এই দেশের নম্বরে এই মুহূর্তে এসএমএস পাঠানো যাচ্ছে না ({country})।
        CREDENTIAL_ALREADY_IN_USE	এই পাসকী আগে থেকেই একটি অ্যাকাউন্টের সঙ্গে যুক্ত।
        CREDENTIAL_TOO_OLD_LOGIN_AGAIN	এতে খুব বেশি সময় লেগেছে। আবার শুরু করুন।
        EMAIL_EXISTS	এই ইমেল ঠিকানায় আগে থেকেই একটি অ্যাকাউন্ট আছে। সেটিতে সাইন ইন করুন।
        FICTIONAL_NUMBER_LIMIT	এই নম্বরের জন্য অনেকবার ভুল কোড দেওয়া হয়েছে।
        INSTANCE_LIMIT	এই ডিভাইস থেকে খুব বেশি মেসেজ চাওয়া হয়েছে।
        INVALID_API_KEY	সার্ভার এই অ্যাপটি চিনতে পারছে না।
        INVALID_AUTHENTICATOR_RESPONSE	পাসকী ব্যবহার করা যায়নি। আবার চেষ্টা করুন।
        INVALID_CODE	কোডটি সঠিক নয়।
        INVALID_EMAIL	এটি সঠিক ইমেল ঠিকানা নয়।
        INVALID_ID_TOKEN	এই সাইন ইন সেশন শেষ হয়ে গেছে। আবার শুরু করুন।
        INVALID_LOGIN_CREDENTIALS	ইমেল ঠিকানা বা পাসওয়ার্ড ভুল।
        INVALID_MFA_PENDING_CREDENTIAL	এই সাইন ইনের মেয়াদ শেষ হয়ে গেছে। আবার শুরু করুন।
        INVALID_PENDING_TOKEN	এই সাইন ইনের মেয়াদ শেষ হয়ে গেছে। আবার শুরু করুন।
        INVALID_PHONE_NUMBER	এই ফোন নম্বরে এসএমএস পাঠানো যায় না।
        INVALID_SESSION_INFO	এই কোড আর বৈধ নয়। নতুন কোড চেয়ে নিন।
        MESSAGE_NOT_SENT	মেসেজটি পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।
        MISSING_APP_CREDENTIAL	অ্যাপটি আসল কি না, তা নিশ্চিত করা যায়নি। আবার চেষ্টা করুন।
        NETWORK_LIMIT	আপনার নেটওয়ার্ক থেকে খুব বেশি মেসেজ চাওয়া হয়েছে।
        NO_TRIES_LEFT	এই কোড দিয়ে এটিই ছিল শেষ চেষ্টা। নতুন কোড চেয়ে নিন।
        NUMBER_HAS_EXTENSION	এক্সটেনশন নম্বরে এসএমএস পৌঁছায় না। সরাসরি নম্বর লিখুন।
        NUMBER_IMPOSSIBLE	আপনার বেছে নেওয়া দেশে ({country}) এমন কোনো নম্বর নেই।
        NUMBER_INVALID	আপনার বেছে নেওয়া দেশে ({country}) এমন কোনো নম্বর নেই।
        NUMBER_KIND_NOT_ALLOWED	শুধু মোবাইল নম্বরে এসএমএস পাঠানো যায়। অন্য নম্বর লিখুন।
        NUMBER_OPTED_OUT	এই নম্বরে আমাদের মেসেজ পাওয়া বন্ধ করা আছে।
        NUMBER_SUSPENDED	এই নম্বরের জন্য অনেকবার ভুল কোড দেওয়া হয়েছে।
        NUMBER_TOO_LONG	আপনার বেছে নেওয়া দেশের ({country}) জন্য নম্বরটি খুব বড়।
        NUMBER_TOO_SHORT	আপনার বেছে নেওয়া দেশের ({country}) জন্য নম্বরটি খুব ছোট।
        NUMBER_WITHOUT_COUNTRY	এই নম্বরের দেশ বেছে নিন।
        OPERATION_NOT_ALLOWED	সাইন ইন করার এই উপায় এখানে বন্ধ আছে।
        PASSKEY_CHALLENGE_EXPIRED	এতে খুব বেশি সময় লেগেছে। আবার চেষ্টা করুন।
        PASSKEY_CREDENTIAL_NOT_FOUND	এই পাসকী আর কোনো অ্যাকাউন্টের নয়। অন্য উপায়ে সাইন ইন করুন।
        PASSKEY_LIMIT_EXCEEDED	আপনার অ্যাকাউন্টে আর কোনো পাসকী যোগ করা যাবে না।
        PASSKEY_UNAVAILABLE	এই ডিভাইসে পাসকী ব্যবহার করা যায় না।
        PASSKEY_USER_NOT_VERIFIED	আপনিই ব্যবহার করছেন কি না, তা আপনার ডিভাইস নিশ্চিত করেনি। মুখ, আঙুলের ছাপ বা স্ক্রিন লক দিয়ে আবার চেষ্টা করুন।
        PASSWORD_DOES_NOT_MEET_REQUIREMENTS	এই পাসওয়ার্ড অ্যাপের নিয়ম অনুযায়ী নয়। অন্য পাসওয়ার্ড বেছে নিন।
        PREFIX_HELD	এই ধরনের নম্বরে এই মুহূর্তে এসএমএস পাঠানো যাচ্ছে না।
        PREFIX_LIMIT	এই ধরনের নম্বরে এই মুহূর্তে এসএমএস পাঠানো যাচ্ছে না।
        PROJECT_LIMIT	এই মুহূর্তে আর মেসেজ পাঠানো যাচ্ছে না।
        PROOF_REQUIRED	এই নম্বরের জন্য অনেকবার ভুল কোড দেওয়া হয়েছে।
        QUOTA_EXCEEDED	এই মুহূর্তে আর মেসেজ পাঠানো যাচ্ছে না।
        REGION_NOT_ALLOWED	এই দেশের নম্বরে এখনও এসএমএস পাঠানোর ব্যবস্থা নেই ({country})।
        SECOND_CODE_REQUIRED	কোডটি সঠিক। তবে এই নম্বরের জন্য অনেকবার ভুল কোড দেওয়া হয়েছে, তাই দ্বিতীয় একটি কোড লাগবে। এখনই সেটি চেয়ে নিন।
        SECOND_FACTOR_EXISTS	এই নম্বর আগে থেকেই আপনার অ্যাকাউন্টে আছে। অন্য নম্বর লিখুন।
        SECOND_FACTOR_LIMIT_EXCEEDED	আপনার অ্যাকাউন্টে আর কোনো দ্বিতীয় ধাপ যোগ করা যাবে না।
        SECOND_FACTOR_SUSPENDED	এই অ্যাপ থেকে অনেকবার ভুল কোড দেওয়া হয়েছে। অন্য উপায় ব্যবহার করুন বা সহায়তা টিমের সঙ্গে যোগাযোগ করুন।
        SEND_COOLDOWN	এইমাত্র এই নম্বরে একটি মেসেজ পাঠানো হয়েছে।
        SEND_DAILY_LIMIT	এই নম্বরে প্রতিদিন মেসেজ পাঠানোর সীমা পূর্ণ হয়ে গেছে।
        SEND_HOURLY_LIMIT	এই নম্বরে প্রতি ঘণ্টায় মেসেজ পাঠানোর সীমা পূর্ণ হয়ে গেছে।
        SESSION_EXPIRED	এই কোড আর বৈধ নয়। নতুন কোড চেয়ে নিন।
        SPEND_CAP	এই মুহূর্তে আর মেসেজ পাঠানো যাচ্ছে না।
        TOKEN_EXPIRED	এতে খুব বেশি সময় লেগেছে। আবার শুরু করুন।
        TOO_MANY_ATTEMPTS_TRY_LATER	অনেকবার চেষ্টা করা হয়েছে।
        TOO_MANY_ENROLLMENT_ATTEMPTS	অনেকবার ভুল কোড দেওয়া হয়েছে। আবার শুরু করুন।
        TOTP_CHALLENGE_TIMEOUT	এই সাইন ইনের মেয়াদ শেষ হয়ে গেছে। আবার শুরু করুন।
        UNSUPPORTED_FIRST_FACTOR	এই অ্যাকাউন্টে ফোন নম্বর দিয়ে সাইন ইন করা যায় না। অ্যাপে অন্য উপায়ে সাইন ইন করুন।
        USER_DISABLED	এই অ্যাকাউন্ট বন্ধ করা হয়েছে। সহায়তা টিমের সঙ্গে যোগাযোগ করুন।
        USER_NOT_FOUND	এই অ্যাকাউন্ট আর নেই।
        WEAK_PASSWORD	এই পাসওয়ার্ড খুব দুর্বল। অন্য পাসওয়ার্ড বেছে নিন।
        WRONG_CODE	কোডটি সঠিক নয়।
        appName	অথেন্টিকেটর অ্যাপ
        asGuest	অতিথি হিসেবে চালিয়ে যান
        back	ফিরে যান
        callingCodeUnknown	এটি কোনো দেশের কোড নয়। “+” চিহ্নের পরের সংখ্যাগুলি দেখে নিন।
        changeNumber	নম্বর পরিবর্তন করুন
        codeLabel	{count} সংখ্যার কোড
        codeLead	{number} নম্বরে পাঠানো হয়েছে
        codeShort	কোডটি {count} সংখ্যার।
        codeSubmit	সাইন ইন করুন
        codeSubmitting	যাচাই করা হচ্ছে…
        codeTitle	{count} সংখ্যার কোডটি লিখুন
        conflictLead	সাইন ইনের এই তথ্য অন্য একটি অ্যাকাউন্টের। সেটিতে গেলে আপনি অতিথি অ্যাকাউন্ট থেকে বেরিয়ে যাবেন।
        conflictSubmit	সেই অ্যাকাউন্টে যান
        conflictTitle	আপনার আগে থেকেই একটি অ্যাকাউন্ট আছে
        countryButton	দেশ: {name}, +{code}
        countryChanged	দেশ পরিবর্তন করা হয়েছে: {name}।
        countryClose	বন্ধ করুন
        countryNone	“{query}” লিখে কোনো দেশ পাওয়া যায়নি।
        countrySearch	নাম বা কোড দিয়ে খুঁজুন
        countryTitle	দেশ বেছে নিন
        doneTitle	আপনি সাইন ইন করেছেন
        emailLabel	ইমেল ঠিকানা
        emailMissing	আপনার ইমেল ঠিকানা লিখুন।
        enrollApp	অথেন্টিকেটর অ্যাপ
        enrollAppLead	এই সেটআপ কী দিয়ে আপনার অ্যাপে একটি অ্যাকাউন্ট যোগ করুন। তারপর অ্যাপে যে ৬ সংখ্যার কোড দেখাচ্ছে, সেটি লিখুন।
        enrollAppNote	আপনার ফোনের একটি অ্যাপ থেকে কোড
        enrollAppScan	আপনার অথেন্টিকেটর অ্যাপ দিয়ে এই QR কোড স্ক্যান করুন অথবা সেটআপ কী দিয়ে সেখানে একটি অ্যাকাউন্ট যোগ করুন। তারপর অ্যাপে যে ৬ সংখ্যার কোড দেখাচ্ছে, সেটি লিখুন।
        enrollAppTitle	আপনার অথেন্টিকেটর অ্যাপ সেট আপ করুন
        enrollLead	আপনার নম্বর যাচাই করা হয়েছে। এই অ্যাপে সাইন ইন করতে একটি দ্বিতীয় ধাপও প্রয়োজন। শেষ করতে একটি উপায় বেছে নিন।
        enrollPhone	অন্য ফোন নম্বর
        enrollPhoneLead	যে নম্বর দিয়ে সাইন ইন করেন, সেটি ছাড়া অন্য নম্বর ব্যবহার করুন। নম্বরটি যাচাই করতে আমরা এসএমএসে একটি কোড পাঠাব।
        enrollPhoneNote	এসএমএসে কোড
        enrollSubmit	শেষ করুন
        enrollTitle	দ্বিতীয় ধাপ যোগ করুন
        factorApp	অথেন্টিকেটর অ্যাপ ব্যবহার করুন
        factorAppLead	আপনার অথেন্টিকেটর অ্যাপ খুলুন এবং এই অ্যাকাউন্টের জন্য যে কোড দেখাচ্ছে, সেটি লিখুন।
        factorCodeLead	{number} দিয়ে শেষ হওয়া আপনার নম্বরে পাঠানো হয়েছে
        factorLead	এই অ্যাকাউন্টে দ্বিতীয় ধাপ প্রয়োজন। একটি উপায় বেছে নিন।
        factorPhone	{number} দিয়ে শেষ হওয়া নম্বরে এসএমএসে কোড নিন
        factorTitle	আপনার পরিচয় নিশ্চিত করুন
        linkSent	আমরা {email} ঠিকানায় সাইন ইন করার লিংক পাঠিয়েছি। এই ডিভাইসেই সেটি খুলুন।
        linkSubmit	লিংক পাঠান
        linkTitle	ইমেলের মাধ্যমে সাইন ইন করুন
        methodsTitle	সাইন ইন করুন
        numberLabel	ফোন নম্বর
        numberLead	আপনার পরিচয় নিশ্চিত করতে আমরা এসএমএসে একটি কোড পাঠাব।
        numberMissing	আপনার ফোন নম্বর লিখুন।
        numberNotice	এগিয়ে গেলে আপনি একটি এসএমএস পেতে সম্মতি দিচ্ছেন। মেসেজ ও ডেটার জন্য চার্জ প্রযোজ্য হতে পারে।
        numberSent	আমরা {number} নম্বরে কোড পাঠাব।
        numberSubmit	কোড পাঠান
        numberSubmitting	পাঠানো হচ্ছে…
        numberTitle	আপনার ফোন দিয়ে সাইন ইন করুন
        offline	সার্ভারের সঙ্গে সংযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ দেখে নিয়ে আবার চেষ্টা করুন।
        oneMoment	একটু অপেক্ষা করুন…
        openApp	এই ডিভাইসে অথেন্টিকেটর অ্যাপ খুলুন
        otherWay	অন্য উপায় বেছে নিন
        passkeyContinue	চালিয়ে যান
        passkeyDoneLead	এখন থেকে এটি দিয়ে সাইন ইন করতে পারবেন।
        passkeyDoneTitle	আপনার পাসকী সেভ হয়েছে
        passkeyLead	যেভাবে ডিভাইস আনলক করেন সেভাবেই সাইন ইন করতে পাসকী তৈরি করুন: মুখ, আঙুলের ছাপ বা স্ক্রিন লক দিয়ে।
        passkeySubmit	পাসকী তৈরি করুন
        passkeyTitle	পরের বার আরও দ্রুত সাইন ইন করুন
        passwordForgotten	পাসওয়ার্ড ভুলে গেছেন?
        passwordLabel	পাসওয়ার্ড
        passwordMissing	আপনার পাসওয়ার্ড লিখুন।
        passwordNew	নতুন পাসওয়ার্ড
        passwordTitle	আপনার পাসওয়ার্ড দিয়ে সাইন ইন করুন
        phoneName	ফোন
        privacy	গোপনীয়তা নীতি
        resend	নতুন কোড পাঠান
        resendIn	{time} পরে নতুন কোড
        resendReady	এখন আপনি নতুন কোড চাইতে পারেন।
        resent	নতুন কোড পাঠানো হয়েছে।
        resentSame	আমাদের পাঠানো কোডটি এখনও বৈধ।
        resetLead	নতুন পাসওয়ার্ড বেছে নেওয়ার জন্য আমরা আপনাকে একটি লিংক পাঠাব।
        resetSent	{email} ঠিকানায় কোনো অ্যাকাউন্ট থাকলে, নতুন পাসওয়ার্ড বেছে নেওয়ার একটি লিংক সেখানে পাঠানো হয়েছে।
        resetTitle	আপনার পাসওয়ার্ড রিসেট করুন
        retryIn	{time} পরে আবার চেষ্টা করুন।
        setupCode	সেটআপ কী-সহ QR কোড
        setupKey	সেটআপ কী
        signUp	নতুন অ্যাকাউন্ট তৈরি করুন
        signUpInstead	আমার অ্যাকাউন্ট আছে
        signUpSubmit	অ্যাকাউন্ট তৈরি করুন
        skip	এখন নয়
        startOver	আবার শুরু করুন
        terms	পরিষেবার শর্তাবলি
        triesLeftOne	আর {count} বার চেষ্টা করা যাবে।
        triesLeftOther	আর {count} বার চেষ্টা করা যাবে।
        unknown	কোনো সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।
        withLink	ইমেল লিংক দিয়ে চালিয়ে যান
        withPasskey	পাসকী দিয়ে চালিয়ে যান
        withPassword	পাসওয়ার্ড দিয়ে চালিয়ে যান
        withPhone	ফোন নম্বর দিয়ে চালিয়ে যান
        withProvider	{provider} দিয়ে চালিয়ে যান
        """#
}
