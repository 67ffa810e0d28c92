import { text } from "./console-texts.js";
import { canUsePasskeys, createPasskey, usePasskey, PasskeyFailure } from "./web-authn.js";

// Forms that need a passkey are hidden without scripts.
if (canUsePasskeys()) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      run(form);
    });
  }
}

const kinds = ["canceled", "late", "exists", "unavailable"];

/** Asks the authenticator, and sends the form with its response. */
async function run(form) {
  if (form.getAttribute("aria-busy") === "true") return;
  const problem = form.querySelector("[data-passkey-problem]");
  problem.textContent = "";
  form.setAttribute("aria-busy", "true");
  try {
    const options = await load(form);
    if (!options) return;
    const isNew = form.dataset.passkey === "create";
    const response = isNew ? await createPasskey(options) : await usePasskey(options);
    form.elements.namedItem("passkey").value = JSON.stringify(response);
    form.submit();
  } catch (error) {
    const kind = error instanceof PasskeyFailure ? error.kind : "unknown";
    problem.textContent = text(kinds.includes(kind) ? kind : "unknown");
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/** Loads the options; leaves the page and returns nothing if a confirmation or a sign-in is needed. */
async function load(form) {
  const answer = await fetch(form.dataset.options, { headers: { accept: "application/json" } });
  if (answer.redirected) {
    const isConfirmation = new URL(answer.url).pathname === "/console/confirm";
    // The page of the confirmation keeps what was entered.
    if (isConfirmation) form.submit();
    else location.reload();
    return null;
  }
  if (!answer.ok) throw new Error(`${answer.status}`);
  return await answer.json();
}
