extension ActionTexts {
    static let arabic = ActionTexts(
        language: "ar",
        resetPassword: Action(
            title: "اختر كلمة مرور جديدة",
            lead: "للحساب",
            button: "حفظ كلمة المرور",
            doneTitle: "تم تغيير كلمة مرورك",
            doneLead: "يمكنك الآن تسجيل الدخول بها. تم تسجيل الخروج من جميع الأجهزة الأخرى."
        ),
        verifyEmail: Action(
            title: "أكّد بريدك الإلكتروني",
            lead: "أكّد أن هذا العنوان لك:",
            button: "تأكيد العنوان",
            doneTitle: "تم تأكيد عنوانك",
            doneLead: "يمكنك المتابعة في التطبيق."
        ),
        changeEmail: Action(
            title: "غيّر بريدك الإلكتروني",
            lead: "سيصبح هذا عنوان حسابك:",
            button: "تغيير العنوان",
            doneTitle: "تم تغيير عنوانك",
            doneLead: "سجّل الدخول من جديد بالعنوان الجديد."
        ),
        recoverEmail: Action(
            title: "استعد بريدك الإلكتروني",
            lead: "سيستعيد حسابك عنوانه السابق:",
            button: "استعادة العنوان",
            doneTitle: "استعاد حسابك عنوانه السابق",
            doneLead:
                "تم تسجيل الخروج من جميع الأجهزة. اختر كلمة مرور جديدة إن كان غيرك قد يعرف كلمتك."
        ),
        undoSignInChange: Action(
            title: "تراجع عن تغيير",
            lead: "ستتمكن من تسجيل الدخول كما قبل التغيير. وسيُزال ما أُضيف منذ ذلك الحين من حساب",
            button: "التراجع",
            doneTitle: "تم التراجع عن التغيير",
            doneLead:
                "تم تسجيل الخروج من جميع الأجهزة. اختر كلمة مرور جديدة إن كان غيرك قد يعرف كلمتك."
        ),
        revertSecondFactor: Action(
            title: "إزالة عامل ثانٍ",
            lead: "أُضيف عامل ثانٍ إلى حساب",
            button: "إزالة",
            doneTitle: "تمت إزالة العامل الثاني",
            doneLead:
                "تم تسجيل الخروج من جميع الأجهزة. اختر كلمة مرور جديدة إن كان غيرك قد يعرف كلمتك."
        ),
        signIn: Action(
            title: "تسجيل الدخول",
            lead: "تابع في التطبيق لتسجيل الدخول.",
            button: "تسجيل الدخول",
            doneTitle: "افتح هذا الرابط في التطبيق",
            doneLead: "يعمل الرابط على الجهاز الذي طُلب منه، والتطبيق مثبّت عليه."
        ),
        newPassword: "كلمة المرور الجديدة",
        otherPassword: "كلمة مرور جديدة، إن لم تكن أنت من اختار الحالية (اختياري)",
        goOn: "متابعة",
        invalidTitle: "هذا الرابط لا يعمل",
        invalidLead: "استُخدم من قبل أو أنه غير مكتمل. اطلب رابطًا جديدًا في التطبيق.",
        expiredLead: "انتهت صلاحيته. اطلب رابطًا جديدًا في التطبيق.",
        disabledLead: "هذا الحساب معطّل.",
        changeTime: "أُجري التغيير في {time}.",
        signsOut: "سيتم تسجيل الخروج من جميع الأجهزة.",
        passwordRules: PasswordRuleTexts(
            sentence: "تتطلب كلمة المرور: {rules}.",
            separator: "، ",
            shortest: "{count} أحرف على الأقل",
            longest: "{count} حرف على الأكثر",
            lowercase: "حرفًا صغيرًا",
            uppercase: "حرفًا كبيرًا",
            digit: "رقمًا",
            symbol: "رمزًا"
        ),
        weakPassword: "كلمة المرور هذه لا تستوفي القواعد.",
        guessablePassword: "كلمة المرور هذه سهلة التخمين أو معروفة من تسريب. اختر غيرها.",
        emailInUse: "لحساب آخر هذا العنوان الآن.",
        phoneNumberInUse: "لحساب آخر هذا الرقم الآن.",
        unavailable: "لم ينجح ذلك الآن. حاول مجددًا بعد دقيقة."
    )
}
