import { PrefixedSHA256 } from "./sha256.js";

/** The number of attempts between two progress reports. */
const stride = 4096;

/**
 * Looks for the number of a challenge among every `step`th from `first` on, and says how many
 * it has tried and, once it knows, which number it is.
 */
self.onmessage = ({ data: { salt, challenge, first, step, last } }) => {
  const hash = new PrefixedSHA256(new TextEncoder().encode(salt));
  const wanted = words(challenge);
  let tried = 0;
  for (let number = first; number <= last; number += step) {
    const found = hash.digest(String(number));
    if (found[0] === wanted[0] && found.every((word, place) => word === wanted[place])) {
      self.postMessage({ number });
      return;
    }
    tried += 1;
    if (tried % stride === 0) self.postMessage({ tried: stride });
  }
  self.postMessage({ exhausted: true });
};

function words(hex) {
  return Int32Array.from({ length: 8 }, (_, place) => Number.parseInt(hex.substr(place * 8, 8), 16) | 0);
}
