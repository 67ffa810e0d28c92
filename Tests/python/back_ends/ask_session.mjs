// Asks by the function of docs/back-ends.md whether a token's user is still signed in.
import { pathToFileURL } from 'node:url';

const [file, server, apiKey, token] = process.argv.slice(2);
const { isSignedIn } = await import(pathToFileURL(file));
console.log(await isSignedIn({ server, apiKey, token }));
