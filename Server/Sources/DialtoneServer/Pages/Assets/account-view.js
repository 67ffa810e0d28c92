import { copyButton, drawing, element } from "./dom.js";

/** What a completed sign-in gave: the account, its token, and the way out. */
export class AccountView {
  constructor({ texts, answer, onSignOut }) {
    const title = element("h1", { tabIndex: -1 }, texts.text("doneTitle"));
    this.root = element(
      "section",
      { className: "step account-view" },
      element("div", { className: "seal" }, drawing("check")),
      title,
      element("p", { className: "lead" }, texts.text(answer.isNewUser ? "doneNew" : "doneKnown")),
      element(
        "dl",
        { className: "facts" },
        ...fact(texts, "doneNumber", answer.phoneNumber),
        ...fact(texts, "doneAccount", answer.localId),
        ...fact(texts, "doneToken", answer.idToken),
      ),
      element(
        "details",
        { className: "claims" },
        element("summary", {}, texts.text("doneClaims"), drawing("chevron")),
        element("pre", { dir: "ltr", tabIndex: 0 }, JSON.stringify(claimsOf(answer.idToken), null, 2)),
      ),
      element(
        "button",
        { className: "button is-quiet", type: "button", onclick: onSignOut },
        texts.text("signOut"),
      ),
    );
    this.title = title;
  }

  focus() {
    this.title.focus();
  }
}

function fact(texts, key, value) {
  const name = texts.text(key);
  const copy = copyButton(value, `${texts.text("copy")}: ${name}`);
  return [
    element("dt", {}, name),
    element("dd", {}, element("bdi", { className: "fact-value", dir: "ltr" }, value), copy),
  ];
}

/** Reads the claims without a look at the signature: whoever relies on a token checks it first. */
function claimsOf(token) {
  const base64 = token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
