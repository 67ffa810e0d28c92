import { svgElement } from "./drawings.js";

const deadline = 5_000;

/** The maximum length of an app's name in the URL, which contains it twice and escaped. */
const nameLimit = 72;

/** The address by which an authenticator app takes over the secret; the server draws up to 320 bytes of it. */
export function setupAddress({ sharedSecretKey, verificationCodeLength, hashingAlgorithm, periodSec }, appName, account) {
  const issuer = shortened(appName ?? "");
  const label = [issuer, account].filter(Boolean).map(encodeURIComponent).join(":");
  const query = Object.entries({
    secret: sharedSecretKey,
    issuer,
    algorithm: hashingAlgorithm,
    digits: verificationCodeLength,
    period: periodSec,
  });
  return `otpauth://totp/${label}?${query.map((entry) => entry.map(encodeURIComponent).join("=")).join("&")}`;
}

/** The QR code of the address, with a label for those who cannot see it; `undefined` without an answer. */
export async function setupCode(address, label, server) {
  let drawing;
  try {
    const answer = await fetch(`${server}/sign-in/setup-code`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ address }),
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(deadline),
    });
    if (!answer.ok) return undefined;
    drawing = await answer.json();
  } catch {
    return undefined;
  }
  const title = svgElement("title");
  title.textContent = label;
  return svgElement(
    "svg",
    { id: "setup-code", class: "setup-code", role: "img", viewBox: `0 0 ${drawing.size} ${drawing.size}` },
    title,
    svgElement("path", { d: drawing.path }),
  );
}

/** As many whole characters of a name as fit. */
function shortened(name) {
  let kept = "";
  for (const character of name) {
    if (encodeURIComponent(kept + character).length > nameLimit) break;
    kept += character;
  }
  return kept.trim();
}
