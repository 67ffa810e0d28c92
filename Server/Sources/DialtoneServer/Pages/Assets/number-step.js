import { CountryPicker } from "./country-picker.js";
import { digitsOf } from "./digits.js";
import { element } from "./dom.js";
import { groupDigits } from "./number-format.js";
import { explain } from "./refusal-text.js";
import { problemLine, whileBusy } from "./step.js";

/** The first step: a country and a number, and the message is sent. */
export class NumberStep {
  kind = "number";
  #texts;
  #regions;
  #send;

  /**
   * `wording` has the `title` and the `lead`. `send` takes the number; what it throws is shown.
   * `ways` are buttons that lead elsewhere, `passkeys` is a `PasskeyEntry`, and `methods` has the other
   * ways to sign in.
   */
  constructor({ texts, wording, regions, number, send, passkeys, methods, problem = "", ways = [] }) {
    this.#texts = texts;
    this.#regions = regions;
    this.#send = send;
    this.passkeys = passkeys;
    this.#build(wording, number?.region ?? regions.home(), ways, methods);
    this.problem.textContent = problem;
    if (number) this.input.value = groupDigits(number.digits, number.region);
    passkeys?.begin(this);
  }

  focus() {
    this.input.focus();
  }

  stop() {
    this.passkeys?.end();
  }

  get #number() {
    const region = this.picker.selected;
    return { region, digits: digitsOf(this.input.value) };
  }

  #build(wording, region, ways, methods) {
    const texts = this.#texts;
    this.picker = new CountryPicker({
      regions: this.#regions,
      texts,
      selected: region,
      onChange: () => this.#showRegion(),
    });
    this.input = element("input", {
      id: "number",
      name: "tel",
      type: "tel",
      inputMode: "tel",
      autocomplete: this.passkeys ? "tel webauthn" : "tel",
      className: "number-input",
      dir: "ltr",
      required: true,
      "aria-describedby": "problem notice",
      oninput: () => this.#take(),
    });
    this.problem = problemLine();
    this.news = element("p", { className: "sr-only", role: "status" });
    this.button = element("button", { className: "button", type: "submit" }, texts.text("numberSubmit"));
    this.root = element(
      "form",
      { className: "step", noValidate: true, onsubmit: (event) => this.#submit(event) },
      element("h1", { tabIndex: -1 }, wording.title),
      element("p", { className: "lead" }, wording.lead),
      element("label", { htmlFor: "number", className: "label" }, texts.text("numberLabel")),
      element("div", { className: "number-field", dir: "ltr" }, this.picker.button, this.input),
      this.problem,
      this.button,
      element("p", { id: "notice", className: "fine-print" }, texts.text("numberNotice")),
      this.passkeys?.root,
      methods?.list(() => this.root),
      this.news,
      ways.length > 0 ? element("div", { className: "step-footer" }, element("div"), ...ways) : null,
      this.picker.dialog,
    );
    this.#showExample();
  }

  #showRegion() {
    this.#showExample();
    this.#regroup();
    this.#forgive();
    this.input.focus();
  }

  #showExample() {
    this.input.placeholder = this.picker.selected.example ?? "";
  }

  #take() {
    this.#forgive();
    const split = this.#regions.split(this.input.value, this.picker.selected);
    if (split) this.#adopt(split);
    else this.#regroup();
  }

  #adopt({ region, digits }) {
    if (region !== this.picker.selected) {
      this.picker.select(region);
      this.#showExample();
      this.news.textContent = this.#texts.text("countryChanged", { name: region.name });
    }
    this.input.value = groupDigits(digits, region);
  }

  /** Leaves the text alone while the user edits the middle of it, or if it begins with a “+”. */
  #regroup() {
    const text = this.input.value;
    if (this.input.selectionStart !== text.length || /[^\p{Nd}\s().-]/u.test(text)) return;
    const digits = digitsOf(text);
    const isPartialPrefix = digits === "0" || digits === "00";
    if (!isPartialPrefix) this.input.value = groupDigits(digits, this.picker.selected);
  }

  #forgive() {
    this.problem.textContent = "";
    this.input.removeAttribute("aria-invalid");
  }

  #complain(text) {
    this.problem.textContent = text;
    this.input.setAttribute("aria-invalid", "true");
    this.input.focus();
  }

  async #submit(event) {
    event.preventDefault();
    const number = this.#number;
    if (number.digits === "") return this.#complain(this.#texts.text("numberMissing"));
    if (this.#regions.isInternational(this.input.value)) {
      return this.#complain(this.#texts.text("callingCodeUnknown"));
    }
    this.#forgive();
    await whileBusy(this.root, this.button, this.#texts.text("numberSubmitting"), async () => {
      try {
        await this.#send(number);
      } catch (error) {
        this.#complain(explain(error, this.#texts, { country: number.region.name }));
      }
    });
  }
}
