const workerURL = new URL("./proof-of-work-worker.js", import.meta.url);

/** More threads than that make a phone hot and no person wait less. */
const mostWorkers = 4;

/**
 * What threads run. Browsers start none with a script of another site, but they let a script of
 * the page import one.
 *
 * The import is a dynamic one: only then does `script-src` of the page's policy apply to it, and not
 * `worker-src`. What the page sends meanwhile waits for it.
 */
const workerScript =
  workerURL.origin === location.origin
    ? workerURL.href
    : URL.createObjectURL(new Blob([importing(workerURL.href)], { type: "text/javascript" }));

function importing(address) {
  const lines = [
    "const early = [];",
    "self.onmessage = (event) => early.push(event);",
    `import(${JSON.stringify(address)}).then(`,
    "  () => early.forEach((event) => self.onmessage(event)),",
    "  (error) => setTimeout(() => { throw error; }),",
    ");",
  ];
  return lines.join("\n");
}

// The only script that any page of ours starts by its address.
const scripts = scriptPolicy();

/** Pages of other sites need not have a place for our policy. */
function scriptPolicy() {
  try {
    return globalThis.trustedTypes?.createPolicy("proof-of-work", {
      createScriptURL: () => workerScript,
    });
  } catch {
    return undefined;
  }
}

/** The browser could not do the work. */
export class Unsolvable extends Error {}

/**
 * Does the work that a challenge in ALTCHA's format asks for, and returns the payload.
 *
 * `onProgress` is told which part of the work is done at most: it may end earlier.
 */
export async function solve(challenge, { onProgress = () => {} } = {}) {
  const started = performance.now();
  const count = Math.min(Math.max(navigator.hardwareConcurrency ?? 1, 1), mostWorkers);
  const workers = [];
  let tried = 0;
  try {
    const number = await new Promise((resolve, reject) => {
      let running = count;
      for (let first = 0; first < count; first += 1) {
        const script = scripts?.createScriptURL("") ?? workerScript;
        const worker = new Worker(script, { type: "module" });
        workers.push(worker);
        worker.onmessage = ({ data }) => {
          if (data.number !== undefined) resolve(data.number);
          else if (data.exhausted && (running -= 1) === 0) reject(new Unsolvable());
          else onProgress(Math.min(1, (tried += data.tried ?? 0) / challenge.maxnumber));
        };
        worker.onerror = () => reject(new Unsolvable());
        worker.postMessage({
          salt: challenge.salt,
          challenge: challenge.challenge,
          first,
          step: count,
          last: challenge.maxnumber,
        });
      }
    });
    return payload(challenge, number, Math.round(performance.now() - started));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function payload({ algorithm, challenge, salt, signature }, number, took) {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature, took }));
}
