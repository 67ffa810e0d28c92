import { copyButton, element } from "./dom.js";
import { drawing } from "./drawings.js";
import { claimsOf } from "./token-claims.js";

/** The result of a sign-in: the account, its token, the way to its page, and the sign-out button. */
export class AccountView {
  constructor({ texts, answer, apiKey, onUpgrade, onSignOut }) {
    const claims = claimsOf(answer.idToken);
    const title = element("h1", { tabIndex: -1 }, texts.text("doneTitle"));
    this.root = element(
      "section",
      { className: "step account-view" },
      element("div", { className: "seal" }, drawing("check")),
      title,
      element("p", { className: "lead" }, lead(texts, answer, claims)),
      element(
        "dl",
        { className: "facts" },
        ...fact(texts, "doneNumber", claims.phone_number),
        ...fact(texts, "emailLabel", claims.email),
        ...fact(texts, "doneAccount", claims.sub),
        ...fact(texts, "doneToken", answer.idToken),
      ),
      element(
        "details",
        { className: "claims" },
        element("summary", {}, texts.text("doneClaims"), drawing("chevron")),
        element("pre", { dir: "ltr", tabIndex: 0 }, JSON.stringify(claims, null, 2)),
      ),
      // A guest's account is lost with the browser's data, until there is a way back in.
      isGuest(claims)
        ? element("button", { className: "button", type: "button", onclick: onUpgrade }, texts.text("signUp"))
        : null,
      element(
        "button",
        { className: "button is-quiet", type: "button", onclick: onSignOut },
        texts.text("signOut"),
      ),
      element(
        "a",
        { className: "account-link", href: `/account?${new URLSearchParams({ key: apiKey, lang: texts.locale })}` },
        texts.text("accountTitle"),
      ),
    );
    this.title = title;
  }

  focus() {
    this.title.focus();
  }
}

function isGuest(claims) {
  return claims.firebase?.sign_in_provider === "anonymous";
}

function lead(texts, { isNewUser }, { phone_number }) {
  if (!isNewUser) return texts.text("doneKnown");
  return phone_number ? texts.text("doneNew") : "";
}

/** None if the account has no such value: one with a passkey may have no number. */
function fact(texts, key, value) {
  if (!value) return [];
  const name = texts.text(key);
  const copy = copyButton(value, `${texts.text("copy")}: ${name}`);
  return [
    element("dt", {}, name),
    element("dd", {}, element("bdi", { className: "fact-value", dir: "ltr" }, value), copy),
  ];
}
