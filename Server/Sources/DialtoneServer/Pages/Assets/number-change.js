import { CodeStep } from "./code-step.js";
import { element } from "./dom.js";
import { e164, shownNumber } from "./number-format.js";
import { NumberStep } from "./number-step.js";
import { isOld } from "./refusal-text.js";
import { linkButton } from "./step.js";

/** Changes the account's number on its page: asks for the new one, and for the code that it receives. */
export class NumberChange {
  #screen;

  constructor(screen) {
    this.#screen = screen;
  }

  /** Begins; `entered` is in the field already. */
  start(entered) {
    const { texts, regions, client } = this.#screen.parts;
    this.#screen.say("");
    this.#screen.showStep(
      new NumberStep({
        texts,
        wording: { title: texts.text("changeNumber"), lead: texts.text("numberLead") },
        regions,
        number: entered,
        send: async (number) => this.#askForCode(number, await client.sendCode(e164(number))),
        ways: [this.#screen.backButton()],
      }),
    );
  }

  #askForCode(number, sent) {
    const { texts, client, codeLength } = this.#screen.parts;
    let current = sent;
    this.#screen.showStep(
      new CodeStep({
        texts,
        wording: {
          title: texts.text("codeTitle", { count: codeLength }),
          lead: [
            element("span", {}, ...texts.around("codeLead", "number", shownNumber(number))),
            linkButton(texts.text("changeNumber"), () => this.start(number)),
          ],
          submit: texts.text("changeNumber"),
        },
        verification: sent,
        codeLength,
        handlers: {
          submit: (code) => this.#useCode(number, current.sessionInfo, code),
          resend: async () => (current = await client.sendCode(e164(number))),
          startOver: () => this.start(number),
        },
        ways: [this.#screen.backButton()],
      }),
    );
  }

  async #useCode(number, sessionInfo, code) {
    const { texts } = this.#screen.parts;
    try {
      const isFree = await this.#screen.session.changeNumber(sessionInfo, code);
      if (isFree) return this.#screen.showSaved();
    } catch (error) {
      if (!isOld(error)) throw error;
      return this.#screen.signInAgain(() => this.start(number));
    }
    await this.#screen.show();
    this.#screen.complain(texts.text("numberTaken"));
  }
}
