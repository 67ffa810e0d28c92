import { Unreachable } from "./refusal.js";

/** The vendor's script did not load, or its widget broke. */
export class WidgetFailure extends Unreachable {}

/** The timeout for loading a vendor's script, in milliseconds. */
const deadline = 20_000;

/**
 * Shows a vendor's widget in `container`, and returns what it gives to a person who passes.
 *
 * `settings` are those that the server wrote into the page.
 */
export async function showWidget(container, settings) {
  await load(settings.script);
  container.hidden = false;
  const place = document.createElement("div");
  container.replaceChildren(place);
  return await vendors[settings.vendor](place, settings);
}

const vendors = {
  RECAPTCHA: (place, settings) => ready(globalThis.grecaptcha, (api) => render(api, place, settings)),
  RECAPTCHA_ENTERPRISE: (place, settings) =>
    ready(globalThis.grecaptcha?.enterprise, (api) =>
      settings.scores
        ? api.execute(settings.siteKey, { action: settings.action })
        : render(api, place, settings),
    ),
  TURNSTILE: (place, settings) => ready(globalThis.turnstile, (api) => render(api, place, settings)),
  HCAPTCHA: (place, settings) => ready(globalThis.hcaptcha, (api) => render(api, place, settings)),
};

async function ready(api, use) {
  if (!api) throw new WidgetFailure();
  // Turnstile refuses `ready` behind a script that loads by itself, and is ready by then.
  if (api.ready && api !== globalThis.turnstile) await new Promise((resolve) => api.ready(resolve));
  return await use(api);
}

function render(api, place, { siteKey, action, language }) {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new WidgetFailure());
    api.render(place, {
      sitekey: siteKey,
      action,
      language,
      hl: language,
      theme: isDark ? "dark" : "light",
      callback: resolve,
      "error-callback": fail,
      "expired-callback": fail,
      "timeout-callback": fail,
      "chalexpired-callback": fail,
    });
  });
}

let loading;

/** Loads the vendor's script once; after a failure the next call tries anew. */
function load(address) {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new WidgetFailure());
    };
    const timer = setTimeout(fail, deadline);
    script.src = address;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}
