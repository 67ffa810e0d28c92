import { element } from "./dom.js";
import { linkButton } from "./step.js";

/** The field for an e-mail address; `autocomplete` tells password managers what it is for. */
export class EmailField {
  #texts;

  constructor({ texts, value = "", autocomplete = "username" }) {
    this.#texts = texts;
    this.input = element("input", {
      id: "email",
      name: "email",
      type: "email",
      className: "field",
      dir: "ltr",
      autocomplete,
      autocapitalize: "none",
      spellcheck: false,
      required: true,
      value,
      "aria-describedby": "problem",
    });
    this.parts = [element("label", { htmlFor: "email", className: "label" }, texts.text("emailLabel")), this.input];
  }

  get value() {
    return this.input.value.trim();
  }

  /** The server decides what is an address; this spares a call for what cannot be one. */
  complaint() {
    if (this.value === "") return this.#texts.text("emailMissing");
    return /^[^\s@]+@[^\s@]+$/.test(this.value) ? undefined : this.#texts.text("INVALID_EMAIL");
  }
}

/**
 * The field for a password, which can be shown. With `rules`, it is for a new one.
 *
 * `userName` is the address that browsers save it under, where the step has no field for that.
 */
export class PasswordField {
  #texts;
  #rules;

  constructor({ texts, rules, userName }) {
    this.#texts = texts;
    this.#rules = rules;
    this.input = element("input", {
      id: "password",
      name: "password",
      type: "password",
      className: "field",
      dir: "ltr",
      autocomplete: rules ? "new-password" : "current-password",
      autocapitalize: "none",
      spellcheck: false,
      required: true,
      "aria-describedby": rules ? "problem password-rules" : "problem",
      oninput: () => rules?.judge(this.value),
    });
    if (rules?.attribute) this.input.setAttribute("passwordrules", rules.attribute);
    this.show = showSwitch(this.input, texts);
    const label = texts.text(rules ? "passwordNew" : "passwordLabel");
    const saved = { type: "email", name: "email", autocomplete: "username", hidden: true, value: userName };
    this.parts = [
      ...(userName ? [element("input", saved)] : []),
      element(
        "div",
        { className: "label-row" },
        element("label", { htmlFor: "password", className: "label" }, label),
        this.show,
      ),
      this.input,
      ...(rules ? [rules.root] : []),
    ];
  }

  get value() {
    return this.input.value;
  }

  complaint() {
    if (this.value === "") return this.#texts.text("passwordMissing");
    return this.#rules && !this.#rules.judge(this.value)
      ? this.#texts.text("PASSWORD_DOES_NOT_MEET_REQUIREMENTS")
      : undefined;
  }

  clearSecret() {
    this.input.value = "";
    this.#rules?.judge("");
  }
}

/** The button that shows what is in the field of a password, and hides it again. */
export function showSwitch(input, texts) {
  const button = linkButton(texts.text("passwordShow"), () => {
    const isShown = input.type === "text";
    input.type = isShown ? "password" : "text";
    button.textContent = texts.text(isShown ? "passwordShow" : "passwordHide");
    input.focus();
  });
  button.setAttribute("aria-controls", input.id);
  return button;
}
