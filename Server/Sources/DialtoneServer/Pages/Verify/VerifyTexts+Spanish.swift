extension VerifyTexts {
    static let spanish = VerifyTexts(
        language: "es",
        title: "Un momento",
        lead: "Antes de enviar un SMS, comprobamos que no lo pide un robot.",
        progress: "Progreso de la comprobación",
        scriptNeeded:
            "Esta comprobación necesita JavaScript. Actívelo para esta página y vuelva a cargarla.",
        doneTitle: "Todo listo",
        doneLead: "La aplicación debería abrirse sola. Si no, use el botón.",
        doneLeadElsewhere:
            "Vuelva a su aplicación, que continúa sola. Puede cerrar esta página.",
        goBack: "Volver a la aplicación",
        failedTitle: "No ha funcionado",
        failedLead:
            "La aplicación no se puede comprobar aquí. Vuelva a ella e inténtelo más tarde.",
        unreachable:
            "No se ha podido acceder a la comprobación. Revise su conexión e inténtelo de nuevo.",
        refused: "La comprobación ha fallado o ha tardado demasiado. Inténtelo de nuevo.",
        unknown: "Algo ha ido mal. Inténtelo de nuevo en un momento.",
        retry: "Intentar de nuevo",
        brokenTitle: "Esta página no puede continuar",
        brokenLead:
            "La aplicación la abrió de una forma que este servidor no conoce. Vuelva a la aplicación e inténtelo de nuevo.",
        notOfferedTitle: "Este inicio de sesión no se ofrece aquí",
        notOfferedLead: "Vuelva a la aplicación y elija otra forma de iniciar sesión.",
        callbackTitle: "Vuelva a su aplicación",
        callbackLead: "Aquí no hay nada que hacer. Puede cerrar esta página."
    )
}
