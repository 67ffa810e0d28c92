import { digitsOf } from "./digits.js";
import { element } from "./dom.js";

/**
 * One text field drawn as a row of boxes.
 *
 * A single field, so that autofill, paste and screen readers meet what they expect.
 */
export class CodeField {
  #boxes;

  constructor({ length, label, onComplete }) {
    this.length = length;
    this.#boxes = Array.from({ length }, () => element("span", { className: "code-box" }));
    this.input = element("input", {
      id: "code",
      name: "code",
      type: "text",
      inputMode: "numeric",
      autocomplete: "one-time-code",
      autocapitalize: "off",
      spellcheck: false,
      required: true,
      dir: "ltr",
      className: "code-input",
      "aria-describedby": "problem",
      oninput: () => this.#take(onComplete),
      onselectionchange: () => this.#draw(),
      onfocus: () => this.#toEnd(),
      onclick: () => this.#toEnd(),
    });
    this.root = element(
      "div",
      { className: "code-field" },
      element("label", { htmlFor: "code", className: "sr-only" }, label),
      element("div", { className: "code-boxes", dir: "ltr", "aria-hidden": "true" }, ...this.#boxes),
      this.input,
    );
  }

  get digits() {
    return this.input.value;
  }

  get isComplete() {
    return this.digits.length === this.length;
  }

  set isWrong(isWrong) {
    this.root.classList.toggle("is-wrong", isWrong);
    this.input.setAttribute("aria-invalid", String(isWrong));
  }

  /** A closed field takes nothing more. */
  set isClosed(isClosed) {
    this.root.classList.toggle("is-closed", isClosed);
    this.input.disabled = isClosed;
  }

  clear() {
    this.input.value = "";
    this.#draw();
  }

  #take(onComplete) {
    const digits = digitsOf(this.input.value).slice(0, this.length);
    if (digits !== this.input.value) this.input.value = digits;
    this.isWrong = false;
    this.#draw();
    if (this.isComplete) onComplete();
  }

  #toEnd() {
    const { length } = this.input.value;
    this.input.setSelectionRange(length, length);
  }

  #draw() {
    const { digits } = this;
    this.#boxes.forEach((box, index) => {
      box.textContent = digits[index] ?? "";
      box.classList.toggle("is-filled", index < digits.length);
      box.classList.toggle("is-next", index === Math.min(digits.length, this.length - 1));
    });
  }
}
