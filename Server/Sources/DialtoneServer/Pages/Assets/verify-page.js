import { readChallenge } from "./challenge-settings.js";
import { answerChallenge } from "./challenge.js";
import { Refusal, Unreachable } from "./refusal.js";
import { call } from "./server-call.js";

const root = document.getElementById("verify");
const part = (name) => document.getElementById(name);
const progress = part("progress");

/** The app's request, which the server reads again with the response. */
const request = Object.fromEntries(new URLSearchParams(location.search));

/** Shows one state of the page and hides the others. */
function show(name) {
  for (const state of root.querySelectorAll(".step")) state.hidden = state.id !== name;
  part(name).querySelector("h1").focus();
}

async function run() {
  show("working");
  progress.removeAttribute("value");
  try {
    const answer = await answerChallenge(readChallenge(root), {
      apiKey: request.apiKey,
      container: part("widget"),
      onProgress: (fraction) => (progress.value = fraction),
    });
    part("widget").hidden = true;
    progress.hidden = false;
    finish(await call(location.pathname, { ...request, ...answer }));
  } catch (error) {
    fail(error);
  }
}

/** Goes back to the app; the link stays for those whose browser does not go by itself. */
function finish({ location: address }) {
  show("done");
  const link = part("return");
  link.hidden = !address;
  if (!address) return;
  link.href = address;
  leaveFor(address);
}

function fail(error) {
  const kind =
    error instanceof Unreachable ? "unreachable"
    : error instanceof Refusal && error.code === "CAPTCHA_CHECK_FAILED" ? "refused"
    : "unknown";
  for (const text of root.querySelectorAll("[data-failure]")) text.hidden = text.dataset.failure !== kind;
  show("failed");
}

/** The server made the address; a script in its place would not be one. */
function leaveFor(address) {
  if (!/^(javascript|data|vbscript|blob):/i.test(address)) location.assign(address);
}

part("retry").addEventListener("click", run);
if (readChallenge(root).vendor !== "PROOF_OF_WORK") progress.hidden = true;
run();
