extension MailWording {
    static let vietnamese = Self(
        verifyEmail: Passage(
            "Xác nhận địa chỉ email của bạn",
            "Vui lòng xác nhận {email} là địa chỉ của bạn."
        ),
        resetPassword: Passage(
            "Đặt lại mật khẩu của bạn",
            "Có người đã yêu cầu mật khẩu mới cho tài khoản {email}."
        ),
        signIn: Passage(
            "Đăng nhập",
            "Với liên kết này bạn đăng nhập bằng {email}. Liên kết chỉ dùng được một "
                + "lần. Đừng chuyển tiếp email này."
        ),
        changeEmail: Passage(
            "Xác nhận địa chỉ email mới của bạn",
            "Vui lòng xác nhận {newEmail} sẽ thay cho {email}."
        ),
        emailChanged: Passage(
            "Địa chỉ email của bạn đã được thay đổi",
            "Tài khoản của bạn nay thuộc về {newEmail} thay vì {email}. Nếu không phải "
                + "bạn, hãy hoàn tác và chọn mật khẩu mới."
        ),
        secondFactorAdded: Passage(
            "Đã thêm xác minh hai bước",
            "Một bước thứ hai đã được thêm vào việc đăng nhập bằng {email}. Nếu không "
                + "phải bạn, hãy hoàn tác và chọn mật khẩu mới."
        ),
        secondFactorRemoved: Passage(
            "Đã gỡ xác minh hai bước",
            "Một bước thứ hai đã được gỡ khỏi việc đăng nhập bằng {email}. Nếu không "
                + "phải bạn, hãy chọn mật khẩu mới."
        ),
        phoneNumberChanged: Passage(
            "Số điện thoại của bạn đã được thay đổi",
            "Số điện thoại của tài khoản {email} đã được thay đổi. Nếu không phải bạn, "
                + "hãy yêu cầu trợ giúp ngay."
        ),
        signInChanged: Passage(
            "Cách đăng nhập của bạn đã được thay đổi",
            "Cách đăng nhập vào tài khoản {email} đã được thay đổi. Nếu không "
                + "phải bạn, hãy hoàn tác và chọn mật khẩu mới."
        ),
        passwordExists: "Tài khoản này có mật khẩu. Nếu bạn không phải là người đặt mật khẩu đó, "
            + "hãy đặt mật khẩu mới khi xác nhận.",
        unasked: "Nếu bạn không yêu cầu việc này, hãy bỏ qua email này.",
        undo: "Hoàn tác thay đổi này"
    )
}
