import { ChoiceStep } from "./choice-step.js";
import { explain } from "./refusal-text.js";
import { Refusal } from "./refusal.js";
import { linkButton } from "./step.js";

/** The refusals to add a provider's user to a guest's account: another account has the user, or the address. */
const ofAnotherAccount = new Set(["FEDERATED_USER_ID_ALREADY_LINKED", "EMAIL_EXISTS"]);

/** Sign-in at the page of an identity provider. */
export class ProviderSignIn {
  #desk;
  #pending;

  /** `desk` is as for `PasswordSignIn`, with the page's `flow`, the `ways` for an address and
   * `solveConflict`. */
  constructor(desk) {
    this.#desk = desk;
  }

  /** Goes to the page of a provider; where that is a popup, this page goes on with its result. */
  async leaveFor(id) {
    const { flow, guest } = this.#desk;
    await this.take(await flow.leaveFor(id, guest()));
  }

  /** Goes on with what a provider has sent back; `undefined` is a result of another tab. */
  async take(result) {
    const { client, guest, back, texts } = this.#desk;
    if (!result || result.code === "auth/user-cancelled") return back();
    if (!result.requestUri) return back(texts.text("unknown"));
    let answer;
    try {
      answer = await client.signInWithProvider(result.requestUri, result.secret, guest());
    } catch (error) {
      return back(explain(error, texts));
    }
    await this.#accept(answer);
  }

  async #accept(answer) {
    const { client, guest, proceed, solveConflict, back, texts } = this.#desk;
    const { errorMessage, pendingToken } = answer;
    if (answer.needConfirmation) return this.#solve(answer);
    if (guest() && pendingToken && ofAnotherAccount.has(errorMessage)) {
      return solveConflict(() => client.signInWithPendingToken(pendingToken), (other) => this.#accept(other));
    }
    if (errorMessage) return back(explain(new Refusal({ message: errorMessage }), texts));
    await proceed(answer);
  }

  /** The address belongs to an account; the user signs in to it, and the provider is added. */
  #solve({ email, pendingToken, verifiedProvider }) {
    const { texts, show, ways, back } = this.#desk;
    this.#pending = { email, pendingToken };
    show(
      new ChoiceStep({
        texts,
        title: texts.text("conflictTitle"),
        lead: texts.text("existingLead", { email }),
        choices: ways(email, verifiedProvider),
        ways: [linkButton(texts.text("otherWay"), () => this.#leaveIt())],
      }),
    );
  }

  /** Without the user's consent, the provider is not added to whatever account signs in. */
  #leaveIt() {
    this.#pending = undefined;
    this.#desk.back();
  }

  /**
   * Adds the provider, if the user has signed in to the account with its address.
   *
   * A failure is no reason to refuse the sign-in: the next one with the provider begins again.
   */
  async settle(answer) {
    const pending = this.#pending;
    if (!pending?.pendingToken || answer.email?.toLowerCase() !== pending.email.toLowerCase()) return answer;
    this.#pending = undefined;
    try {
      const { idToken, refreshToken } = await this.#desk.client.linkProvider(answer.idToken, pending.pendingToken);
      return idToken ? { ...answer, idToken, refreshToken } : answer;
    } catch {
      return answer;
    }
  }
}
