import { element } from "./dom.js";
import { drawing } from "./drawings.js";
import { explain } from "./refusal-text.js";
import { problemLine, whileBusy } from "./step.js";

/** A step that offers several ways on, one button each. */
export class ChoiceStep {
  kind = "choice";
  #texts;

  /**
   * `choices` are `{ label, note, run }`; what `run` throws is shown. `ways` are buttons that
   * lead elsewhere.
   */
  constructor({ texts, title, lead, choices, problem = "", note, ways = [] }) {
    this.#texts = texts;
    this.problem = problemLine();
    this.problem.textContent = problem;
    this.title = element("h1", { tabIndex: -1 }, title);
    this.buttons = choices.map((choice) => this.#button(choice));
    this.root = element(
      "section",
      { className: "step" },
      this.title,
      lead ? element("p", { className: "lead" }, lead) : element("div", { className: "lead-gap" }),
      element("ul", { className: "choices" }, ...this.buttons.map((button) => element("li", {}, button))),
      this.problem,
      note,
      element("div", { className: "step-footer" }, element("div"), ...ways),
    );
  }

  focus() {
    this.title.focus();
  }

  stop() {}

  /** Chooses the option like a click on its button. */
  choose(index) {
    this.buttons[index].click();
  }

  #button({ label, note, run }) {
    const title = element("span", { className: "choice-label" }, label);
    const button = element(
      "button",
      { type: "button", className: "choice", onclick: () => this.#run(title, button, run) },
      element("span", {}, title, note ? element("bdi", { className: "quiet" }, note) : null),
      drawing("chevron"),
    );
    return button;
  }

  async #run(title, button, run) {
    this.problem.textContent = "";
    await whileBusy(this.root, title, this.#texts.text("oneMoment"), async () => {
      button.setAttribute("aria-disabled", "true");
      try {
        await run();
      } catch (error) {
        this.problem.textContent = explain(error, this.#texts);
      } finally {
        button.removeAttribute("aria-disabled");
      }
    });
  }
}
