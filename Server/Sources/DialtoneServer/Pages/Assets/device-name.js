const browsers = [["Edge", /\bEdgA?\//], ["Opera", /\bOPR\//], ["Firefox", /\b(Firefox|FxiOS)\//], ["Chrome", /\b(Chrome|CriOS)\//], ["Safari", /\bSafari\//]];
const systems = [["iPhone", /\biPhone\b/], ["iPad", /\biPad\b/], ["Android", /\bAndroid\b/], ["Windows", /\bWindows\b/], ["macOS", /\bMac OS X\b/], ["ChromeOS", /\bCrOS\b/], ["Linux", /\bLinux\b/]];

/** A short name for what a device said about itself at its sign-in: “Chrome · Windows”. */
export function deviceName(client) {
  if (!client?.startsWith("Mozilla/")) return client;
  const found = [browsers, systems].map((names) => names.find(([, pattern]) => pattern.test(client))?.[0]);
  return found.filter(Boolean).join(" · ") || client;
}
