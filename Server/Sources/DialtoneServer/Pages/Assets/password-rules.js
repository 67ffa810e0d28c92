/** What the project requires of a new password: in words, and of a text. */
export class PasswordRules {
  #texts;
  #rules;

  /** `policy` is that of `signInOptions`. */
  constructor({ customStrengthOptions: options = {}, enforcementState, allowedNonAlphanumericCharacters = [] }, texts) {
    this.#texts = texts;
    const isEnforced = enforcementState === "ENFORCE";
    const shortest = Math.max(isEnforced ? (options.minPasswordLength ?? 0) : 0, 6);
    const longest = isEnforced ? options.maxPasswordLength : undefined;
    const symbols = new Set(allowedNonAlphanumericCharacters);
    this.#rules = [
      { text: texts.text("ruleShortest", { count: shortest }), holds: (characters) => characters.length >= shortest },
    ];
    if (longest !== undefined && longest < 4096) {
      const text = texts.text("ruleLongest", { count: longest });
      this.#rules.push({ text, holds: (characters) => characters.length <= longest });
    }
    const kinds = [
      ["containsLowercaseCharacter", "ruleLowercase", (one) => /[a-z]/.test(one)],
      ["containsUppercaseCharacter", "ruleUppercase", (one) => /[A-Z]/.test(one)],
      ["containsNumericCharacter", "ruleDigit", (one) => /[0-9]/.test(one)],
      ["containsNonAlphanumericCharacter", "ruleSymbol", (one) => symbols.has(one)],
    ];
    for (const [option, key, isOfKind] of kinds) {
      if (!isEnforced || !options[option]) continue;
      this.#rules.push({ text: texts.text(key), holds: (characters) => characters.some(isOfKind) });
    }
  }

  /** All rules in a sentence. */
  get sentence() {
    return this.#sentence(this.#rules);
  }

  /** The rules that the password breaks, in a sentence; empty if it breaks none. */
  fault(password) {
    if (!password) return this.#texts.text("passwordMissing");
    const broken = this.#rules.filter(({ holds }) => !holds([...password]));
    return broken.length > 0 ? this.#sentence(broken) : "";
  }

  #sentence(rules) {
    const list = rules.map(({ text }) => text).join(this.#texts.text("ruleSeparator"));
    return this.#texts.text("passwordRules", { rules: list });
  }
}
