import { Refusal } from "./auth-client.js";
import { CodeField } from "./code-field.js";
import { Countdown } from "./countdown.js";
import { element } from "./dom.js";
import { internationalFormat } from "./number-format.js";
import { endsSession, explain } from "./refusal-text.js";
import { problemLine, whileBusy } from "./step.js";

/** The second step: the code of the message, a new one after a while, or another number. */
export class CodeStep {
  #texts;
  #verification;
  #handlers;

  /** `handlers` are `signIn(code)`, `resend()` and `changeNumber()`; what they throw is shown. */
  constructor({ texts, verification, codeLength, handlers }) {
    this.#texts = texts;
    this.#verification = verification;
    this.#handlers = handlers;
    this.#build(codeLength);
    this.countdown = new Countdown((left) => this.#showWait(left));
    this.countdown.start(verification.resendAt);
  }

  focus() {
    this.field.input.focus();
  }

  stop() {
    this.countdown.stop();
  }

  #build(codeLength) {
    const texts = this.#texts;
    this.field = new CodeField({
      length: codeLength,
      label: texts.text("codeLabel", { count: codeLength }),
      onComplete: () => this.#submit(),
    });
    this.problem = problemLine();
    this.news = element("p", { className: "news", role: "status" });
    this.button = element("button", { className: "button", type: "submit" }, texts.text("codeSubmit"));
    this.wait = element("span", { className: "wait" });
    this.resend = element(
      "button",
      { className: "link-button", type: "button", onclick: () => this.#resend() },
      texts.text("resend"),
    );
    const change = element(
      "button",
      { className: "link-button", type: "button", onclick: () => this.#handlers.changeNumber() },
      texts.text("changeNumber"),
    );
    this.root = element(
      "form",
      {
        className: "step",
        noValidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.#submit();
        },
      },
      element("h1", { tabIndex: -1 }, texts.text("codeTitle")),
      element("p", { className: "lead" }, ...this.#lead()),
      this.field.root,
      this.problem,
      this.news,
      this.button,
      element("div", { className: "step-footer" }, element("div", {}, this.wait, this.resend), change),
    );
  }

  #lead() {
    const number = internationalFormat(this.#verification.number);
    const [before, after] = this.#texts.text("codeLead", { number: "\u0000" }).split("\u0000");
    return [before, element("bdi", { className: "number-shown", dir: "ltr" }, number), after];
  }

  #showWait(left) {
    const isWaiting = left > 0;
    const wasWaiting = this.resend.hidden;
    this.wait.textContent = isWaiting
      ? this.#texts.text("resendIn", { time: this.#texts.clock(left) })
      : "";
    this.resend.hidden = isWaiting;
    if (wasWaiting && !isWaiting) this.news.textContent = this.#texts.text("resendReady");
  }

  async #submit() {
    this.#say("");
    if (!this.field.isComplete) {
      return this.#complain(this.#texts.text("codeShort", { count: this.field.length }));
    }
    await whileBusy(this.root, this.button, this.#texts.text("codeSubmitting"), async () => {
      try {
        await this.#handlers.signIn(this.field.digits);
      } catch (error) {
        this.field.clear();
        this.#complain(explain(error, this.#texts));
        if (endsSession(error)) this.resend.classList.add("is-urged");
      }
    });
  }

  async #resend() {
    this.#say("");
    await whileBusy(this.root, this.resend, this.#texts.text("numberSubmitting"), async () => {
      const before = this.#verification.sessionInfo;
      try {
        this.#verification = await this.#handlers.resend();
        this.field.clear();
        this.resend.classList.remove("is-urged");
        this.#say(this.#texts.text(this.#verification.sessionInfo === before ? "resentSame" : "resent"));
        this.countdown.start(this.#verification.resendAt);
      } catch (error) {
        this.#complain(explain(error, this.#texts));
        const wait = error instanceof Refusal ? error.retryAfter : undefined;
        if (wait) this.countdown.start(Date.now() + wait * 1000);
      }
    });
    this.focus();
  }

  #say(text) {
    this.problem.textContent = "";
    this.news.textContent = text;
    this.field.isWrong = false;
  }

  #complain(text) {
    this.#say("");
    this.problem.textContent = text;
    this.field.isWrong = true;
    this.focus();
  }
}
