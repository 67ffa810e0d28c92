// The window that Google's web SDK opened: it asks the page behind it for a proof, and in the end
// tells that page the result. Both messages go to the one origin that the server has checked.
const page = document.getElementById("popup");
const { key, target, task, result } = page.dataset;

/** The timeout for the opener's response, in milliseconds. */
const timeout = 5_000;

/** Shows one state of the page and hides the others. */
function show(name) {
  for (const state of page.querySelectorAll(".step")) state.hidden = state.dataset.state !== name;
  page.querySelector(`[data-state="${name}"] h1`).focus();
}

/** Requests the digest of a secret from the opener. */
function prove() {
  const timer = setTimeout(() => show("unanswered"), timeout);
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== target || source !== window.opener) return;
    if (data?.type !== "dialtone:challenge" || data.key !== key) return;
    clearTimeout(timer);
    const address = new URL(location.href);
    address.hash = "";
    address.searchParams.set("challenge", data.challenge);
    location.replace(address);
  });
  window.opener.postMessage({ type: "dialtone:prove", key }, target);
}

function tell() {
  window.opener.postMessage({ type: "dialtone:result", key, ...JSON.parse(result) }, target);
  // The SDK closes the window; a page that is gone meanwhile does not.
  setTimeout(() => {
    show("done");
    window.close();
  }, 1_500);
}

if (!window.opener) show("lost");
else if (task === "prove") prove();
else tell();
