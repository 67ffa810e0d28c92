import { element } from "./dom.js";
import { explain } from "./refusal-text.js";
import { problemLine, whileBusy } from "./step.js";

/** A step with fields and a button that sends them. */
export class FormStep {
  #texts;
  #fields;
  #run;
  #submitting;

  /**
   * `fields` are those of `entry-fields.js`. `run` sends their values; what it throws is shown.
   * `ways` are buttons that lead elsewhere, and `problem` says what has failed before.
   */
  constructor({ texts, title, lead, fields, submit, submitting, run, ways = [], problem = "" }) {
    this.#texts = texts;
    this.#fields = fields;
    this.#run = run;
    this.#submitting = submitting ?? texts.text("oneMoment");
    this.problem = problemLine();
    this.problem.textContent = problem;
    this.button = element("button", { className: "button", type: "submit" }, submit);
    this.root = element(
      "form",
      { className: "step", noValidate: true, onsubmit: (event) => this.#submit(event), oninput: () => this.#forgive() },
      element("h1", { tabIndex: -1 }, title),
      lead ? element("p", { className: "lead" }, lead) : element("div", { className: "lead-gap" }),
      ...fields.flatMap((field) => field.parts),
      this.problem,
      this.button,
      ways.length > 0 ? element("div", { className: "step-ways" }, ...ways) : null,
    );
  }

  focus() {
    const field = this.#fields.find(({ value }) => value === "") ?? this.#fields.at(-1);
    field.input.focus();
  }

  stop() {}

  #forgive() {
    this.problem.textContent = "";
    for (const { input } of this.#fields) input.removeAttribute("aria-invalid");
  }

  #complain(text, field) {
    this.problem.textContent = text;
    field.input.setAttribute("aria-invalid", "true");
    field.input.focus();
  }

  async #submit(event) {
    event.preventDefault();
    this.#forgive();
    for (const field of this.#fields) {
      const complaint = field.complaint();
      if (complaint) return this.#complain(complaint, field);
    }
    let failure;
    await whileBusy(this.root, this.button, this.#submitting, async () => {
      try {
        await this.#run();
      } catch (error) {
        failure = error;
      }
    });
    if (!failure) return;
    // A wrong password is typed anew; an address is corrected.
    const isAddress = aboutAddress.has(failure.code);
    const field = isAddress ? this.#fields[0] : this.#fields.at(-1);
    if (!isAddress) field.clearSecret?.();
    this.#complain(explain(failure, this.#texts), field);
  }
}

const aboutAddress = new Set(["INVALID_EMAIL", "EMAIL_EXISTS", "USER_DISABLED", "USER_NOT_FOUND"]);
