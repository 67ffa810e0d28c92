import { copyButton, element } from "./dom.js";
import { FormStep } from "./form-step.js";

/** Asks for a recovery code in place of a second factor; `prove` gets it. */
export function recoveryStep({ texts, prove, ways }) {
  const field = new RecoveryField(texts);
  return new FormStep({
    texts,
    title: texts.text("factorRecovery"),
    lead: texts.text("recoveryLead"),
    fields: [field],
    submit: texts.text("codeSubmit"),
    submitting: texts.text("codeSubmitting"),
    run: () => prove(field.value),
    ways,
  });
}

class RecoveryField {
  #texts;

  constructor(texts) {
    this.#texts = texts;
    this.input = element("input", {
      id: "recovery-code",
      className: "field recovery-field",
      dir: "ltr",
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: false,
      required: true,
      maxLength: 64,
      "aria-describedby": "problem",
    });
    const label = element("label", { htmlFor: "recovery-code", className: "label" }, texts.text("recoveryLabel"));
    this.parts = [label, this.input];
  }

  get value() {
    return this.input.value.trim();
  }

  complaint() {
    return this.value === "" ? this.#texts.text("recoveryLead") : undefined;
  }
}

/** Shows new recovery codes, which the server does not show again; `goOn` continues. */
export class RecoveryCodesStep {
  kind = "recovery";

  constructor({ texts, codes, appName, goOn }) {
    const title = texts.text("recoveryTitle");
    this.title = element("h1", { tabIndex: -1 }, title);
    const items = codes.map((code) => element("li", {}, code));
    this.root = element(
      "section",
      { className: "step" },
      this.title,
      element("p", { className: "lead" }, texts.text("recoverySaveLead")),
      element(
        "div",
        { className: "recovery-codes" },
        element("ul", { dir: "ltr", "aria-label": title }, ...items),
        copyButton(codes.join("\n"), `${texts.text("copy")}: ${title}`),
      ),
      element(
        "div",
        { className: "stack" },
        element(
          "button",
          { className: "button is-quiet", type: "button", onclick: () => download(codes, appName) },
          texts.text("recoveryDownload"),
        ),
        element("button", { className: "button", type: "button", onclick: goOn }, texts.text("recoverySaved")),
      ),
    );
  }

  focus() {
    this.title.focus();
  }

  stop() {}
}

/** Saves the codes as a file that says which app they are for. */
function download(codes, appName) {
  const text = [...(appName ? [appName, ""] : []), ...codes, ""].join("\r\n");
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  element("a", { href: address, download: "recovery-codes.txt" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
