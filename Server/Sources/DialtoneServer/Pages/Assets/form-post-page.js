// Sends the response to the app that waits for it; without scripts, the button does.
document.getElementById("return").submit();
