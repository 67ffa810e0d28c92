extension MailWording {
    static let simplifiedChinese = Self(
        verifyEmail: Passage(
            "确认您的电子邮件地址",
            "请确认 {email} 是您的地址。"
        ),
        resetPassword: Passage(
            "重置您的密码",
            "有人为 {email} 的账号申请了新密码。"
        ),
        signIn: Passage(
            "登录",
            "使用此链接将以 {email} 登录。链接仅能使用一次，请勿转发此邮件。"
        ),
        changeEmail: Passage(
            "确认您的新电子邮件地址",
            "请确认用 {newEmail} 替换 {email}。"
        ),
        emailChanged: Passage(
            "您的电子邮件地址已更改",
            "您的账号地址已由 {email} 改为 {newEmail}。如果不是您本人操作，请撤销更改并设置新密码。"
        ),
        secondFactorAdded: Passage(
            "已添加两步验证",
            "{email} 的登录已添加第二个步骤。如果不是您本人操作，请撤销更改并设置新密码。"
        ),
        secondFactorRemoved: Passage(
            "已移除两步验证",
            "{email} 的登录已移除第二个步骤。如果不是您本人操作，请设置新密码。"
        ),
        phoneNumberChanged: Passage(
            "您的电话号码已更改",
            "{email} 账号的电话号码已更改。如果不是您本人操作，请立即寻求帮助。"
        ),
        signInChanged: Passage(
            "您的登录方式已更改",
            "{email} 账号的登录方式已更改。如果不是您本人操作，请撤销更改并设置新密码。"
        ),
        passwordExists: "此账号已有密码。如果密码不是您本人设置的，请在确认时设置新密码。",
        unasked: "如果您没有提出此请求，请忽略此邮件。",
        undo: "撤销此更改"
    )
}
