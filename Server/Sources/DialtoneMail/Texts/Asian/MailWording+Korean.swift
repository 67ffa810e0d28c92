extension MailWording {
    static let korean = Self(
        verifyEmail: Passage(
            "이메일 주소 확인",
            "{email}이(가) 본인의 주소인지 확인해 주세요."
        ),
        resetPassword: Passage(
            "비밀번호 재설정",
            "{email} 계정의 새 비밀번호가 요청되었습니다."
        ),
        signIn: Passage(
            "로그인",
            "이 링크로 {email} 계정에 로그인합니다. 한 번만 사용할 수 있습니다. 이 이메일을 전달하지 마세요."
        ),
        changeEmail: Passage(
            "새 이메일 주소 확인",
            "{email} 대신 {newEmail}을(를) 사용할 것인지 확인해 주세요."
        ),
        emailChanged: Passage(
            "이메일 주소가 변경되었습니다",
            "계정의 주소가 {email}에서 {newEmail}(으)로 바뀌었습니다. 본인이 아니라면 변경을 취소하고 새 비밀번호를 정하세요."
        ),
        secondFactorAdded: Passage(
            "2단계 인증이 추가되었습니다",
            "{email} 로그인에 두 번째 단계가 추가되었습니다. 본인이 아니라면 변경을 취소하고 새 비밀번호를 정하세요."
        ),
        secondFactorRemoved: Passage(
            "2단계 인증이 삭제되었습니다",
            "{email} 로그인에서 두 번째 단계가 삭제되었습니다. 본인이 아니라면 새 비밀번호를 정하세요."
        ),
        phoneNumberChanged: Passage(
            "전화번호가 변경되었습니다",
            "{email} 계정의 전화번호가 변경되었습니다. 본인이 아니라면 바로 도움을 요청하세요."
        ),
        signInChanged: Passage(
            "로그인 방법이 변경되었습니다",
            "{email} 계정의 로그인 방법이 변경되었습니다. 본인이 아니라면 변경을 취소하고 새 비밀번호를 정하세요."
        ),
        passwordExists: "이 계정에는 비밀번호가 있습니다. 본인이 정한 것이 아니라면 확인할 때 새 비밀번호를 정하세요.",
        unasked: "요청하지 않으셨다면 이 이메일을 무시하셔도 됩니다.",
        undo: "변경 취소"
    )
}
