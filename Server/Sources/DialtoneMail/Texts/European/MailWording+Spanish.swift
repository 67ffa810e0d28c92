extension MailWording {
    static let spanish = Self(
        verifyEmail: Passage(
            "Confirma tu dirección de correo",
            "Confirma que {email} es tu dirección."
        ),
        resetPassword: Passage(
            "Restablece tu contraseña",
            "Alguien ha pedido una contraseña nueva para la cuenta de {email}."
        ),
        signIn: Passage(
            "Inicia sesión",
            "Con este enlace inicias sesión como {email}. Funciona una sola vez. No "
                + "reenvíes este correo."
        ),
        changeEmail: Passage(
            "Confirma tu nueva dirección de correo",
            "Confirma que {newEmail} debe sustituir a {email}."
        ),
        emailChanged: Passage(
            "Se ha cambiado tu dirección de correo",
            "Tu cuenta pertenece ahora a {newEmail} en lugar de a {email}. Si no has "
                + "sido tú, deshaz el cambio y elige una contraseña nueva."
        ),
        secondFactorAdded: Passage(
            "Se ha añadido la verificación en dos pasos",
            "Se ha añadido un segundo paso al inicio de sesión de {email}. Si no has "
                + "sido tú, deshaz el cambio y elige una contraseña nueva."
        ),
        secondFactorRemoved: Passage(
            "Se ha quitado la verificación en dos pasos",
            "Se ha quitado un segundo paso del inicio de sesión de {email}. Si no has "
                + "sido tú, elige una contraseña nueva."
        ),
        phoneNumberChanged: Passage(
            "Se ha cambiado tu número de teléfono",
            "Se ha cambiado el número de teléfono de la cuenta de {email}. Si no has "
                + "sido tú, pide ayuda enseguida."
        ),
        signInChanged: Passage(
            "Han cambiado tus formas de iniciar sesión",
            "Se han cambiado las formas de iniciar sesión en la cuenta de "
                + "{email}. Si no has sido tú, deshaz el cambio y elige una contraseña "
                + "nueva."
        ),
        passwordExists: "Esta cuenta tiene una contraseña. Si no la has elegido tú, elige una "
            + "nueva al confirmar.",
        unasked: "Si no lo has pedido, puedes ignorar este correo.",
        undo: "Deshacer el cambio"
    )
}
